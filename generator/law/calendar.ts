/**
 * Writes a day of the calendar as `YYYY-MM-DD`; `null` when there is no such day (31 February) or the year is not one an
 * Italian act can have (1861 to 2099).
 *
 * @example calendarDate(1990, 8, 7) // "1990-08-07"
 */
export function calendarDate(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const real = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return real && isActYear(year) ? date.toISOString().slice(0, 10) : null;
}

/**
 * Tells whether an Italian act may bear this year: the State exists since 1861.
 *
 * @example isActYear(679) // false
 */
export function isActYear(year: number): boolean {
  return year >= 1861 && year <= 2099;
}
