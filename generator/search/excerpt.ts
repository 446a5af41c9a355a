/** The piece of a text that is shown of a result, and what is marked in it. */

import type { Token } from "./tokens.ts";
import { tokensOf } from "./tokens.ts";

/** Characters of an excerpt, about. */
const LENGTH = 280;
/** Of which so many stand before the first word that is marked. */
const BEFORE = 40;

interface Excerpt {
  readonly estratto: string;
  /** Where what was asked for stands in it: starts and lengths in UTF-16 code units. */
  readonly evidenzia: readonly (readonly [start: number, length: number])[];
}

/**
 * The piece of a text with most of the words that are asked for: the first one of those with as many different ones.
 *
 * @param asked what a folded word stands for among what is asked for; `false` where it does not
 * @example excerptOf("Chiunque firma", (word) => word === "firma" && "firm") // { estratto: "Chiunque firma", evidenzia: [[9, 5]] }
 */
export function excerptOf(text: string, asked: (word: string) => string | false): Excerpt {
  const tokens = tokensOf(text);
  const hits = tokens.filter(({ word }) => asked(word) !== false);
  let beyond = 0;
  const near = hits.map(({ start }, i) => {
    while ((hits[beyond]?.start ?? Infinity) <= start + LENGTH - BEFORE) beyond++;
    return new Set(hits.slice(i, beyond).map(({ word }) => asked(word))).size;
  });
  const best = (hits[near.indexOf(Math.max(...near))]?.start ?? 0) - BEFORE;
  const start = best > 0 ? (tokens.find((token) => token.start >= best)?.start ?? 0) : 0;
  const inside = ({ start: from, length }: Token) => from >= start && from + length <= start + LENGTH;
  const last = tokens.findLast(inside) ?? { start, length: LENGTH };
  const end = text.length > start + LENGTH ? last.start + last.length : text.length;
  const open = start > 0 ? "…" : "";
  return {
    estratto: open + text.slice(start, end) + (end < text.length ? "…" : ""),
    evidenzia: hits.filter(inside).map((hit) => [hit.start - start + open.length, hit.length] as const),
  };
}

/**
 * Whether some words stand in a text one after the other.
 *
 * @example hasPhrase("La firma digitale.", ["firma", "digitale"]) // true
 */
export function hasPhrase(text: string, phrase: readonly string[]): boolean {
  const words = tokensOf(text);
  return words.some((_, at) => phrase.every((word, i) => words[at + i]?.word === word));
}
