/**
 * Cuts an ordered list into its runs of equal items.
 *
 * @param length of the list
 * @param same whether the items at two places are equal
 * @returns where each run begins, and where the next one does
 * @example [...runs(3, (a, b) => "aab"[a] === "aab"[b])] // [[0, 2], [2, 3]]
 */
export function* runs(length: number, same: (a: number, b: number) => boolean): Generator<readonly [number, number]> {
  for (let start = 0, end = 0; start < length; start = end) {
    while (end < length && same(start, end)) end++;
    yield [start, end];
  }
}
