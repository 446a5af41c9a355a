/**
 * Whether a text is a day of the calendar, `YYYY-MM-DD`: one that comes back the same. What is no day at all comes back as another.
 *
 * @example isRealDate("2024-02-30") // false
 */
export const isRealDate = (text: string): boolean =>
  new Date(Date.parse(text) || 0).toISOString().slice(0, 10) === text;
