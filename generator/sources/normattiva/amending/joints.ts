/** The words between two mentions: how they join the second to what stands before it. */

import { lex, type Span } from "../../../law/grammar/lexer.ts";
import type { LawToken } from "../../../law/grammar/tokens.ts";
import { MASK } from "./units.ts";

/** The end of some words, as far as it only joins what follows: `, e della medesima`, `dopo il`. */
export interface Joint {
  readonly comma: boolean;
  readonly and: boolean;
  /** The preposition: `a` of `alla`, `d` of `dell'`, `da`, `ne`, `su`; other ones in full, empty where none stands. */
  readonly preposition: string;
  /** An article of speech stands last, perhaps before a word that refers back. */
  readonly the: boolean;
  readonly after: boolean;
  /** The word before it, `MASK` for a quotation; empty where nothing stands before it, or only a sign. */
  readonly before: string;
  /** Whether nothing stands before it. */
  readonly isAll: boolean;
}

const AFTER: ReadonlySet<string> = new Set(["dopo", "prima", "successivamente", "fra", "tra"]);
const FAMILY = /^(?:da|d|ne|su|a)(?=(?:d?|i|l|ll|llo|lla|gli|lle|el|ell|ello|ella|ei|egli|elle)$)/;

/** Families of prepositions: `dell` is `d`, `alla` is `a`. */
const familyOf = (word: string): string => FAMILY.exec(word)?.[0] ?? word;

/** The tokens of some words; a quotation that is out of sight is one. */
export function lawTokensOf(words: string): LawToken[] {
  const masks: Span[] = [];
  for (let start = words.indexOf(MASK); start >= 0; start = words.indexOf(MASK, start)) {
    const from = start;
    while (words[start] === MASK) start++;
    masks.push({ start: from, end: start });
  }
  return lex(words, masks);
}

/**
 * How words end that stand before a mention.
 *
 * @example jointOf("il comma 2, e dell'") // { comma: true, and: true, preposition: "d", before: "2", ... }
 */
export function jointOf(words: string): Joint {
  // Something follows: `l'` is an article only before it.
  const tokens = lawTokensOf(`${words}${/['’]$/.test(words) ? "x" : " x"}`).slice(0, -2);
  const tail = { comma: false, and: false, preposition: "", the: false, after: false };
  let before = tokens.pop();
  for (; before !== undefined; before = tokens.pop()) {
    const { kind, word } = before;
    const isFirst = !tail.and && !tail.comma;
    if (kind === ",") tail.comma = true;
    else if (kind === "and" || kind === "or") tail.and = true;
    else if (AFTER.has(word)) tail.after ||= isFirst;
    // "II comma 69" is a slip for "il comma 69".
    else if (kind === "article" || word === "ii") tail.the ||= isFirst && tail.preposition === "";
    else if (kind === "preposition" || word === "per") tail.preposition ||= isFirst && !tail.the ? familyOf(word) : "";
    else if (kind !== "back") break;
  }
  const said = before?.kind === "quotation" ? MASK : before?.word || before?.value;
  return { ...tail, before: said ?? "", isAll: before === undefined };
}

/** `al comma 1, alla lettera b)`: a comma alone leads on to a place that lies in the one before. */
export const narrows = ({ comma, and, the, preposition }: Joint): boolean =>
  comma && !and && (the || preposition === "a" || preposition === "ne");

const INSIDE: ReadonlySet<string> = new Set(
  "parola parole cifra cifre segno segni espressione espressioni inciso incisi periodo periodi alinea capoverso capoversi".split(
    " ",
  ),
);

/**
 * What words name that lies inside a part and has no number of its own: words, a sentence, an introduction.
 *
 * @example insideIn("al primo periodo, le parole") // ["periodo", "parole"]
 */
export const insideIn = (words: string): string[] => lex(words).flatMap(({ word }) => (INSIDE.has(word) ? [word] : []));
