/** Acts as the search service lists them. */

import { slugOfDenomination } from "../../../law/names/denominations.ts";

/** An act of Normattiva. */
export interface ActRef {
  /** As the vocabulary writes it: `DECRETO LEGISLATIVO`. */
  readonly denominazione: string;
  /** Slug of the denomination. */
  readonly tipo: string;
  /** Day of the act, `YYYY-MM-DD`; `null` for the Constitution, which has none there. */
  readonly data: string | null;
  readonly numero: string;
  /** Day of the Gazzetta that published it, `YYYY-MM-DD`. */
  readonly gazzetta: string;
  readonly codice: string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const text = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "");

/**
 * A day in one of the forms that the service mixes: `1990-08-07`, `1990-08-07T00:00:00Z`, `19900807`, `07/08/1990`.
 *
 * @returns `YYYY-MM-DD`; `null` for the ways in which it says that there is none
 * @example dayIn("07/08/1990") // "1990-08-07"
 */
export function dayIn(value: unknown): string | null {
  const written = text(value);
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})(?:T|$)/.exec(written);
  const local = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(written);
  const [y, m, d] = iso ? iso.slice(1) : local ? [local[3], local[2], local[1]] : [];
  return y === undefined || y === "0000" || y === "9999" ? null : `${y}-${m}-${d}`;
}

/**
 * The act of an item of `listaAtti`; `null` where the item has another form.
 *
 * @example actRef({ denominazioneAtto: "LEGGE", numeroProvvedimento: 241, dataGU: "1990-08-18", codiceRedazionale: "090G0294", ... })
 */
export function actRef(item: unknown): ActRef | null {
  if (!isObject(item)) return null;
  const denominazione = text(item.denominazioneAtto);
  const gazzetta = dayIn(item.dataGU);
  const codice = text(item.codiceRedazionale);
  if (denominazione === "" || gazzetta === null || codice === "") return null;
  const [y, m, d] = [item.annoProvvedimento, item.meseProvvedimento, item.giornoProvvedimento].map(Number);
  const pad = (n: number | undefined) => String(n).padStart(2, "0");
  return {
    denominazione,
    tipo: slugOfDenomination(denominazione),
    data: y && m && d ? `${y}-${pad(m)}-${pad(d)}` : null,
    numero: text(item.numeroAttoAlfanumerico) || text(item.numeroProvvedimento),
    gazzetta,
    codice,
  };
}
