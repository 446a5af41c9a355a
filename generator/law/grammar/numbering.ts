/** Rules: the date and the number of an act. */

import { calendarDate, isActYear } from "../calendar.ts";
import type { TokenSource } from "./source.ts";
import { roman } from "./tokens.ts";

/** A date as a rule reads it. */
interface ReadDate {
  readonly date: string;
  readonly year: number;
  readonly next: number;
}

/** Date and number of an act, as far as they are written; `year` is 0 where none is. */
export interface Numbering {
  readonly date: string | null;
  readonly year: number;
  readonly number: string | null;
  /** Further numbers of that year: `nn. 511 e 518 del 1980`. */
  readonly also: readonly string[];
  readonly next: number;
}

export const GENITIVE: ReadonlySet<string> = new Set("di d del dello della dell dei degli delle of".split(" "));

/** The century of a year of two digits: never after the latest year; royal decrees end in 1946. */
function fullYear({ latest }: TokenSource, two: number, type: string | null): number {
  return type?.startsWith("regio") || 2000 + two > latest ? 1900 + two : 2000 + two;
}

/** year = four digits | two digits; 0 where a token is none. */
export function yearAt(source: TokenSource, index: number, type: string | null): number {
  const { kind, isPlain, value, number } = source.at(index);
  if (kind !== "number" || !isPlain) return 0;
  if (value.length === 4) return isActYear(number) ? number : 0;
  return value.length === 2 ? fullYear(source, number, type) : 0;
}

/** numero = "n." number */
export const isNumberSign = (source: TokenSource, index: number): boolean =>
  source.at(index).step === "numero" && source.is(index + 1, "number");

/** date = figures | day month year, with the year of the regime: `14 giugno 1928-VI` */
export function dateAt(source: TokenSource, index: number, type: string | null): ReadDate | null {
  const token = source.at(index);
  if (token.kind === "date") {
    const [first = "", month, day] = token.value.split("-");
    const year = first.length === 2 ? fullYear(source, Number(first), type) : Number(first);
    return isActYear(year) ? { date: `${year}-${month}-${day}`, year, next: index + 1 } : null;
  }
  const isFirst = token.kind === "ordinal" && token.word === "primo";
  const isRoman = token.isCapital && token.word === "i";
  if ((token.kind !== "number" && !isFirst && !isRoman) || !source.is(index + 1, "month")) return null;
  const year = yearAt(source, index + 2, type);
  const date = year ? calendarDate(year, source.at(index + 1).number, isRoman ? 1 : token.number) : null;
  if (date === null) return null;
  const hasRegime = source.is(index + 3, "-") && roman(source.word(index + 4)) > 0;
  return { date, year, next: hasRegime ? index + 5 : index + 3 };
}

/** number = digits ( "." three digits )? ( "/" | "-" letter or bis )? : `1.398`, `2/B` */
function numberAt(source: TokenSource, index: number): { number: string; next: number } | null {
  const { kind, isPlain, value, end } = source.at(index);
  if (kind !== "number" || /^0/.test(value)) return null;
  const [dot, more] = [source.at(index + 1), source.at(index + 2)];
  const isThousand = dot.kind === "." && more.kind === "number" && /^\d{3}$/.test(more.value);
  if (isPlain && value.length < 4 && isThousand && dot.start === end && more.start === dot.end)
    return { number: value + more.value, next: index + 3 };
  const isLetter = /^(?:[a-z]|bis|ter)$/.test(more.word) && !more.dotted && !more.elided;
  if ((dot.kind === "/" || dot.kind === "-") && isLetter && dot.start === end && more.start === dot.end)
    return { number: `${value}-${more.word}`, next: index + 3 };
  return { number: value, next: index + 1 };
}

const IN_DATE = /^(?:data|datat[ao]|dd)$/;

/**
 * numbering = ("del" | "in data")? date ","? "n."? number | "n."? number "/" year | year "/" number | "n."? number ("del" (year | date))?
 *
 * @param type slug of the act, `null` where it is not known
 */
export function numberingAt(source: TokenSource, index: number, type: string | null): Numbering | null {
  source.steps++;
  const isBracketed = source.is(index, "(") && dateAt(source, index + 1, type) !== null;
  const isLed = isBracketed || source.is(index, "-") || source.is(index, ",");
  const start = isLed ? index + 1 : index;
  let at = start;
  if (GENITIVE.has(source.word(at)) && source.at(at).kind === "preposition") at++;
  else if (source.word(at) === "in" && source.word(at + 1) === "data") at += 2;
  else if (IN_DATE.test(source.word(at))) at++;
  if (source.word(at) === "anno") at++;
  const date = dateAt(source, at, type);
  if (date) {
    let after = isBracketed && source.is(date.next, ")") ? date.next + 1 : date.next;
    if (source.is(after, ",") || source.is(after, "(") || source.is(after, "-") || source.is(after, "/")) after++;
    const isSigned = isNumberSign(source, after);
    const number =
      isSigned || (source.is(after, "number") && source.is(date.next, ","))
        ? numberAt(source, isSigned ? after + 1 : after)
        : null;
    // `31 marzo 2023, 36` is a number, the `5` of `..., 5 marzo 2024` is a day.
    const isDay = !isSigned && number !== null && (source.is(number.next, "month") || source.is(number.next, "/"));
    if (number && !isDay) return { ...date, number: number.number, also: [], next: number.next };
    return { ...date, number: null, also: [] };
  }
  return numberFirst(source, start, type);
}

/** Until then a year had acts with numbers that look like years. */
const MANY_ACTS_UNTIL = 1970;

/** "n."? number ( "/" | "del" | "," | "-" ) year, or year first. */
function numberFirst(source: TokenSource, index: number, type: string | null): Numbering | null {
  // `legge del 1990, n. 241`
  let at = GENITIVE.has(source.word(index)) && isYearThenNumber(source, index + 1) ? index + 1 : index;
  // `legge 2024/21`
  const leading = source.at(at);
  if (leading.kind === "number" && leading.value.length === 4 && isActYear(leading.number) && source.is(at + 1, "/")) {
    const second = source.at(at + 2);
    // An act of those days may have the number 1926, one of 2021 has none of four digits.
    const year = yearAt(source, at + 2, type);
    const isYearToo = year > 0 && (second.value.length === 4 || year < MANY_ACTS_UNTIL);
    if (second.kind === "number" && second.isPlain && !isYearToo && !source.is(at + 3, "/"))
      return { date: null, year: leading.number, number: second.value, also: [], next: at + 3 };
  }
  if (isYearThenNumber(source, at)) {
    const sign = at + (source.is(at + 1, ",") ? 2 : 1);
    const number = numberAt(source, sign + 1);
    // "legge comunitaria 2009 n. 96/2010"
    if (number && source.is(number.next, "/")) return numberFirst(source, sign, type);
    if (number && !source.is(number.next, "/"))
      return { date: null, year: leading.number, number: number.number, also: [], next: number.next };
  }
  if (GENITIVE.has(source.word(at))) at++;
  const isMany = isNumberSign(source, at) && source.at(at).count === "many";
  if (isNumberSign(source, at)) at++;
  const first = numberAt(source, at);
  if (!first || (!source.at(at).isPlain && first.next === at + 1)) return null;
  const { also, next } = isMany ? moreNumbers(source, first.next) : { also: [], next: first.next };
  const found = (year: number, date: string | null, end: number): Numbering => ({
    date,
    year,
    number: first.number,
    also,
    next: end,
  });
  if (source.is(next, "/")) {
    const year = yearAt(source, next + 1, type);
    // `L. 241/1990 / L. 104/1992`: a stroke apart is the sentence's.
    const isLonger = source.is(next + 2, "/") && source.at(next + 2).start === source.at(next + 1).end;
    if (!year || isLonger) return null;
    // `D.P.R. 616/77 del 24 luglio 1977`: the date says more than the year.
    const dated = GENITIVE.has(source.word(next + 2)) ? dateAt(source, next + 3, type) : null;
    return dated?.year === year ? found(year, dated.date, dated.next) : found(year, null, next + 2);
  }
  const after = source.is(next, ",") || source.is(next, "-") ? next + 1 : next;
  const isDated =
    after > next && (source.is(after, "date") || (source.isRequest && dateAt(source, after, type) !== null));
  if (/^(?:del|dell|di|anno|dd|datat[ao])$/.test(source.word(after)) || isDated) {
    const from = isDated ? after : source.word(after + 1) === "anno" ? after + 2 : after + 1;
    const date = dateAt(source, from, type);
    if (date) return found(date.year, date.date, date.next);
    const year = yearAt(source, from, type);
    // "del '90"
    const isYear = source.at(from).value.length === 4 || /['’‘]/.test(source.text.charAt(source.at(from).start - 1));
    if (year && (isYear || source.isRequest)) return found(year, null, from + 1);
  }
  const year = source.at(after).value.length === 4 ? yearAt(source, after, type) : 0;
  const isApart = !source.is(after + 1, "/") && !source.is(after + 1, "month");
  if (year && isApart && (after === next || source.isRequest || source.is(next, "-")))
    return found(year, null, after + 1);
  // Without a year the numbers that follow may be anything's.
  return { ...found(0, null, first.next), also: [] };
}

/** The numbers that follow the first of "nn. 511, 518 e 548". */
function moreNumbers(source: TokenSource, index: number): { also: string[]; next: number } {
  const also: string[] = [];
  for (let next = index; ; ) {
    const at = source.past(next, ",", "and");
    const more = at > next && !source.is(at + 1, "/") && !source.is(at + 1, "month") ? numberAt(source, at) : null;
    if (!more) return { also, next };
    also.push(more.number);
    next = more.next;
  }
}

/** `1990, n. 241` */
function isYearThenNumber(source: TokenSource, index: number): boolean {
  const first = source.at(index);
  if (first.kind !== "number" || first.value.length !== 4 || !isActYear(first.number)) return false;
  return isNumberSign(source, index + (source.is(index + 1, ",") ? 2 : 1));
}
