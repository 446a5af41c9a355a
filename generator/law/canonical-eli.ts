/**
 * Written as canonical ELIs are; whether one is, only a look into the tree tells. Apart from the reader of ELIs: small engines know this
 * pattern and not that one's.
 *
 * @example CANONICAL_ELI.test("eli:/it/legge/1990/08/07/241") // true
 */
export const CANONICAL_ELI = /^eli:\/it(\/[a-z0-9~._-]+)+$/;
