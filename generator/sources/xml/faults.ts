/** What is said of XML that is not well-formed: what is wrong, where, what to do. */

import { UnusableInput } from "../unusable-input.ts";

/**
 * Line and column of a character, from 1.
 *
 * @example placeIn("<a>\n<b>", 4) // "riga 2, colonna 1"
 */
export function placeIn(text: string, index: number): string {
  let line = 1;
  let start = 0;
  for (let at = text.indexOf("\n"); at !== -1 && at < index; at = text.indexOf("\n", at + 1)) {
    line++;
    start = at + 1;
  }
  return `riga ${line}, colonna ${index - start + 1}`;
}

/**
 * The error for an offence at a character.
 *
 * @example fault("<a></b>", 3, "</b> chiude un elemento mai aperto").luogo // "riga 1, colonna 4"
 */
export function fault(text: string, index: number, what: string): UnusableInput {
  return new UnusableInput(`XML non valido: ${what}; scaricare di nuovo il file`, placeIn(text, index));
}

/**
 * The error for a text that ends in the midst of what begins at a character.
 *
 * @param open names of the elements that are open there
 * @example truncated("<a><b", 3, ["a"]).message // "il file è troncato (restano aperti <a>): scaricarlo di nuovo per intero"
 */
export function truncated(text: string, index: number, open: readonly string[]): UnusableInput {
  const last = open.slice(-3).map((name) => `<${name}>`);
  return new UnusableInput(
    `il file è troncato${last.length ? ` (restano aperti ${last.join(" ")})` : ""}: scaricarlo di nuovo per intero`,
    placeIn(text, index),
  );
}
