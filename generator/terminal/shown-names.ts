/** How many names a message shows. */
const SHOWN = 3;

/**
 * Names for a message: the first few, and how many there are.
 *
 * @example shownNames(["a", "b", "c", "d"]) // "a, b, c, … 4"
 */
export const shownNames = (names: readonly string[]): string =>
  names.slice(0, SHOWN).join(", ") + (names.length > SHOWN ? `, … ${names.length}` : "");
