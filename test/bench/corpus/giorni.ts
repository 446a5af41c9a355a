import { MESI } from "./lessico.ts";

/**
 * A date some days later.
 *
 * @example addDays("1999-12-31", 1) // "2000-01-01"
 */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

/**
 * A date in words.
 *
 * @example inWords("1990-08-07") // "7 agosto 1990"
 */
export function inWords(date: string): string {
  const [year, month, day] = date.split("-").map(Number) as [number, number, number];
  return `${day} ${MESI[month - 1]} ${year}`;
}
