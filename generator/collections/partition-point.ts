/**
 * How many places of a list come before what is looked for, in a list that has them at its beginning.
 *
 * @param before whether what stands at a place comes before it
 * @example partitionPoint(3, (place) => "abd".charAt(place) < "c") // 2
 */
export function partitionPoint(length: number, before: (place: number) => boolean): number {
  let [from, to] = [0, length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (before(middle)) from = middle + 1;
    else to = middle;
  }
  return from;
}
