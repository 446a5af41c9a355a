/** Which rows of the list of acts a request chooses, by the words of their titles. */

import { fileSafe } from "../../law/file-safe.ts";
import { json, type Read } from "../tree.ts";

/** A file of words (`FORMAT.md`, Windows of a list). */
interface WordShard {
  readonly termini: readonly (readonly [string, readonly number[]])[];
  readonly tutti?: readonly number[];
}

/** Index of the first word that is not before `word` (code unit). */
function firstNotBefore(termini: WordShard["termini"], word: string): number {
  let [low, high] = [0, termini.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (termini[middle]![0] < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Lists of ordinals whose union are the rows with a word that begins so. */
async function beginningWith(read: Read, word: string): Promise<(readonly number[])[]> {
  const characters = [...word];
  const shard = await read(`indici/norme/parole/${fileSafe(characters.slice(0, 2).join(""))}.json`);
  if (!shard) return [];
  const { termini, tutti } = json<WordShard>(shard);
  if (characters.length === 1) return tutti ? [tutti] : [];
  const lists: (readonly number[])[] = [];
  for (let i = firstNotBefore(termini, word); termini[i]?.[0].startsWith(word); i++) lists.push(termini[i]![1]);
  return lists;
}

/**
 * The rows whose title has, for every word, a word that begins with it.
 *
 * @param words folded; at least one
 * @param among the only ordinals to look at, all of them where `null`
 * @param total number of rows
 * @returns ordinals, ascending
 */
export async function rowsWithWords(
  read: Read,
  words: readonly string[],
  among: readonly number[] | null,
  total: number,
): Promise<number[]> {
  // How many of the conditions so far each row has met; a row that misses one stays behind for good.
  const met = new Uint32Array(total);
  let conditions = 0;
  const demand = (lists: readonly (readonly number[])[]) => {
    for (const list of lists) for (const ordinal of list) if (met[ordinal] === conditions) met[ordinal]!++;
    conditions++;
  };
  if (among) demand([among]);
  for (const word of new Set(words)) demand(await beginningWith(read, word));
  const chosen: number[] = [];
  met.forEach((count, ordinal) => {
    if (count === conditions) chosen.push(ordinal);
  });
  return chosen;
}
