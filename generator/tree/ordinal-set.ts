/** Length of a set as a bitmap. */
export const bitmapBytes = (total: number): number => Math.ceil(total / 8);

function bitmap(rows: readonly number[], total: number): Uint8Array {
  const bits = new Uint8Array(bitmapBytes(total));
  for (const row of rows) bits[row >> 3]! |= 1 << (row & 7);
  return bits;
}

/**
 * A set of ordinals in the fewer bytes: the distances between them, seven bits a byte, low ones first, the eighth bit on where more
 * follow; or, where that would not be shorter, one bit a row, low bits first. The length tells which: a bitmap has `total / 8`
 * bytes, rounded up, distances have fewer.
 *
 * @param rows ascending
 * @param total rows in the list
 * @example ordinalSet([1, 300], 157000) // Uint8Array [2, 171, 2]: distances 2 and 299 from -1
 */
export function ordinalSet(rows: readonly number[], total: number): Uint8Array {
  const limit = bitmapBytes(total);
  if (rows.length >= limit) return bitmap(rows, total);
  const bytes: number[] = [];
  let before = -1;
  for (const row of rows) {
    let distance = row - before;
    before = row;
    for (; distance > 127; distance >>>= 7) bytes.push((distance & 127) | 128);
    bytes.push(distance);
  }
  return bytes.length < limit ? Uint8Array.from(bytes) : bitmap(rows, total);
}
