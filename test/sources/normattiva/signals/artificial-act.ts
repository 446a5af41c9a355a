/** Artificial acts of a few lines for the tests of signals. */

import type { Articolo, Corpo, Segnale } from "../../../../generator/sources/normattiva/records.ts";
import { readSignals } from "../../../../generator/sources/normattiva/signals/read-signals.ts";
import { parseXml } from "../../../../generator/sources/xml/parse.ts";

/** The act that every artificial file holds. */
export const SELF = { tipo: "decreto-legislativo", data: "2030-01-31", numero: "900" };
export const SELF_URN = "urn:nir:stato:decreto.legislativo:2030-01-31;900";

/** A `textualMod` between URNs, with the editors' sentence. */
export function textualMod(source: string, destination: string, sentence: string, type = "insertion"): string {
  const text = `<new><nakn:text>${sentence}</nakn:text></new>`;
  return `<textualMod type="${type}"><source href="${source}"/><destination href="${destination}"/>${text}</textualMod>`;
}

export interface Parts {
  readonly active?: string;
  readonly lifecycle?: string;
  readonly references?: string;
  readonly preface?: string;
  readonly body?: string;
}

export function actXml({ active = "", lifecycle = "", references = "", preface = "", body = "" }: Parts): string {
  return `<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0" xmlns:nakn="http://normattiva.it/akn/vocabulary"><act><meta>
    <lifecycle>${lifecycle}</lifecycle><analysis><activeModifications>${active}</activeModifications></analysis>
    <references>${references}</references></meta><preface>${preface}</preface><body>${body}</body></act></akomaNtoso>`;
}

/** An article with a text and notes; all else is empty. */
export function articolo(
  numero: string,
  testo: string,
  note: readonly string[] = [],
  allegato: string | null = null,
): Articolo {
  const percorso = `art/${numero}`;
  return {
    id: percorso,
    percorso,
    numero,
    rubrica: null,
    testo,
    partizione: null,
    allegato,
    abrogato: false,
    note,
    pronunce: [],
    ue: [],
  };
}

export function signalsOf(
  parts: Parts,
  articoli: readonly Articolo[] = [],
  allegati: Corpo["allegati"] = [],
  { self = SELF, titolo = "" } = {},
) {
  return readSignals(parseXml(Buffer.from(actXml(parts))), {
    self,
    titolo,
    corpo: { preambolo: null, conclusioni: null, articoli, allegati, ue: [] },
  });
}

/** A signal in short: `235 -> 12 modifica (indiretta)`. */
export function brief({ qui, li, tipo, riserva }: Segnale): string {
  const name = (end: Segnale["qui"]) =>
    end === null ? "-" : end.contenitore === null ? end.numero : `${end.contenitore}, ${end.numero}`;
  return `${name(qui)} -> ${name(li)} ${tipo}${riserva ? ` (${riserva})` : ""}`;
}
