/** The words of the library of command lines, which speaks English, for Italian terminals. */

import { type Command, CommanderError, type Option } from "commander";
import { isSystemError, reasonOf } from "../folders/system-error.ts";
import { Finding } from "../terminal/failure.ts";
import { terminalLanguage } from "../terminal/language.ts";
import { COMMAND_TEXTS } from "./texts.ts";

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
function speakItalian(program: Command): void {
  program
    .usage("[opzioni]")
    .configureHelp({ styleTitle: (title) => TITLES[title] ?? title, optionDescription: described })
    .configureOutput({ outputError: (text, write) => write(inItalian(text)) });
}

/** What is printed of an error: one line for what the user can mend, all that is known of a defect. */
function linesOf(error: unknown, known: new (message: string) => Error): unknown[] {
  if (error instanceof known) return [error.message];
  if (isSystemError(error)) return [[error.path, reasonOf(error)].filter(Boolean).join(": ")];
  return [COMMAND_TEXTS.defect, error];
}

/**
 * Runs a command. A failure that the user can mend is printed as one line, any other with its stack.
 *
 * @param known class of the failures whose message is enough
 * @param args what stands behind the command's name
 * @returns the exit code: 0 done, 1 the work failed, 2 bad usage, 3 what was found wants looking at
 * @example process.exitCode = await exitCodes(new Command("check").option("--dir <dir>"), Failure);
 */
export async function exitCodes(
  program: Command,
  known: new (message: string) => Error,
  args: readonly string[] = process.argv.slice(2),
): Promise<0 | 1 | 2 | 3> {
  program
    .exitOverride()
    .allowExcessArguments(false)
    .showHelpAfterError(COMMAND_TEXTS.help)
    .helpOption("-h, --help", COMMAND_TEXTS.helpOption);
  if (terminalLanguage(process.env) === "it") speakItalian(program);
  try {
    await program.parseAsync(args, { from: "user" });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    console.error(...linesOf(error, known));
    return error instanceof Finding ? 3 : 1;
  }
}
