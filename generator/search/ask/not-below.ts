/**
 * Place of the first of some ascending numbers that is not below one, at or after a place; their length where there is none. It is looked
 * for in growing steps: mostly it is near, but it may be far.
 *
 * @example firstNotBelow(Uint32Array.of(2, 5, 9), 6) // 2
 */
export function firstNotBelow(numbers: Uint32Array, least: number, from = 0): number {
  let [low, step] = [from, 1];
  while ((numbers[low + step] ?? least) < least) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, numbers.length);
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
