/** Where versions stand on a line of time. */

/** Days since the year 0, near enough to draw by: months of one length each. */
function daysOf(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return year * 365.25 + (month - 1) * 30.4375 + (date - 1);
}

/** A dot: its day, and its place from 0 (the oldest) to 100. */
interface TimeDot {
  readonly day: string;
  readonly at: number;
}

/** A year written under the line. */
interface TimeMark {
  readonly year: number;
  readonly at: number;
}

/** Marks at most, so that years do not touch on a phone. */
const MOST_MARKS = 6;

/** Years between marks. */
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100] as const;

const rounded = (at: number) => Math.round(at * 100) / 100;

/**
 * Places of days on a line, and the years below it; a single day stands in the middle.
 *
 * @param days `YYYY-MM-DD`, the oldest first
 * @example timeLine(["2000-01-01", "2010-01-01", "2020-01-01"]).dots.map(({ at }) => at) // [0, 50, 100]
 */
export function timeLine(days: readonly string[]): { dots: readonly TimeDot[]; marks: readonly TimeMark[] } {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return { dots: [], marks: [] };
  const [from, to] = [daysOf(first), daysOf(last)];
  if (from === to) return { dots: days.map((day) => ({ day, at: 50 })), marks: [] };
  const placeOf = (day: string) => rounded(((daysOf(day) - from) / (to - from)) * 100);
  const [oldest, newest] = [Number(first.slice(0, 4)) + 1, Number(last.slice(0, 4))];
  const step = STEPS.find((years) => (newest - oldest) / years < MOST_MARKS) ?? 200;
  const marks: TimeMark[] = [];
  for (let year = Math.ceil(oldest / step) * step; year <= newest; year += step)
    marks.push({ year, at: placeOf(`${year}-01-01`) });
  return { dots: days.map((day) => ({ day, at: placeOf(day) })), marks };
}

/**
 * The day of the version that a day means: the newest that is not later, else the oldest there is.
 *
 * @param days the oldest first
 * @example versionDay(["1999-03-20", "2024-12-14"], "2010-01-01") // "1999-03-20"
 */
export const versionDay = (days: readonly string[], day: string): string | undefined =>
  days.findLast((one) => one <= day) ?? days[0];
