/**
 * The items of an ordered list that share a key, together. One group is held at a time.
 *
 * @example [...adjacent(["a1", "a2", "b1"], (item) => item[0])] // [["a1", "a2"], ["b1"]]
 */
export function* adjacent<T, K>(items: Iterable<T>, keyOf: (item: T) => K): Generator<readonly T[]> {
  let group: T[] = [];
  let key: K | undefined;
  for (const item of items) {
    const own = keyOf(item);
    if (group.length > 0 && own !== key) {
      yield group;
      group = [];
    }
    key = own;
    group.push(item);
  }
  if (group.length > 0) yield group;
}
