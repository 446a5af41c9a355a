/** Numbers as people write them. Not `Intl`, whose spellings change with the version of its data: same input, same bytes. */

import type { Lingua } from "./prose.ts";

/** What stands between thousands, and before the decimals. */
export const SEPARATORS: Readonly<Record<Lingua, { readonly thousands: string; readonly decimal: string }>> = {
  it: { thousands: ".", decimal: "," },
  en: { thousands: ",", decimal: "." },
};

/**
 * A whole number with its thousands set apart.
 *
 * @example writtenNumber(52539, "it") // "52.539"
 */
export function writtenNumber(n: number | bigint, lingua: Lingua): string {
  return String(n).replace(/\B(?=(?:\d{3}){1,7}$)/g, SEPARATORS[lingua].thousands);
}

/**
 * A count with the word for what is counted.
 *
 * @param words for one and for many: `risultato/risultati`
 * @example writtenAmount(1, "risultato/risultati", "it") // "1 risultato"
 */
export function writtenAmount(n: number, words: string, lingua: Lingua): string {
  const [one, many = one] = words.split("/");
  return `${writtenNumber(n, lingua)} ${n === 1 ? one : many}`;
}
