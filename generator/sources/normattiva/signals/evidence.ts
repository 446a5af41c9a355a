import { collapse } from "../lines.ts";

/** What stands where words were left out. */
const LEFT_OUT = "…";
/** Characters of an evidence at the most. */
const LONGEST = 600;

/**
 * The piece of a source that proves a relation: white space collapsed, the pieces joined and cut with `…`, 600 characters at the most.
 *
 * @example evidenceOf("ha disposto (con l'art. 3)", "l'abrogazione del comma 2;") // "ha disposto (con l'art. 3) … l'abrogazione del comma 2"
 */
export function evidenceOf(...pieces: readonly string[]): string {
  const text = pieces
    .map((piece) => collapse(piece).replace(/[\s,;-]+$/, ""))
    .filter((piece) => piece !== "")
    .join(` ${LEFT_OUT} `);
  if (text.length <= LONGEST) return text;
  const cut = text.slice(0, LONGEST - LEFT_OUT.length);
  const space = cut.lastIndexOf(" ");
  return (space > LONGEST / 2 ? cut.slice(0, space) : cut) + LEFT_OUT;
}
