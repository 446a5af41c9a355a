/** Days of the calendar, and the years that an Italian act may bear. */

export const MONTHS: readonly string[] =
  "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split(" ");

/**
 * Whether a text is a day of the calendar, `YYYY-MM-DD`: one that comes back the same. What is no day at all comes back as another.
 *
 * @example isRealDate("2024-02-30") // false
 */
export const isRealDate = (text: string): boolean =>
  new Date(Date.parse(text) || 0).toISOString().slice(0, 10) === text;

/**
 * Writes a day of the calendar as `YYYY-MM-DD`; `null` when there is no such day or the year is none of an Italian act.
 *
 * @example calendarDate(1990, 8, 7) // "1990-08-07"
 */
export function calendarDate(year: number, month: number, day: number): string | null {
  const isDay = month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (!isDay || !isActYear(year)) return null;
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/**
 * Whether an Italian act may bear this year: the State exists since 1861.
 *
 * @example isActYear(679) // false
 */
export function isActYear(year: number): boolean {
  return year >= 1861 && year <= 2099;
}

/**
 * Whether a text is a day that an Italian act may bear, `YYYY-MM-DD`.
 *
 * @example isActDay("9999-12-31") // false
 */
export const isActDay = (text: string): boolean => isRealDate(text) && isActYear(Number(text.slice(0, 4)));
