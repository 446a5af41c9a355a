/**
 * Some integers with room for as many more.
 *
 * @example doubled(Uint32Array.of(7)) // [7, 0]
 */
export function doubled(array: Uint32Array): Uint32Array {
  const larger = new Uint32Array(array.length * 2);
  larger.set(array);
  return larger;
}
