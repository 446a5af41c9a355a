/** Which rows of the list of acts a request chooses, by the words of their titles. */

import { fileSafe } from "../../law/file-safe.ts";
import { json, type Read } from "../tree.ts";

/** A file of words (`FORMAT.md`, Windows of a list). */
interface WordShard {
  readonly termini: readonly (readonly [string, readonly number[]])[];
  readonly tutti?: readonly number[];
}

/** Lists of ordinals whose union are the rows with a word that begins so. */
async function beginningWith(read: Read, word: string): Promise<(readonly number[])[]> {
  const [first, second] = word;
  const shard = await read(`indici/norme/parole/${fileSafe(first! + (second ?? ""))}.json`);
  if (!shard) return [];
  const { termini, tutti } = json<WordShard>(shard);
  return second ? termini.filter(([term]) => term.startsWith(word)).map(([, rows]) => rows) : [tutti ?? []];
}

/**
 * The rows whose title has, for every word, a word that begins with it.
 *
 * @param words folded; at least one
 * @param among the only ordinals to look at, all of them where there is none
 * @param total number of rows
 * @returns ordinals, ascending
 */
export async function rowsWithWords(
  read: Read,
  words: readonly string[],
  among: readonly number[] | undefined,
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
  return [...met.keys()].filter((ordinal) => met[ordinal] === conditions);
}
