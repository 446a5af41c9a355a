/** Fiscal codes of companies and bodies, and which of them are of natural persons. */

import { getOrMake } from "../../collections/get-or-make.ts";
import { isPersonalCode, visible } from "../../law/personal-code.ts";
import { allEqual } from "./all-equal.ts";

/** What a code cell gives: a usable code, or why there is none. */
export type CodiceReading =
  | { readonly tipo: "codice"; readonly codice: string; readonly riparato: boolean }
  | { readonly tipo: "persona" | "mancante" };

const PERSONA: CodiceReading = { tipo: "persona" };
const MANCANTE: CodiceReading = { tipo: "mancante" };

/** Words that stand for a missing code, after spaces, dots and hyphens are gone. */
const SEGNAPOSTI = new Set(["", "N/D", "N/A", "ND", "NA", "NONDISPONIBILE", "NONCLASSIFICATO", "NONPRESENTE"]);

/** Words that stand before a code and name its kind. */
const SPECIE = /^(?:(?:P(?:ARTITA)?IVA|PI|CODICEFISCALE|CODFISC|CF|VAT)[:=/]*)+(?=(?:IT)?\d)/;

/**
 * Reads a code cell. Masked codes, and whatever contains the personal code of Italy or Spain, are natural persons; a repeated character, a
 * placeholder, a number whose digits a spreadsheet has lost and a text without digits are no code. A word for the kind of code, `IT` before
 * 11 digits and the decimals of a spreadsheet go, zeros lost at the beginning come back; no check digit is demanded, since real codes fail it.
 *
 * @example readCodice("4102891001") // { tipo: "codice", codice: "04102891001", riparato: true }
 * @example readCodice("****************") // { tipo: "persona" }
 */
export function readCodice(cell: string): CodiceReading {
  if (cell.includes("*") || isPersonalCode(cell)) return PERSONA;
  const number = cell
    .trim()
    .replace(/^'(?=\d)/, "")
    .replace(/(?<=\d{7})[.,]0+$/, "");
  if (/^\d[.,]?\d*E[+]?\d+$/i.test(number)) return MANCANTE;
  const text = visible(number)
    .toUpperCase()
    .replace(/[\s.-]/g, "")
    .replace(SPECIE, "");
  if (SEGNAPOSTI.has(text) || allEqual(text) || !/\d/.test(text)) return MANCANTE;
  let codice = text;
  if (/^IT\d{11}$/.test(codice)) codice = codice.slice(2);
  else if (/^\d{7,10}$/.test(codice)) codice = codice.padStart(11, "0");
  if (allEqual(codice)) return MANCANTE;
  return { tipo: "codice", codice, riparato: codice !== cell };
}

/** What a legal form says of its bearer. */
export type FormaGiuridica = "persona" | "individuale" | "ente";

const FORME: readonly (readonly [string, FormaGiuridica | null])[] = [
  ["personafisica", "persona"],
  ["liberoprofessionista", "persona"],
  ["lavoratoreautonomo", "persona"],
  ["imprenditoreindividuale", "individuale"],
  ["impresaindividuale", "individuale"],
  ["dittaindividuale", "individuale"],
  ["nondisponibile", null],
  ["nonclassificat", null],
  ["n/", null],
];

/**
 * Whether a legal form is of a natural person, a sole trader, or a company, body or association; `null` where it says nothing. White
 * space and case do not count: the source loses spaces.
 *
 * @example formaOf("Imprenditore individuale agricolo") // "individuale"
 */
export function formaOf(cell: string): FormaGiuridica | null {
  const text = cell.replace(/\s+/g, "").toLowerCase();
  if (text === "") return null;
  const found = FORME.find(([begins]) => text.startsWith(begins));
  return found ? found[1] : "ente";
}

/**
 * Whether a code is a VAT number: what a sole trader keeps as a company, its personal code being nobody's.
 *
 * @example isPartitaIva("10000000001") // true
 */
export function isPartitaIva(codice: string): boolean {
  return /^[0-7]\d{10}$/.test(codice);
}

/** Code cells, each spelling read once. */
export class Codici {
  readonly #readings = new Map<string, CodiceReading>();

  /** What a cell gives. */
  read(cell: string): CodiceReading {
    return getOrMake(this.#readings, cell, () => readCodice(cell));
  }
}
