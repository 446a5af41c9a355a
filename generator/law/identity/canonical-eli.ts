/** The ELI of an act as it is published, and the file that it names. Apart from the reader of ELIs: small engines run this. */

import { fileSafe } from "./file-safe.ts";

/** What every ELI of this API begins with. */
export const ELI_PREFIX = "eli:/it/";

/**
 * The form of a canonical ELI, with the date of the act; whether such an act is served, only the tree says. The end is written out: in
 * small engines `$` is also satisfied before a last line feed.
 *
 * @example CANONICAL_ELI.test("eli:/it/legge/1990/08/07/241") // true
 * @example CANONICAL_ELI.test("eli:/it/codice-penale") // false
 */
export const CANONICAL_ELI =
  /^eli:\/it\/[a-z0-9-]+\/\d{4}\/\d\d\/\d\d(?:[/~][a-z0-9~._-]+(?:\/[a-z0-9~._-]+)*)?(?![\s\S])/;

/**
 * A number as it stands in an ELI: lower case; white space, `/` and the other signs that an ELI uses for itself (`~`, `?`, `#`) written `-`.
 *
 * @example eliNumero("2/B") // "2-b"
 */
export function eliNumero(raw: string): string {
  return raw
    .trim()
    .toLowerCase()
    .replace(/[\s/~?#]+/g, "-");
}

/**
 * The file of an act below the folder of its operation, without extension (`format/FORMAT.md`).
 *
 * @throws RangeError where the text does not begin as a canonical ELI.
 * @example fileOfEli("eli:/it/legge/1990/08/07/241") // "legge/1990/08/07/241"
 */
export function fileOfEli(eli: string): string {
  if (!eli.startsWith(ELI_PREFIX)) throw new RangeError(`${eli}: non è un ELI canonico`);
  return eli.slice(ELI_PREFIX.length).split("/").map(fileSafe).join("/");
}
