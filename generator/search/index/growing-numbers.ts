/** Numbers that are 0 until they are set. */
export type Numbers = Int32Array<ArrayBuffer>;

/**
 * The same numbers with room for one at some place.
 *
 * @example withRoom(new Int32Array([7]), 1) // 7 0 0 0
 */
export function withRoom(numbers: Numbers, place: number): Numbers {
  if (place < numbers.length) return numbers;
  const longer = new Int32Array(2 * (place + 1));
  longer.set(numbers);
  return longer;
}
