/** Fiscal codes of companies and bodies, and which of them are of natural persons. */

import { getOrMake } from "../../collections/get-or-make.ts";
import { allEqual } from "./all-equal.ts";

/** What a code cell gives: a usable code, or why there is none. */
export type CodiceReading =
  | { readonly tipo: "codice"; readonly codice: string; readonly riparato: boolean }
  | { readonly tipo: "persona" | "mancante" };

const PERSONA: CodiceReading = { tipo: "persona" };
const MANCANTE: CodiceReading = { tipo: "mancante" };

/** Words that stand for a missing code, after spaces, dots and hyphens are gone. */
const SEGNAPOSTI = new Set(["", "N/D", "N/A", "ND", "NA", "NONDISPONIBILE", "NONCLASSIFICATO", "NONPRESENTE"]);

/** Digits of a personal code, with the letters that replace them where two people would share one. */
const CIFRA = "[0-9LMNPQRSTUV]";
const PERSONALI = [
  new RegExp(`^(?:IT)?[A-Z]{6}${CIFRA}{2}[A-Z]${CIFRA}{2}[A-Z]${CIFRA}{3}[A-Z]$`),
  /^(?:ES)?[0-9XYZ]\d{7}[A-Z]$/,
];

/**
 * Reads a code cell. Masked codes and the personal codes of Italy and Spain are natural persons; a repeated character or a
 * placeholder is no code; `IT` before 11 digits goes, zeros lost at the beginning come back; no check digit is demanded, since
 * real codes fail it.
 *
 * @example readCodice("4102891001") // { tipo: "codice", codice: "04102891001", riparato: true }
 * @example readCodice("****************") // { tipo: "persona" }
 */
export function readCodice(cell: string): CodiceReading {
  const written = cell.toUpperCase();
  const text = written.replace(/[\s.-]/g, "");
  if (text.includes("*")) return PERSONA;
  if (SEGNAPOSTI.has(text) || allEqual(text)) return MANCANTE;
  if (PERSONALI.some((p) => p.test(text))) return PERSONA;
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
