/** What a cell says: texts, amounts, dates. */

import type { Pulizia } from "./tables.ts";

/** More than the whole plan with its complementary fund (about 235 billion euro): no single row can be worth it. In cents. */
export const IMPORTO_MASSIMO = 300_000_000_000_00;

/** White space and the control characters that no official cell needs. */
const SPACE = /[\s\u0000-\u001f]+/g;

const noText = (text: string) => text === "N/D" || text === "n/d";

const trimmed = (cell: string) => cell.replace(/[\u0000-\u001f]/g, " ").trim();

const collapsed = (cell: string) => {
  const text = cell.replace(SPACE, " ").trim();
  return noText(text) ? "" : text;
};

/**
 * Cleans a cell of text; an empty text means missing (`N/D` too). White space includes U+00A0.
 *
 * @example PULIZIE.testo(" Società\u00a0 per azioni ") // "Società per azioni"
 */
export const PULIZIE: Readonly<Record<Pulizia, (cell: string) => string>> = {
  chiave: (cell) => {
    const text = trimmed(cell).toUpperCase();
    return noText(text) ? "" : text;
  },
  identificativo: (cell) => {
    const text = trimmed(cell);
    return noText(text) ? "" : text;
  },
  testo: collapsed,
  raro: collapsed,
};

const WITH_COMMA = /^(\d*|\d{1,3}(?:\.\d{3})+),(\d+)$/;
const THOUSANDS = /^\d{1,3}(?:\.\d{3})+$/;

/** Why an amount that is written cannot be used: the reasons that the report counts. */
export const IMPORTO_NEGATIVO = "importo negativo: vale come mancante";
export const IMPORTO_ASSURDO = "importo maggiore dell'intero piano (300 miliardi): vale come mancante";
export const IMPORTO_ILLEGGIBILE = "importo non leggibile: vale come mancante";

/** What a cell says of an amount: cents, `null` where it is missing; or why it cannot be used. */
export type Importo = { readonly cents: number | null } | { readonly fault: string };

const MISSING: Importo = { cents: null };
const ZERO: Importo = { cents: 0 };

/**
 * Reads an amount. With a comma, dots separate thousands and the comma is decimal; without, groups of three digits are thousands,
 * anything else is plain digits. Half up to the cent.
 *
 * @example importoInCentesimi("1.706.633,17") // { cents: 170663317 }
 * @example importoInCentesimi("114.000.000") // { cents: 11400000000 }
 */
export function importoInCentesimi(cell: string): Importo {
  if (cell === "") return MISSING;
  if (cell === "0") return ZERO;
  const text = cell.trim();
  if (text === "" || noText(text) || text === "N/A" || text === "n/a") return MISSING;
  if (text.startsWith("-")) {
    const rest = importoInCentesimi(text.slice(1));
    if ("fault" in rest || rest.cents === null) return { fault: IMPORTO_ILLEGGIBILE };
    return rest.cents === 0 ? ZERO : { fault: IMPORTO_NEGATIVO };
  }
  let whole = text;
  let cents = 0;
  const [withComma, units = "", decimals = ""] = WITH_COMMA.exec(text) ?? [];
  if (withComma !== undefined) {
    whole = units.replaceAll(".", "");
    const digits = decimals.padEnd(3, "0");
    cents = Number(digits.slice(0, 2)) + (digits.charAt(2) >= "5" ? 1 : 0);
  } else if (THOUSANDS.test(text)) whole = text.replaceAll(".", "");
  else if (!/^\d+$/.test(text)) return { fault: IMPORTO_ILLEGGIBILE };
  const total = Number(whole) * 100 + cents;
  return total <= IMPORTO_MASSIMO ? { cents: total } : { fault: IMPORTO_ASSURDO };
}

const MONTH_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * A day `DD/MM/YYYY` as the number `YYYYMMDD`; `null` where it is missing: empty, impossible, or the placeholder of 1900.
 *
 * @example giorno("31/03/2025") // 20250331
 */
export function giorno(cell: string): number | null {
  const found = /^\s*(\d{2})\/(\d{2})\/(\d{4})\s*$/.exec(cell);
  if (!found) return null;
  const [day, month, year] = [Number(found[1]), Number(found[2]), Number(found[3])];
  if (year === 1900 || day < 1 || day > (MONTH_DAYS[month - 1] ?? 0)) return null;
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2 && day === 29 && !leap) return null;
  return year * 10000 + month * 100 + day;
}
