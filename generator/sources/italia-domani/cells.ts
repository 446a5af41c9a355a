/** What a cell says: texts, amounts, dates. */

import type { Pulizia } from "./tables.ts";

/** More than the whole plan with its complementary fund (about 235 billion euro): no single row can be worth it. In cents. */
export const IMPORTO_MASSIMO = 300_000_000_000_00;

/** White space and the control characters that no official cell needs. */
const SPACE = /[\s\u0000-\u001f]+/g;

const noText = (text: string) => text === "N/D" || text === "n/d";

const trimmed = (cella: string) => cella.replace(/[\u0000-\u001f]/g, " ").trim();

const collapsed = (cella: string) => {
  const text = cella.replace(SPACE, " ").trim();
  return noText(text) ? "" : text;
};

/**
 * Cleans a cell of text; an empty text means missing (`N/D` too). White space includes U+00A0.
 *
 * @example PULIZIE.testo(" Società\u00a0 per azioni ") // "Società per azioni"
 */
export const PULIZIE: Readonly<Record<Pulizia, (cella: string) => string>> = {
  chiave: (cella) => {
    const text = trimmed(cella).toUpperCase();
    return noText(text) ? "" : text;
  },
  identificativo: (cella) => {
    const text = trimmed(cella);
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

/**
 * An amount in cents, `null` where it is missing, the reason where it cannot be used. With a comma, dots separate thousands and
 * the comma is decimal; without, groups of three digits are thousands, anything else is plain digits. Half up to the cent.
 *
 * @example importoInCentesimi("1.706.633,17") // 170663317
 * @example importoInCentesimi("114.000.000") // 11400000000
 */
export function importoInCentesimi(cella: string): number | null | string {
  if (cella === "0") return 0;
  const text = cella.trim();
  if (text === "" || noText(text) || text === "N/A" || text === "n/a") return null;
  if (text.startsWith("-")) {
    const rest = importoInCentesimi(text.slice(1));
    return rest === 0 ? 0 : typeof rest === "number" ? IMPORTO_NEGATIVO : IMPORTO_ILLEGGIBILE;
  }
  let whole = text;
  let cents = 0;
  const comma = WITH_COMMA.exec(text);
  if (comma) {
    whole = comma[1]!.replaceAll(".", "");
    const decimals = comma[2]!.padEnd(3, "0");
    cents = Number(decimals.slice(0, 2)) + (decimals[2]! >= "5" ? 1 : 0);
  } else if (THOUSANDS.test(text)) whole = text.replaceAll(".", "");
  else if (!/^\d+$/.test(text)) return IMPORTO_ILLEGGIBILE;
  const total = Number(whole) * 100 + cents;
  return total <= IMPORTO_MASSIMO ? total : IMPORTO_ASSURDO;
}

/**
 * The usual amounts straight from their bytes: empty, digits, digits with a comma and one or two decimals. In cents, `NaN` where
 * missing, -1 where `importoInCentesimi` has to look.
 */
export function importoUsuale(bytes: Uint8Array, from: number, to: number): number {
  if (from === to) return Number.NaN;
  if (to - from > 14) return -1;
  let value = 0;
  let decimals = -1;
  for (let i = from; i < to; i++) {
    const digit = bytes[i]! - 0x30;
    if (digit >= 0 && digit <= 9) {
      value = value * 10 + digit;
      if (decimals >= 0) decimals++;
    } else if (bytes[i] === 0x2c && decimals < 0) decimals = 0;
    else return -1;
  }
  const cents = decimals < 0 ? value * 100 : decimals === 2 ? value : decimals === 1 ? value * 10 : -1;
  return cents <= IMPORTO_MASSIMO ? cents : -1;
}

const MONTH_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * A day `DD/MM/YYYY` as the number `YYYYMMDD`, 0 where it is missing: empty, impossible, or the placeholder of 1900.
 *
 * @example giorno("31/03/2025") // 20250331
 */
export function giorno(cella: string): number {
  const found = /^\s*(\d{2})\/(\d{2})\/(\d{4})\s*$/.exec(cella);
  if (!found) return 0;
  const [day, month, year] = [Number(found[1]), Number(found[2]), Number(found[3])];
  if (year === 1900 || month < 1 || month > 12 || day < 1 || day > MONTH_DAYS[month - 1]!) return 0;
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2 && day === 29 && !leap) return 0;
  return year * 10000 + month * 100 + day;
}
