/** A bill's number as it is published, and the file that it names. Apart from the reader of numbers: small engines run this. */

/**
 * Written as published numbers are. The end is written out: in small engines `$` is also satisfied before a last line feed.
 *
 * @example PUBLISHED_BILL.test("S.926/I") // true
 */
export const PUBLISHED_BILL = /^[SC]\.\d[0-9A-Z/-]*(?![\s\S])/;

/**
 * The name of the bill's file: lower case, `.` to `-`, `/` to `_`. Unique also where a disk ignores case.
 *
 * @param numero a number as published
 * @example billSlug("S.926/I") // "s-926_i"
 */
export const billSlug = (numero: string): string => numero.toLowerCase().replace(/\./g, "-").replace(/\//g, "_");
