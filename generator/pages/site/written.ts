/** Sizes and days as people write them. Not `Intl`, whose spellings change with the version of its data: same input, same bytes. */

import type { Lingua } from "../../contract/prose.ts";
import { SEPARATORS } from "../../contract/written-number.ts";

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

/**
 * A day behind the words that lead to it. Italian elides their last article if the day begins with a vowel: the 8th and the 11th.
 *
 * @example dayAfter("dati al", "2026-04-11", "it") // "dati all'11 aprile 2026"
 * @example dayAfter("Dopo il", "2026-05-08", "it") // "Dopo l'8 maggio 2026"
 */
export function dayAfter(words: string, day: string, lingua: Lingua): string {
  const written = writtenDay(day, lingua);
  if (lingua !== "it" || !/^(?:8|11) /.test(written)) return `${words} ${written}`;
  // "il" is the only one of them that loses a letter.
  const elided = words.replace(/\b([Ii])l$/, (_, i: string) => (i === "I" ? "L'" : "l'"));
  if (elided !== words) return elided + written;
  return /\b(?:a|da|de|ne|su)l$/i.test(words) ? `${words}l'${written}` : `${words} ${written}`;
}
