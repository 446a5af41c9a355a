import { SUFFIX_PATTERN } from "./article-number.ts";

const LABEL = new RegExp(
  `^(?:.* )?(?:allegat[oi]|anness[oi]|appendice) (?:n )?((?:[ivxlc]+|[a-z]|\\d{1,3})(?: \\d{1,3})*(?: ?${SUFFIX_PATTERN})?)(?![^ ])`,
);

/** The name of an attachment that is its label and nothing else, perhaps behind a heading it hangs from. */
const NAME = new RegExp(
  `(?:^|-\\s*)allegato\\s+(?:n\\.?\\s*)?((?:[ivxlc]+|[a-z]|\\d{1,3})(?:[.-]\\d{1,3})*(?:[ -]?${SUFFIX_PATTERN})?)\\s*$`,
  "i",
);
const LABEL_ALONE = new RegExp(`^(?:[ivxlc]+|[a-z]|\\d{1,3})(?:[.-]\\d{1,3})*(?:[ -]?${SUFFIX_PATTERN})?$`, "i");

/**
 * An attachment as people cite it: its label where its name is nothing else, else its name.
 *
 * @example citedContainer("Allegato II.12") // "II.12"
 * @example citedContainer("Codice Penale") // "Codice Penale"
 */
export const citedContainer = (name: string): string => NAME.exec(name)?.[1] ?? name;

/**
 * An attachment as it is named above its articles, from what `citedContainer` gives.
 *
 * @example attachmentName("II.12") // "Allegato II.12"
 */
export const attachmentName = (cited: string): string => (LABEL_ALONE.test(cited) ? `Allegato ${cited}` : cited);

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
