/**
 * Whether a text is a day of the calendar, `YYYY-MM-DD`: one that comes back the same.
 *
 * @example isRealDate("2024-02-30") // false
 */
export function isRealDate(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}
