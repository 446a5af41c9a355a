import { calendarDate, isActYear } from "../calendar.ts";

/** What stands after the type of an act. Exactly one of `data` and `anno` is known. */
interface DateNumber {
  readonly data: string | null;
  readonly anno: number | null;
  /** As written, `/` as `-`; still lower case. */
  readonly numero: string;
}

/** One act, or several of one date (`nn. 511, 518 e 548`), and where their words end. */
export interface DateNumbers {
  readonly found: readonly DateNumber[];
  readonly end: number;
}

const MONTHS = "gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic";
const YEAR = "(\\d{4}|\\d\\d)(?!\\d)";
/** Day, month as number or name, year, year of the regime. */
const DATE = `(\\d{1,2}|primo) ?°? ?(?:[-./] ?(\\d{1,2}) ?[-./] ?|(${MONTHS})[a-z]*\\.? )'?${YEAR}(?: ?- ?[ivx]+(?![a-z]))?`;
const N = "n(?:n|r|\\.?ro|um(?:er[oi])?)?(?: ?[.°])* ?";
const NUMBER = "(\\d{1,3}\\.\\d{3}|\\d{1,6}(?:[/-](?:[a-z]|bis|ter)(?![a-z]))?)(?!\\d)";

/** A year that no other number of an act looks like. */
const FOUR = "(?:18[6-9]|19\\d|20\\d)\\d(?!\\d)";

const LEAD = /[. (]{0,3}(?:[,-] ?)?(?:(?:in data|datat[oa])(?: del)? |dd(?![a-z])\.? ?|dell'anno |del(?: |l'))?/y;
const DATE_FIRST = new RegExp(
  `${DATE}(?:[ ,()]{0,3}(${N})${NUMBER}|, ?${NUMBER}(?! ?(?:[/°]|(?:${MONTHS})[a-z]*\\.? \\d)))`,
  "y",
);
const ANY_DATE = new RegExp(DATE, "y");
const NUMBER_FIRST = new RegExp(`(${N})?${NUMBER}`, "y");
const YEAR_FIRST = new RegExp(`${YEAR}[ ,]{0,2}${N}${NUMBER}`, "y");
const ISO_FIRST = new RegExp(`(\\d{4})-(\\d\\d)-(\\d\\d)[ ,]{1,3}(?:${N})?${NUMBER}`, "y");
const MORE = new RegExp(`(?:, ?| ed? |, ed? )(?:n\\.? ?)?${NUMBER}(?! ?[/°]| (?:${MONTHS})[a-z]*\\.? \\d)`, "y");
const THEN_YEAR = new RegExp(
  `(?: ?/ ?|,? del(?:l'anno |l'| )?|,? anno | ?- ?(?=${FOUR})| (?=${FOUR}))'?${YEAR}(?! ?/|[.-]\\d)`,
  "y",
);
const THEN_DATE = new RegExp(`(?:,? (?:del |dell'|in data |datat[oa] |dd\\.? ?|di )?|, ?)${DATE}`, "y");

/** The result of a pattern at a place. */
function at(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}

/** Two digits stand for 1931 to 2030. */
function yearOf(written: string): number {
  const year = Number(written);
  return written.length > 2 ? year : year + (year > 30 ? 1900 : 2000);
}

function dateOf([day, month, name, year = ""]: (string | undefined)[]): string | null {
  const number = name ? MONTHS.split("|").indexOf(name) + 1 : Number(month);
  return calendarDate(yearOf(year), number, day === "primo" ? 1 : Number(day));
}

/** The numbers that follow the first one of `nn. 511, 518 e 548`. */
function moreNumbers(
  text: string,
  first: string,
  prefix: string | undefined,
  from: number,
): { numbers: string[]; end: number } {
  const numbers = [first];
  let end = from;
  if (/^(?:nn|numeri)/.test(prefix ?? ""))
    for (let next = at(MORE, text, end); next; next = at(MORE, text, end)) {
      numbers.push(next[1] ?? "");
      end = MORE.lastIndex;
    }
  return { numbers, end };
}

const result = (numbers: string[], data: string | null, anno: number | null, end: number): DateNumbers | null =>
  (data === null && (anno === null || !isActYear(anno))) || numbers.some((n) => /^0/.test(n))
    ? null
    : { found: numbers.map((n) => ({ data, anno, numero: n.replace("/", "-").replace(".", "") })), end };

/**
 * Reads date and number of an act at a place of a prepared text, in any order; `null` where they do not identify one: no
 * number, no year, a day that does not exist.
 *
 * @param strict whether the number must have its `n.`, as where an enumeration goes on without a type
 * @example dateAndNumber(" 7 agosto 1990, n. 241", 0, false) // { found: [{ data: "1990-08-07", anno: null, numero: "241" }], end: 22 }
 */
export function dateAndNumber(text: string, from: number, strict: boolean): DateNumbers | null {
  at(LEAD, text, from);
  const start = strict ? from : LEAD.lastIndex;
  const iso = strict ? null : at(ISO_FIRST, text, start);
  if (iso) {
    const [, year, month, day, number = ""] = iso;
    return result([number], calendarDate(Number(year), Number(month), Number(day)), null, ISO_FIRST.lastIndex);
  }
  const dated = at(DATE_FIRST, text, start);
  if (dated) {
    const [, , , , , prefix, after, alone = ""] = dated;
    if (strict && prefix === undefined) return null;
    const { numbers, end } = moreNumbers(text, after ?? alone, prefix, DATE_FIRST.lastIndex);
    return result(numbers, dateOf(dated.slice(1, 5)), null, end);
  }
  if (at(ANY_DATE, text, start)) return null;
  const numbered = at(NUMBER_FIRST, text, start);
  if (!numbered || (strict && !numbered[1])) return null;
  const { numbers, end } = moreNumbers(text, numbered[2] ?? "", numbered[1], NUMBER_FIRST.lastIndex);
  const date = at(THEN_DATE, text, end);
  if (date) return result(numbers, dateOf(date.slice(1, 5)), null, THEN_DATE.lastIndex);
  const year = at(THEN_YEAR, text, end);
  if (year) {
    const [, written = ""] = year;
    const after = THEN_YEAR.lastIndex;
    // `D.P.R. 616/77 del 24 luglio 1977`: the date says more than the year.
    const day = at(THEN_DATE, text, after);
    const same = day && yearOf(day[4] ?? "") === yearOf(written) && / del/.test(day[0]);
    const data = same ? dateOf(day.slice(1, 5)) : null;
    return result(numbers, data, data ? null : yearOf(written), data ? THEN_DATE.lastIndex : after);
  }
  const early = strict ? null : at(YEAR_FIRST, text, start);
  const [, named = "", number = ""] = early ?? [];
  if (named.length < 4) return null;
  // `legge comunitaria 2009, n. 96/2010`: the first year is the name's.
  const { lastIndex } = YEAR_FIRST;
  const own = at(THEN_YEAR, text, lastIndex);
  const anno = own ? yearOf(own[1] ?? "") : Number(named);
  return result([number], null, anno, own ? THEN_YEAR.lastIndex : lastIndex);
}
