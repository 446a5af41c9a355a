/** Sizes and days as people write them. Not `Intl`, whose spellings change with the version of its data: same input, same bytes. */

import type { Lingua } from "../../api/prose.ts";
import { SEPARATORS } from "../../api/written-number.ts";

const MONTHS: Readonly<Record<Lingua, string>> = {
  it: "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
  en: "January February March April May June July August September October November December",
};

const UNITS = ["B", "KB", "MB", "GB", "TB"] as const;

/**
 * The size of a file, in units of a thousand.
 *
 * @example writtenSize(38121472, "it") // "38,1 MB"
 */
export function writtenSize(bytes: number, lingua: Lingua): string {
  let [size, unit] = [bytes, 0];
  // What would be rounded to a thousand is one of the next unit.
  for (; size >= 999.95 && unit < UNITS.length - 1; unit++) size /= 1000;
  return `${unit === 0 ? size : size.toFixed(1).replace(".", SEPARATORS[lingua].decimal)} ${UNITS[unit]}`;
}

/**
 * A day in full.
 *
 * @param day `YYYY-MM-DD`
 * @example writtenDay("2026-05-07", "en") // "7 May 2026"
 */
export function writtenDay(day: string, lingua: Lingua): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return `${date}${date === 1 && lingua === "it" ? "º" : ""} ${MONTHS[lingua].split(" ")[month - 1]} ${year}`;
}
