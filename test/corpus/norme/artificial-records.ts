/** Artificial acts, as the reader would give them, for the tests of the corpus. */

import type { AttoRecord, Segnale } from "../../../generator/sources/normattiva/records.ts";

/** A law of 2030 with a number, unless told otherwise. */
export function record(numero: string, more: Partial<AttoRecord> = {}): AttoRecord {
  const data = more.data ?? "2030-01-31";
  return {
    file: `norme/${numero}.xml`,
    chiave: `2030-02-15/30G${numero.padStart(5, "0")}`,
    denominazione: "LEGGE",
    tipo: "legge",
    data,
    numero,
    urn: `urn:nir:stato:legge:${data};${numero}`,
    titolo: `Legge di esempio ${numero}`,
    pubblicazione: { data: "2030-02-15", numero: "38", codice_redazionale: `30G${numero.padStart(5, "0")}` },
    versione: { tipo: "consolidata", al: "2031-01-01" },
    documenti: 1,
    articoli: [],
    caratteri: 0,
    contenitorePrincipale: null,
    segnali: [],
    citazioni: [],
    conteggi: {},
    osservazioni: {},
    entrata_in_vigore: null,
    ...more,
  };
}

/** The law of `record(numero)` as a citation names it. */
export function citing(numero: string, more: Partial<Segnale["altro"]> = {}): Segnale["altro"] {
  const data = more.data === undefined ? "2030-01-31" : more.data;
  return { tipo: "legge", data, anno: null, numero, urn: `urn:nir:stato:legge:${data};${numero}`, ...more };
}

/** An end of a signal: `12`, `12#comma 3`, `Allegato I, 12`, or `null`. */
function end(name: string | null): Segnale["qui"] {
  if (name === null) return null;
  const [articolo = "", parte] = name.split("#");
  const at = articolo.lastIndexOf(", ");
  const own = parte === undefined ? {} : { parte };
  return at < 0
    ? { contenitore: null, numero: articolo, ...own }
    : { contenitore: articolo.slice(0, at), numero: articolo.slice(at + 2), ...own };
}

/** A signal `da -> a` about the law 2: S1, S2 and S7 are seen from the amending act, the others from the amended one. */
export function signal(
  base: Segnale["base"],
  da: string | null,
  a: string | null,
  tipo: Segnale["tipo"] = "modifica",
  more: Partial<Segnale> = {},
): Segnale {
  const out = base === "modifica_attiva" || base === "modifica_marcata" || base === "testo_modificativo";
  const [qui, li] = out ? [end(da), end(a)] : [end(a), end(da)];
  return {
    base,
    verso: out ? "out" : "in",
    altro: citing("2"),
    qui,
    li,
    tipo,
    data: null,
    evidenza: base === "riferimento_passivo" ? "" : `Frase di esempio (${base})`,
    ...more,
  };
}
