/**
 * The version in which a text wants an act: `@2021-12-31` or `@originale` after its ELI or any other name, `@originale` and
 * `!vig=2021-12-31` in its URN, `/CONSOLIDATED/20211231` and `/ORIGINAL` in its ELI of Normattiva, `dataVigenza=20211231` in the address
 * of a page.
 */

import { unescaped } from "./unescaped.ts";

/** What stands for a day where the text as it was published is wanted. */
export const ORIGINAL = "originale";

const URN = /urn:(?:nir|lex):/i;
/** `@originale`, `!vig=2021-12-31`, `!vig=`; a form that the resolver does not know is looked for too, and not found. */
const IN_URN = /@([\p{L}\p{N}-]*)|!(?:vig=?)?([\p{L}\p{N}-]*)/giu;
const IN_NORMATTIVA_ELI = /\/(?:(original)(?:\/\d+)?|consolidated(?:\/([^/?#\s]*))?)(?=[/?#\s]|$)/gi;
const IN_ADDRESS = /[?&](?:atto\.)?dataVigenza=([^&#\s]*)|[?&]tipoDettaglio=(originario)(?=[&#\s]|$)/gi;
const AT_THE_END = /(?<!\s)\s*@(\d{4}-\d{2}-\d{2}|originale?)\s*(?![\s\S])/gi;

/** A day as this API writes it, whether it exists or not; what is no day is left as it is. */
const dayOf = (written: string): string =>
  /^origina(?:le?|rio)$/i.test(written)
    ? ORIGINAL
    : written.replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3").replace(/^(\d\d)[/-](\d\d)[/-](\d{4})$/, "$3-$2-$1");

/** How a text may say which version it wants. */
function patternsOf(text: string): readonly RegExp[] {
  if (URN.test(text)) return [IN_URN];
  if (/eli\/(?:id|stato)\//i.test(text)) return [IN_NORMATTIVA_ELI, AT_THE_END];
  return [IN_ADDRESS, AT_THE_END];
}

/**
 * Parts a text that names an act from the version in which the act is wanted.
 *
 * @returns the day as it is written, whether it exists or not, or `ORIGINAL`; `null` where the text has none, and so means the newest version.
 *   Where it names several, the day is not valid.
 * @example splitDay("eli:/it/legge/1941/04/22/633@2021-12-31") // { text: "eli:/it/legge/1941/04/22/633", day: "2021-12-31" }
 * @example splitDay("urn:nir:stato:legge:1941-04-22;633~art3!vig=2021-12-31") // { text: "urn:nir:stato:legge:1941-04-22;633~art3", day: "2021-12-31" }
 * @example splitDay("eli/id/1941/07/16/041U0633/ORIGINAL") // { text: "eli/id/1941/07/16/041U0633", day: "originale" }
 */
export function splitDay(text: string): { readonly text: string; readonly day: string | null } {
  // Most requests name an act by its ELI alone.
  if (!/[@!]|%|consolidated|original|vigenza|dettaglio/i.test(text)) return { text, day: null };
  const days = new Set<string>();
  let rest = unescaped(text);
  for (const pattern of patternsOf(rest))
    rest = rest.replace(pattern, (match, ...groups: unknown[]) => {
      // The groups of the pattern come first, then the place and the whole text.
      for (const one of groups.slice(0, -2)) if (typeof one === "string" && one) days.add(dayOf(one));
      // Without one of its parameters an address may be none.
      return pattern === IN_ADDRESS ? match : "";
    });
  return { text: days.size > 0 || URN.test(rest) ? rest : text, day: days.size > 0 ? [...days].join(" ") : null };
}
