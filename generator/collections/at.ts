/** Anything but the mark of a place that is empty. */
type Item = object | string | number | bigint | boolean | null;

const missing = (place: unknown, length: number) => new RangeError(`no item ${place} of ${length}`);

/**
 * The item at a place where there must be one.
 *
 * @throws RangeError where there is none, which is a mistake of the program: it is seen where it happens
 * @example itemAt(["a", "b"], 1) // "b"
 */
export function itemAt<T extends Item>(list: readonly T[], place: number): T {
  const item = list[place];
  if (item === undefined) throw missing(place, list.length);
  return item;
}

/**
 * The last item of a list that cannot be empty.
 *
 * @throws RangeError where it is
 * @example lastOf(["a", "b"]) // "b"
 */
export const lastOf = <T extends Item>(list: readonly T[]): T => itemAt(list, list.length - 1);

/** Numbers of one size, as many as were asked for. */
type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

/**
 * The number at a place of a list of numbers where there must be one. Apart from `itemAt`, which would be slow for both.
 *
 * @throws RangeError where there is none
 * @example numberAt(Uint32Array.of(7, 8), 1) // 8
 */
export function numberAt(list: Numbers, place: number): number {
  const number = list[place];
  if (number === undefined) throw missing(place, list.length);
  return number;
}

/**
 * Adds to the number at a place.
 *
 * @returns the number before
 * @throws RangeError where there is none
 * @example addAt(degrees, node, 1)
 */
export function addAt(list: Numbers, place: number, more: number): number {
  const before = numberAt(list, place);
  list[place] = before + more;
  return before;
}

/**
 * The value of a key that a map must have.
 *
 * @throws RangeError where it has none
 * @example valueAt(new Map([["legge", 241]]), "legge") // 241
 */
export function valueAt<K, V extends Item>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key);
  if (value === undefined) throw missing(key, map.size);
  return value;
}
