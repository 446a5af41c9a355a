/**
 * A list in which what stands side by side and is the same becomes one. One item is held at a time.
 *
 * @param joined one for two that are the same
 * @example [...folded(["a", "a", "b"], (x, y) => x[0] === y[0], (x, y) => x + y)] // ["aa", "b"]
 */
export function* folded<T>(
  items: Iterable<T>,
  same: (before: T, item: T) => boolean,
  joined: (before: T, item: T) => T,
): Generator<T> {
  let found: { readonly item: T } | null = null;
  for (const item of items) {
    if (found === null) found = { item };
    else if (same(found.item, item)) found = { item: joined(found.item, item) };
    else {
      yield found.item;
      found = { item };
    }
  }
  if (found !== null) yield found.item;
}
