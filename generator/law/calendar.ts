import { isRealDate } from "./dates.ts";

/**
 * Writes a day of the calendar as `YYYY-MM-DD`; `null` when there is no such day or the year is none of an Italian act.
 *
 * @example calendarDate(1990, 8, 7) // "1990-08-07"
 */
export function calendarDate(year: number, month: number, day: number): string | null {
  if (!isActYear(year)) return null;
  const text = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  return isRealDate(text) ? text : null;
}

/**
 * Whether an Italian act may bear this year: the State exists since 1861.
 *
 * @example isActYear(679) // false
 */
export function isActYear(year: number): boolean {
  return year >= 1861 && year <= 2099;
}
