import { isRealDate } from "./dates.ts";

/**
 * Writes a day of the calendar as `YYYY-MM-DD`; `null` when there is no such day or the year is none of an Italian act.
 *
 * @example calendarDate(1990, 8, 7) // "1990-08-07"
 */
export function calendarDate(year: number, month: number, day: number): string | null {
  const text = [year, month, day].map((part) => String(part).padStart(2, "0")).join("-");
  return isActYear(year) && isRealDate(text) ? text : null;
}

/**
 * Whether an Italian act may bear this year: the State exists since 1861.
 *
 * @example isActYear(679) // false
 */
export function isActYear(year: number): boolean {
  return year >= 1861 && year <= 2099;
}
