/** What a cell says: texts, amounts, dates. */

import type { Pulizia } from "./tables.ts";

/** More than the whole plan with its complementary fund (about 235 billion euro): no single row can be worth it. In cents. */
const IMPORTO_MASSIMO = 300_000_000_000_00;

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

/** Whether a cell says nothing. */
export const isMissing = (cell: string): boolean => PULIZIE.chiave(cell) === "";

/**
 * A cell without the formula by which spreadsheets keep a text from becoming a number.
 *
 * @example withoutFormula('="000123"') // "000123"
 */
export function withoutFormula(cell: string): string {
  if (!cell.startsWith("=")) return cell;
  const [, text] = /^="((?:[^"]|"")*)"\s*$/.exec(cell) ?? [];
  return text === undefined ? cell : text.replaceAll('""', '"');
}

/** Why an amount that is written cannot be used: the reasons that the report counts. */
export const IMPORTO_NEGATIVO = "importo negativo: vale come mancante";
export const IMPORTO_ASSURDO = "importo maggiore dell'intero piano (300 miliardi): vale come mancante";
export const IMPORTO_ILLEGGIBILE = "importo non leggibile: vale come mancante";
/** What the report says of an amount that may have been another. */
export const IMPORTO_ESPONENTE = "importo con l'esponente di un foglio di calcolo: può aver perso delle cifre";
export const IMPORTO_TRE_DECIMALI = "importo con una virgola e tre cifre: letta come decimale";

/** What a cell says of an amount: cents, `null` where it is missing, and what is dubious about them; or why it cannot be used. */
type Importo = { readonly cents: number | null; readonly dubbio?: string } | { readonly fault: string };

const MISSING: Importo = { cents: null };
const ZERO: Importo = { cents: 0 };

/** Digits with a separator of thousands (dot, comma, blank, apostrophe), and decimals after the other separator. */
const UNITS = String.raw`(?<units>\d{1,3}(?:(?<separator>[.,' ])\d{3})(?:\k<separator>\d{3})*|\d*)`;
const WITH_COMMA = new RegExp(`^${UNITS},(?<decimals>\\d+)$`);
const WITH_DOT = new RegExp(`^${UNITS}\\.(?<decimals>\\d+)$`);
const THOUSANDS = /^[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:[' ]\d{3})+|(?:,\d{3}){2,})$/;
const EXPONENT = /^(?<units>\d{1,15})(?:[.,](?<decimals>\d{1,15}))?E(?<sign>[+-]?)(?<exponent>\d{1,2})$/i;

/** Units and decimals of a number as it is written, whatever wrote it; `null` where it is none. */
function partsOf(text: string): { readonly units: string; readonly decimals: string; readonly dubbio?: string } | null {
  if (/^\d+$/.test(text)) return { units: text, decimals: "" };
  if (THOUSANDS.test(text)) return { units: text.replace(/\D/g, ""), decimals: "" };
  const found = (WITH_COMMA.exec(text) ?? WITH_DOT.exec(text))?.groups;
  if (found !== undefined && found.separator !== text.at(-1 - (found.decimals?.length ?? 0))) {
    const { units = "", decimals = "" } = found;
    const parts = { units: units.replace(/\D/g, ""), decimals };
    return /^[1-9]\d{0,2},\d{3}$/.test(text) ? { ...parts, dubbio: IMPORTO_TRE_DECIMALI } : parts;
  }
  const { units, decimals = "", sign, exponent } = EXPONENT.exec(text)?.groups ?? {};
  if (units === undefined) return null;
  const point = units.length + Number(exponent) * (sign === "-" ? -1 : 1);
  const digits = `${"0".repeat(Math.max(0, -point))}${units}${decimals}`.padEnd(Math.max(0, point), "0");
  const at = Math.max(0, point);
  return { units: digits.slice(0, at), decimals: digits.slice(at), dubbio: IMPORTO_ESPONENTE };
}

/**
 * Reads an amount. With a comma, dots separate thousands and the comma is decimal; without, groups of three digits are thousands. What
 * spreadsheets and programs make of it is read too: a dot for the decimals (`1,234.50`, `123.0`), an exponent, a currency, a sign on
 * either side or brackets for less than nothing. Half up to the cent.
 *
 * @example importoInCentesimi("1.706.633,17") // { cents: 170663317 }
 * @example importoInCentesimi("114.000.000") // { cents: 11400000000 }
 * @example importoInCentesimi("1E+05") // { cents: 10000000, dubbio: IMPORTO_ESPONENTE }
 */
export function importoInCentesimi(cell: string): Importo {
  if (cell === "") return MISSING;
  if (cell === "0") return ZERO;
  if (isMissing(cell) || /^\s*n\/a\s*$/i.test(cell)) return MISSING;
  const [, open = "", before = "", text = "", after = "", close = ""] =
    /^(\()?([+-])?(.*?)([+-])?(\))?$/.exec(
      cell
        .replace(/€|\bEUR(?:O)?\b/gi, "")
        .replace(/[\u2212\u2013]/g, "-")
        .replace(/[\s\u00a0\u202f]+/g, " ")
        .replaceAll("’", "'")
        .trim()
        .replace(/^([+-]) /, "$1")
        .replace(/ ([+-])$/, "$1"),
    ) ?? [];
  const parts = (open === "") === (close === "") && (before === "" || after === "") ? partsOf(text) : null;
  if (parts === null) return { fault: IMPORTO_ILLEGGIBILE };
  const { units, decimals, dubbio } = parts;
  const thousandths = decimals.padEnd(3, "0");
  const total = Number(units) * 100 + Number(thousandths.slice(0, 2)) + (thousandths.charAt(2) >= "5" ? 1 : 0);
  if (total === 0) return ZERO;
  if (open !== "" || before === "-" || after === "-") return { fault: IMPORTO_NEGATIVO };
  if (total > IMPORTO_MASSIMO) return { fault: IMPORTO_ASSURDO };
  return dubbio === undefined ? { cents: total } : { cents: total, dubbio };
}

const MONTH_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const DAY =
  /^(?:(?<d>\d{1,2})[/.-](?<m>\d{1,2})[/.-](?<y>\d{4})|(?<y2>\d{4})-(?<m2>\d{2})-(?<d2>\d{2}))(?:[T ]\d{1,2}[:.]\d{2}.*)?$/;

/**
 * A day `DD/MM/YYYY` as the number `YYYYMMDD`, also as spreadsheets and programs write it (`1/3/2023`, `2023-03-01`, with an hour);
 * `null` where it is missing: empty, impossible, or the placeholder of 1900.
 *
 * @example giorno("31/03/2025") // 20250331
 */
export function giorno(cell: string): number | null {
  const found = DAY.exec(cell.trim())?.groups;
  if (found === undefined) return null;
  const [day, month, year] = [Number(found.d ?? found.d2), Number(found.m ?? found.m2), Number(found.y ?? found.y2)];
  if (year === 1900 || day < 1 || day > (MONTH_DAYS[month - 1] ?? 0)) return null;
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2 && day === 29 && !leap) return null;
  return year * 10000 + month * 100 + day;
}
