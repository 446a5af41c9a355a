/** Figures and days in the page's language. */

import { SEPARATORS, writtenAmount, writtenNumber } from "../../../../contract/written-number.ts";
import { dayAfter, writtenDay } from "../../../site/written.ts";
import { LINGUA } from "./place.ts";

/** A whole number with its thousands set apart: `52.539`. */
export const writtenCount = (n: number): string => (n < 0 ? `−${writtenNumber(-n, LINGUA)}` : writtenNumber(n, LINGUA));

/** A count with the word for what is counted: `counted(1, "risultato/risultati")` is `1 risultato`. */
export const counted = (n: number, words: string): string => writtenAmount(n, words, LINGUA);

/** A day behind the words that lead to it: `dated("dati al", "2026-04-11")` is `dati all'11 aprile 2026`. */
export const dated = (words: string, day: string | null): string =>
  day === null ? `${words} —` : dayAfter(words, day, LINGUA);

/** A day in full, `—` where there is none: `7 agosto 1990`. */
export const writtenDate = (date: string | null): string => (date === null ? "—" : writtenDay(date, LINGUA));

/**
 * An amount in euro with its cents. Its parts stay in one line: the spaces do not break.
 *
 * @example writtenEuro(1234.5) // "1.234,50 €"
 */
export function writtenEuro(amount: number): string {
  const [whole = "0", cents = "00"] = Math.abs(amount).toFixed(2).split(".");
  return `${amount < 0 ? "−" : ""}${writtenNumber(BigInt(whole), LINGUA)}${SEPARATORS[LINGUA].decimal}${cents}\u00a0€`;
}

/** Units in which large amounts are said. */
const LARGE = [
  { from: 1e9, it: "mld\u00a0€", en: "bn\u00a0€" },
  { from: 1e6, it: "mln\u00a0€", en: "m\u00a0€" },
] as const;

/**
 * An amount as one says it, with three or four figures.
 *
 * @example roundEuro(1_234_567_890) // "1,23 mld €"
 */
export function roundEuro(amount: number): string {
  const unit = LARGE.find(({ from }) => Math.abs(amount) >= from);
  if (unit === undefined) return writtenEuro(amount);
  const [whole = "0", decimals = "00"] = (amount / unit.from).toFixed(2).split(".");
  return `${writtenNumber(BigInt(whole), LINGUA)}${SEPARATORS[LINGUA].decimal}${decimals}\u00a0${unit[LINGUA]}`;
}

/**
 * A share in percent.
 *
 * @example percent(0.1234) // "12,3 %"
 */
export const percent = (share: number): string =>
  `${(share * 100).toFixed(1).replace(".", SEPARATORS[LINGUA].decimal)}\u00a0%`;
