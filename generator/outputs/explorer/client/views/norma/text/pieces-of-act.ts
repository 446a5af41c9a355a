/** The pieces that an act is drawn in: the first ones at once, the rest while the reader reads. */

/**
 * Headings that are new above an article, after the one before.
 *
 * @example newHeadings(["TITOLO I", "Capo I"], ["TITOLO I", "Capo II"]) // ["Capo II"]
 */
export function newHeadings(before: readonly string[], now: readonly string[]): readonly string[] {
  const same = now.findIndex((heading, i) => heading !== before[i]);
  return same < 0 ? [] : now.slice(same);
}

/** Letters that are drawn at once, more than a screen; and in each step after that, for which a slow phone does not stand still. */
const FIRST = 3_000;
const STEP = 20_000;

/**
 * Where pieces are parted into chunks, by their length.
 *
 * @param lengths letters of each piece
 * @returns ends of the chunks
 * @example chunkEnds([20_000, 100, 100]) // [1, 3]
 */
export function chunkEnds(lengths: readonly number[]): number[] {
  const ends: number[] = [];
  let [sum, most] = [0, FIRST];
  for (const [i, length] of lengths.entries()) {
    sum += length + 200;
    if (sum < most && i < lengths.length - 1) continue;
    ends.push(i + 1);
    [sum, most] = [0, STEP];
  }
  return ends;
}
