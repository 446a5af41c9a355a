/** Expressions of words as a reader writes them: a blank stands for white space of any length, a table's words stand in their place. */

/**
 * A piece of an expression.
 *
 * @example pattern`in deroga` // "in\\s+deroga"
 */
export const pattern = (written: TemplateStringsArray, ...tables: readonly string[]): string =>
  String.raw(written, ...tables).replaceAll(" ", "\\s+");

/**
 * An expression that takes capitals and small letters alike.
 *
 * @example expression`^${BE} abrogat[oaie]$`.test("E' abrogata") // true
 */
export const expression = (written: TemplateStringsArray, ...tables: readonly string[]): RegExp =>
  new RegExp(pattern(written, ...tables), "iu");
