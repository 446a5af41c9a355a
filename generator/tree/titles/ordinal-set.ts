import { addAt } from "../../collections/at.ts";

/** Length of a set as a bitmap. */
export const bitmapBytes = (total: number): number => Math.ceil(total / 8);

function bitmap(rows: readonly number[], total: number): Uint8Array {
  const bits = new Uint8Array(bitmapBytes(total));
  // No bit is set twice: adding one is setting it.
  for (const row of rows) addAt(bits, row >> 3, 1 << (row & 7));
  return bits;
}

/** Appends a number in base 128, high digits first, the eighth bit on in all but the last. */
function append(bytes: number[], n: number): void {
  const low = n & 127;
  let high = n >>> 7;
  const digits: number[] = [];
  for (; high > 0; high >>>= 7) digits.push((high & 127) | 128);
  bytes.push(...digits.reverse(), low);
}

/**
 * Length of a set.
 *
 * @param rows ascending
 * @param total rows in the list
 * @example ordinalSetBytes([1, 300], 157000) // 3
 */
export function ordinalSetBytes(rows: readonly number[], total: number): number {
  const limit = bitmapBytes(total);
  let bytes = rows.length;
  let before = -1;
  for (const row of rows) {
    if (bytes >= limit) return limit;
    for (let high = (row - before) >>> 7; high > 0; high >>>= 7) bytes++;
    before = row;
  }
  return Math.min(bytes, limit);
}

/**
 * A set of ordinals in the fewer bytes: the distances between them in base 128, or, where that would not be shorter, one bit a row,
 * low bits first. The length tells which: a bitmap has `total / 8` bytes, rounded up, distances have fewer.
 *
 * @param rows ascending
 * @param total rows in the list
 * @example ordinalSet([1, 300], 157000) // Uint8Array [2, 130, 43]: distances 2 and 299 from -1
 */
export function ordinalSet(rows: readonly number[], total: number): Uint8Array {
  const limit = bitmapBytes(total);
  if (rows.length >= limit) return bitmap(rows, total);
  const bytes: number[] = [];
  let before = -1;
  for (const row of rows) {
    append(bytes, row - before);
    before = row;
  }
  return bytes.length < limit ? Uint8Array.from(bytes) : bitmap(rows, total);
}
