/**
 * Orders two strings by UTF-16 code unit, with no locale: the order of every list and every tie of the API.
 *
 * @example ["C.143", "C.15", "C.14"].sort(byCodeUnit) // ["C.14", "C.143", "C.15"]
 */
export function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
