/**
 * The version in which a text wants an act: `@2021-12-31` or `@originale` after its ELI or any other name, `@originale` and
 * `!vig=2021-12-31` in its URN, `/CONSOLIDATED/20211231` and `/ORIGINAL` in its ELI of Normattiva, `dataVigenza=20211231` in the address
 * of a page; `al 1 gennaio 2021` behind a citation.
 */

import { ORIGINAL } from "./original.ts";
import { unescaped } from "./unescaped.ts";

const URN = /urn:(?:nir|lex):/i;
/** `@originale`, `!vig=2021-12-31`, `!vig=`; a form that the resolver does not know is looked for too, and not found. */
const IN_URN = /@([\p{L}\p{N}-]*)|!(?:vig=?)?([\p{L}\p{N}-]*)/giu;
const IN_NORMATTIVA_ELI = /\/(?:(original)(?:\/\d+)?|consolidated(?:\/([^/?#\s]*))?)(?=[/?#\s]|$)/gi;
const IN_ADDRESS = /[?&](?:atto\.)?dataVigenza=([^&#\s]*)|[?&]tipoDettaglio=(originario)(?=[&#\s]|$)/gi;
const AT_THE_END = /(?<!\s)\s*@(\d{4}-\d{2}-\d{2}|originale?)\s*(?![\s\S])/gi;

/** `c.p.@2021-01-01 art 640` */
const BEFORE_A_PLACE = /@(\d{4}-\d{2}-\d{2}|originale?)(?=[\s,])/gi;

/** Beginnings of the names of months, in both languages. */
const MONTHS = ["gen feb mar apr mag giu lug ago set ott nov dic", "jan feb mar apr may jun jul aug sep oct nov dec"];
/** `al 1 gennaio 2021`, `vigente il 1.1.2021`, `as of 2021-01-01`: the words that lead to a day, and the day. */
const ON_A_DAY =
  /[\s,(](?:al(?:l['’])?|alla data del(?:l['’])?|(?:vigente|in vigore) (?:il|l['’]|al(?:l['’])?)|as (?:of|at|in force on)) ?(?:(\d{4})-(\d\d)-(\d\d)|(\d{1,2})[°º]?[ ./-](\p{L}{3,10}|\d{1,2})[ ./-](\d{4}))(?![\d/-])\)?/iu;
/** `nel 2021` ends a text: its last day is meant. */
const IN_A_YEAR = /[\s,](?:nel|nell['’]anno) ((?:18|19|20)\d\d)[\s.)]*$/i;
/** What is said before a day: `nel testo vigente al`. */
const OF_TEXT =
  /[\s,(](?:nel(?:la)? |in )?(?:(?:testo|versione|formulazione)(?: vigente| in vigore)?|vigente|in vigore)$/i;
/** `dal 1 gennaio 2020 al 31 dicembre 2021` */
const FROM_A_DAY = /(?:^|\s)dall?['’ ][^\d]{0,3}\d[^@]{0,20}$/i;
/** No request with a day in words is longer. */
const LONGEST_SAID = 300;

/**
 * The day that a text says in words, and the text without it; `null` where it says none. Of a year alone its last day is meant.
 *
 * @example dayInWords("art. 640 c.p. nel testo vigente al 1.1.2021") // { text: "art. 640 c.p.", day: "2021-01-01" }
 * @example dayInWords("art. 640 c.p. nel 2021") // { text: "art. 640 c.p.", day: "2021-12-31" }
 * @example dayInWords("art. 640 c.p.") // null
 */
export function dayInWords(text: string): { readonly text: string; readonly day: string } | null {
  if (text.length > LONGEST_SAID) return null;
  const found = ON_A_DAY.exec(text) ?? IN_A_YEAR.exec(text);
  if (found === null || found.index === 0) return null;
  const [said, year, month = "12", last = "31", day = last, word = month, ofYear = year ?? ""] = found;
  const named = Math.max(...MONTHS.map((all) => all.split(" ").indexOf(word.slice(0, 3).toLowerCase()))) + 1;
  const number = /^\d/.test(word) ? word : String(named);
  const before = text.slice(0, found.index);
  if (number === "0" || FROM_A_DAY.test(before)) return null;
  const rest = `${before.replace(OF_TEXT, "").replace(/[,(]$/, "")} ${text.slice(found.index + said.length)}`.trim();
  return rest === "" ? null : { text: rest, day: `${ofYear}-${number.padStart(2, "0")}-${day.padStart(2, "0")}` };
}

/** A day as this API writes it, whether it exists or not; what is no day is left as it is. */
const dayOf = (written: string): string =>
  /^origina(?:le?|rio)$/i.test(written)
    ? ORIGINAL
    : written.replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3").replace(/^(\d\d)[/-](\d\d)[/-](\d{4})$/, "$3-$2-$1");

/** How a text may say which version it wants. */
function patternsOf(text: string): readonly RegExp[] {
  if (URN.test(text)) return [IN_URN];
  if (/eli\/(?:id|stato)\//i.test(text)) return [IN_NORMATTIVA_ELI, AT_THE_END];
  return [IN_ADDRESS, AT_THE_END, BEFORE_A_PLACE];
}

/** A text whose day, if it has one, is said in words. */
const saidDay = (text: string): { readonly text: string; readonly day: string | null } =>
  (/\s/.test(text) ? dayInWords(text) : null) ?? { text, day: null };

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
  if (!/[@!]|%|consolidated|original|vigenza|dettaglio/i.test(text)) return saidDay(text);
  const days = new Set<string>();
  let rest = unescaped(text);
  for (const pattern of patternsOf(rest))
    rest = rest.replace(pattern, (match, ...groups: unknown[]) => {
      // The groups of the pattern come first, then the place and the whole text.
      for (const one of groups.slice(0, -2)) if (typeof one === "string" && one) days.add(dayOf(one));
      // Without one of its parameters an address may be none.
      return pattern === IN_ADDRESS ? match : "";
    });
  if (days.size > 0) return { text: rest, day: [...days].join(" ") };
  return URN.test(rest) ? { text: rest, day: null } : saidDay(text);
}
