/**
 * Whether a text is a day of the calendar, `YYYY-MM-DD`.
 *
 * @example isRealDate("2024-02-30") // false
 */
export function isRealDate(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  // Some engines read 30 February as 1 March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
