/**
 * The value of a key, made and entered first where the map has none.
 *
 * @example getOrMake(lists, "legge", () => []).push(241)
 */
export function getOrMake<K, V>(
  map: { get(key: K): V | undefined; set(key: K, value: V): unknown },
  key: K,
  make: () => V,
): V {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}
