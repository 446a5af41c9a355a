/** Which commi of an article the parts touch that somebody names. */

import { articleKey } from "./article-number.ts";

const COMMA = /^(?:comma ([^,]+)|((?:pen)?ultimo) comma)/;

/**
 * Whether any of some parts may touch a comma of its article: it names that comma, or none.
 *
 * @param commi the numbers of all of the article
 * @example touchesComma([{ partizione: "ultimo comma" }], "3", ["1", "2", "3"]) // true
 */
export function touchesComma(
  parts: readonly { readonly partizione: string | null }[],
  comma: string | null,
  commi: readonly (string | null)[],
): boolean {
  return parts.some(({ partizione }) => {
    const [, number, last] = COMMA.exec(partizione ?? "") ?? [];
    if (last) return comma === commi.at(last === "ultimo" ? -1 : -2);
    return number === undefined || articleKey(number) === articleKey(comma ?? "");
  });
}
