const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const DAY = /^\d{4}-\d\d-\d\d$/;

function daysIn(year: number, month: number): number {
  const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return leap ? 29 : (DAYS[month - 1] ?? 0);
}

/**
 * Whether a text is a day of the calendar, `YYYY-MM-DD`.
 *
 * @example isRealDate("2024-02-30") // false
 */
export function isRealDate(text: string): boolean {
  if (!DAY.test(text)) return false;
  const day = Number(text.slice(8));
  return day >= 1 && day <= daysIn(Number(text.slice(0, 4)), Number(text.slice(5, 7)));
}
