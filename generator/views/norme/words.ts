import { foldWords } from "../../law/fold.ts";
import { getOrMake } from "../../law/get-or-make.ts";

/** The titles' words as a search index: which rows, by ordinal, have a word with a given beginning. */
export interface WordShard {
  /** The first two characters of its words (one for a word of one character). */
  readonly prefix: string;
  /** Words by code unit, each with the ascending ordinals of the rows whose title has it. */
  readonly termini: readonly (readonly [string, readonly number[]])[];
  /** For a prefix of one character: all rows with any word that begins with it. */
  readonly tutti?: readonly number[];
}

/** First characters of a word, by code point. */
function beginning(word: string, length: number): string {
  return Array.from(word.slice(0, 2 * length))
    .slice(0, length)
    .join("");
}

/**
 * Cuts the titles into shards by the first two characters of their words.
 *
 * @param titles in list order: the position is the ordinal
 * @example wordShards(["Legge di bilancio"]).map((s) => s.prefix) // ["b", "bi", "d", "di", "l", "le"]
 */
export function wordShards(titles: readonly string[]): WordShard[] {
  const rows = new Map<string, number[]>();
  titles.forEach((title, ordinal) => {
    for (const word of new Set(foldWords(title))) getOrMake(rows, word, () => []).push(ordinal);
  });
  const byPrefix = new Map<string, [string, number[]][]>();
  const byInitial = new Map<string, Set<number>>();
  for (const word of [...rows.keys()].sort()) {
    const list = rows.get(word)!;
    getOrMake(byPrefix, beginning(word, 2), () => []).push([word, list]);
    const all = getOrMake(byInitial, beginning(word, 1), () => new Set());
    for (const ordinal of list) all.add(ordinal);
  }
  const shards: WordShard[] = [];
  for (const [prefix, termini] of byPrefix) {
    if (!byInitial.has(prefix)) shards.push({ prefix, termini });
  }
  for (const [prefix, all] of byInitial) {
    shards.push({ prefix, termini: byPrefix.get(prefix) ?? [], tutti: [...all].sort((a, b) => a - b) });
  }
  return shards.sort((a, b) => (a.prefix < b.prefix ? -1 : 1));
}
