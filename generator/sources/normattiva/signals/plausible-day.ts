import { isActYear, isRealDate } from "../../../law/calendar.ts";

/**
 * A day as the files write it, `null` where it is none or stands for "never" (`9999-12-31`).
 *
 * @example plausibleDay("2024-03-27") // "2024-03-27"
 */
export function plausibleDay(text: string | undefined): string | null {
  return text !== undefined && isRealDate(text) && isActYear(Number(text.slice(0, 4))) ? text : null;
}
