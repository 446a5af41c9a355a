/** The order of names and keys in the contract. */

/**
 * Compares by code units, as the contract orders texts.
 *
 * @example ["b", "a"].sort(less) // ["a", "b"]
 */
export const less = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
