import { SUFFIX_PATTERN } from "./article-number.ts";

const LABEL = new RegExp(
  `^(?:.* )?(?:allegat[oi]|anness[oi]|appendice) (?:n )?((?:[ivxlc]+|[a-z]|\\d{1,3})(?: \\d{1,3})*(?: ?${SUFFIX_PATTERN})?)(?![^ ])`,
);

/**
 * The label of an attachment as people cite it, folded; `null` where its name has none.
 *
 * @example labelOfContainer("Allegato II.12") // "ii 12"
 * @example labelOfContainer("Codice penale") // null
 */
export const labelOfContainer = (name: string): string | null => LABEL.exec(foldContainer(name))?.[1] ?? null;

/**
 * How the name of a container of articles is compared.
 *
 * @example foldContainer("Allegato II.12 ") // "allegato ii 12"
 */
export function foldContainer(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
