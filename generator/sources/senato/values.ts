/** Values as the dumps write them. */

import { isRealDate } from "../../law/calendar.ts";

/** Years that a date of a bill can have: outside, it is a typing error or a placeholder. */
const BILL_YEARS = { first: "1948", last: "2099" };

/** Groups may be older than the Republic: the mixed one of the Senate is of 1946. */
export const GROUP_YEARS = { first: "1861", last: "2099" };

/**
 * The day of a date as published (`2023-05-16`, `2023-05-16 00:00:00.0`), `null` where it is not a day of the calendar or its
 * year is outside 1948-2099 (or the other `years` that are given). `refused` receives what becomes `null`.
 *
 * @example plausibleDate("0202-09-12", (raw) => report(raw)) // null
 */
export function plausibleDate(
  raw: string | null,
  refused: (raw: string) => void,
  years: { readonly first: string; readonly last: string } = BILL_YEARS,
): string | null {
  if (raw === null) return null;
  const day = raw.trim().slice(0, 10);
  const year = day.slice(0, 4);
  if (isRealDate(day) && year >= years.first && year <= years.last) return day;
  refused(raw);
  return null;
}

/**
 * A text whose entities were escaped twice in the source, and whose spaces mean nothing.
 *
 * @example cleanText("2&ordf;  (Giustizia) ") // "2ª (Giustizia)"
 */
export function cleanText(raw: string): string {
  return raw.replaceAll("&ordf;", "ª").replace(/\s+/g, " ").trim();
}

/**
 * The last piece of an address.
 *
 * @example tail("http://dati.senato.it/ddl/55189") // "55189"
 */
export function tail(address: string): string {
  return address.slice(address.lastIndexOf("/") + 1);
}

/**
 * A whole number as the dumps write it, `null` for anything else.
 *
 * @example wholeNumber("-9") // -9
 */
export function wholeNumber(raw: string | null): number | null {
  return raw !== null && /^-?\d{1,9}$/.test(raw.trim()) ? Number(raw) : null;
}
