/**
 * What the program itself wrote as JSON a moment ago, or kept with a digest: it is what it was.
 *
 * @example parsed<number[]>("[1,2]") // [1, 2]
 */
export function parsed<T>(text: string): T {
  return JSON.parse(text) as T;
}
