/** The words of the library of command lines, which speaks English, for Italian terminals. */

import type { Command, Option } from "commander";

const TITLES: Readonly<Record<string, string>> = { "Usage:": "Uso:", "Options:": "Opzioni:" };

const ERRORS: readonly (readonly [english: RegExp, italian: string])[] = [
  [/^error: unknown option '(.+)'/, "errore: opzione sconosciuta '$1'"],
  [/^error: option '(.+?)' argument '(.*)' is invalid\. /s, "errore: opzione '$1', valore '$2': "],
  [/^error: option '(.+?)' argument missing/, "errore: opzione '$1': manca il valore"],
  [/^error: too many arguments.*/, "errore: troppi argomenti"],
  [/\(Did you mean (.+)\?\)/, "(forse $1?)"],
  [/^error: /, "errore: "],
];

const inItalian = (text: string): string =>
  ERRORS.reduce((said, [english, italian]) => said.replace(english, italian), text);

function described({ description, defaultValue }: Option): string {
  const shown = defaultValue === undefined || defaultValue === false ? "" : JSON.stringify(defaultValue);
  return shown === "" || shown === "[]" ? description : `${description} (predefinito: ${shown})`;
}

/** Makes a command say in Italian how it is used, and what was wrong. */
export function speakItalian(program: Command): void {
  program
    .usage("[opzioni]")
    .configureHelp({ styleTitle: (title) => TITLES[title] ?? title, optionDescription: described })
    .configureOutput({ outputError: (text, write) => write(inItalian(text)) });
}
