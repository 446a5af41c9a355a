import { foldSigns } from "../law/fold.ts";

/** A word of a text, folded as the search compares words, and where it stands. */
export interface Token {
  readonly word: string;
  readonly start: number;
  readonly length: number;
}

/**
 * Letters with dots between (`c.p.p.`) are one word, so is a run of letters, marks and digits of any script; signs that are not seen,
 * such as a soft hyphen, stand inside words.
 */
const WORD = /\p{L}(?:\.\p{L}(?![\p{L}\p{M}\p{N}]))+|[\p{L}\p{M}\p{N}](?:\p{Cf}*[\p{L}\p{M}\p{N}])*/gu;
const PLAIN = /^[a-z0-9]+$/;
const NO_WORD = /[^\p{L}\p{N}]+/gu;

/** UTF-16 code units of a word at most: a longer run of letters is no word that anybody looks for, and no term of an index has its place. */
const LONGEST_WORD = 100;

/** One word without capitals, accents and dots; empty for one of more than 100 code units. */
const folded = (text: string): string =>
  text.length > LONGEST_WORD ? "" : PLAIN.test(text) ? text : foldSigns(text).replace(NO_WORD, "");

/**
 * The words of a text in order, folded as `foldSigns` does, dotted abbreviations in one piece; none of more than 100 code units.
 *
 * @returns places in UTF-16 code units
 * @example tokensOf("Dell'ambiente è c.p.").map(({ word }) => word) // ["dell", "ambiente", "e", "cp"]
 */
export function tokensOf(text: string): Token[] {
  const found: Token[] = [];
  let end = 0;
  for (const raw of rawWords(text)) {
    // Between two words stands nothing that a word begins with.
    const start = text.indexOf(raw, end);
    end = start + raw.length;
    const word = folded(raw);
    if (word) found.push({ word, start, length: raw.length });
  }
  return found;
}

/** The raw words of a text, to be folded by `foldedWord`: what a build counts by the hundred million. */
export const rawWords = (text: string): readonly string[] => text.match(WORD) ?? [];

export { folded as foldedWord };
