/** The texts that a search of titles looks for, in files. */

import { ordinalSet } from "./ordinal-set.ts";

/** A text that is looked for, and the set of its rows. */
export interface Encoded {
  readonly term: string;
  readonly set: Uint8Array;
}

/** A text and some rows of a list of so many. */
export const encoded = (term: string, rows: readonly number[], total: number): Encoded => ({
  term,
  set: ordinalSet(rows, total),
});

/** Bytes that a text takes in its file with its set. */
export const bytesInFile = (term: string, bytes: number): number =>
  Buffer.byteLength(JSON.stringify([term, bytes])) + bytes;

/** Terms in files of at most so many bytes, unless one alone is larger; one file at a time. */
export function* shardsOf(terms: Iterable<Encoded>, limit: number): Generator<readonly Encoded[]> {
  let shard: Encoded[] = [];
  let bytes = 0;
  for (const entry of terms) {
    const weight = bytesInFile(entry.term, entry.set.length);
    if (bytes > 0 && bytes + weight > limit) {
      yield shard;
      [shard, bytes] = [[], 0];
    }
    shard.push(entry);
    bytes += weight;
  }
  yield shard;
}
