/** What a text asks the search for. */

import { getOrMake } from "../collections/get-or-make.ts";
import type { Analysis } from "./analysis.ts";
import { tokensOf } from "./tokens.ts";

/** Words that count of a question; the others are cut. */
export const MOST_WORDS = 32;
/** Letters that a beginning has at the least, and a word that is found by one. */
export const LEAST_BEGINNING = 3;

export interface Question {
  /** Stems that are asked for, each once. */
  readonly stems: readonly string[];
  /** Of each stem the first word that has it, folded. */
  readonly words: readonly string[];
  /** Beginnings of words, folded. */
  readonly beginnings: readonly string[];
  /** Folded words that must stand so, one after the other, those of grammar included. */
  readonly phrases: readonly (readonly string[])[];
  /** Whether it has more words than count. */
  readonly cut: boolean;
}

/**
 * Reads a question: words, `"a phrase"` or `"form"`, `beginn*`. A quotation mark without its other is none.
 *
 * @example questionOf('"firma digitale" valid*', ITALIAN)
 * // { stems: ["firm", "digital"], words: ["firma", "digitale"], beginnings: ["valid"], phrases: [["firma", "digitale"]], cut: false }
 */
export function questionOf(text: string, { stemOf, isStopWord }: Pick<Analysis, "stemOf" | "isStopWord">): Question {
  const stems = new Map<string, string>();
  const beginnings = new Set<string>();
  const phrases: string[][] = [];
  let left = MOST_WORDS;
  let cut = false;
  const parts = text.split(/["“”«»]/);
  // Of an even number of parts the last mark has no other.
  const quoted = (i: number) => i % 2 === 1 && i < parts.length - 1;
  parts.forEach((part, i) => {
    const tokens = tokensOf(part);
    const words = tokens.slice(0, left);
    cut ||= tokens.length > left;
    left -= words.length;
    if (quoted(i) && words.length > 0) phrases.push(words.map(({ word }) => word));
    for (const { word, start, length } of words) {
      if (!quoted(i) && part[start + length] === "*" && word.length >= LEAST_BEGINNING) beginnings.add(word);
      else if (!isStopWord(word)) getOrMake(stems, stemOf(word), () => word);
    }
  });
  return { stems: [...stems.keys()], words: [...stems.values()], beginnings: [...beginnings], phrases, cut };
}
