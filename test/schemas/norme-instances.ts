/** One complete, plainly invented instance of each schema of acts and their relations. */

import { act, graph, meta, other, relazione, riga } from "./instance-parts.ts";

const articolo = {
  id: "art_3-bis",
  eli: `${act}/annesso/1/art/3-bis`,
  numero: "3-bis",
  rubrica: "Rubrica di esempio",
  testo: "1. Testo di esempio, inventato.",
  partizione: "CAPO I Esempio",
  allegato: "Codice Esempio",
  abrogato: false,
  note: ["AGGIORNAMENTO (1) di esempio"],
};
const sha256 = "0".repeat(64);
const vicino = (numero: string) => ({ numero, eli: `${act}/art/${numero}` });
const unArticolo = {
  meta,
  norma: riga,
  versione: { tipo: "consolidata", al: "2024-12-14", futura: true },
  giorno: "2025-01-01",
  modifiche_intermedie: [relazione("in")],
  articolo,
  commi: [{ numero: "1", id: "art_3-bis__para_1", testo: articolo.testo }],
  dal: "2021-02-03",
  dal_almeno: true,
  precedente: vicino("3"),
  successivo: vicino("4"),
  relazioni: { out: [relazione("out")], in: [relazione("in")] },
  versioni: [{ al: "2021-02-03", sha256, futura: true }],
};
const citato = { eli: `${act}/art/3-bis`, numero: "3-bis", rubrica: "Rubrica di esempio", comma: "2" };
const citata = {
  tipo: "legge",
  data: "1999-03-15",
  anno: 1999,
  numero: "9001",
  urn: "urn:nir:stato:legge:1999-03-15;9001",
};

/** Valid instances by the key of their schema. */
export const NORME = {
  articolo: unArticolo,
  comma: unArticolo,
  versioni: {
    meta,
    norma: riga,
    totale: 1,
    versioni: [
      {
        al: "2024-12-14",
        tipo: "consolidata",
        futura: true,
        n_articoli: 3,
        aggiunti: 1,
        tolti: 0,
        modificati: 2,
        sha256,
      },
    ],
  },
  confronto: {
    meta,
    norma: riga,
    da: "2021-02-03",
    a: "2024-12-14",
    totale: 1,
    articoli: [
      {
        ...vicino("3"),
        cambiamento: "modificato",
        prima: { rubrica: "Prima", testo: "1. Prima." },
        dopo: { rubrica: "Dopo", testo: "1. Dopo." },
      },
    ],
  },
  norme: { meta, totale: 1, limit: 100, offset: 0, norme: [riga] },
  norma: {
    meta,
    ...riga,
    urn: "urn:nir:stato:legge:1999-03-15;9001",
    pubblicazione: { data: "1999-03-20", numero: "66", codice_redazionale: "099X9001" },
    versione: { tipo: "consolidata", al: "2024-12-14" },
    collegamenti: { normattiva: "https://example.org/uri-res/N2Ls?urn:nir:x", gazzetta: "http://example.org/eli/id" },
    alias: ["codice-esempio"],
    nomi: ["codice esempio", "cod. es."],
    copertura: { attive: "testo", passive: "metadati" },
    n_versioni: 1,
    entrata_in_vigore: "1999-04-04",
    giorno: "2025-01-01",
    modifiche_intermedie: [relazione("in")],
    preambolo: "IL PRESIDENTE DI ESEMPIO\nVista la regola inventata;",
    conclusioni: "Dato in nessun luogo, addi' 15 marzo 1999",
    articoli: [articolo, { ...articolo, id: "art_4", testo: "", lacuna: true }],
    allegati: [{ id: "annesso_2", titolo: "Tabella", testo: "1 2" }],
    relazioni: { out: [relazione("out")], in: [relazione("in")] },
  },
  cerca: {
    meta,
    q: "art. 3-bis legge esempio",
    limit: 20,
    offset: 0,
    totale: 1,
    totale_esatto: true,
    prosegue: null,
    radice: ["rapinare"],
    forse: [{ parola: "truffa", per: "trufa", documenti: 9, q: "truffa", url: "/api/public/cerca?q=truffa" }],
    riconosciuta: {
      ...citata,
      norma: riga,
      articolo: citato,
      versione: { tipo: "consolidata", al: "2024-12-14" },
      giorno: "2025-01-01",
    },
    risultati: [
      { norma: riga, articolo: citato, estratto: "1. Testo di esempio", evidenzia: [[3, 5]], punteggio: 1.234 },
    ],
  },
  citazioni: {
    meta,
    totale: 1,
    citazioni: [
      {
        inizio: 3,
        lunghezza: 24,
        testo: "art. 3-bis L. 9001/1999",
        esito: "trovata",
        atto: citata,
        norma: riga,
        articolo: { eli: `${act}/art/3-bis`, numero: "3-bis", rubrica: "Esempio", abrogato: false },
        articolo_citato: "3-bis",
        partizione: "comma 1",
        candidati: [riga],
      },
    ],
  },
  registro: {
    meta,
    totale: 2,
    norme: [
      {
        chiesta: "L. 9001/1999",
        esito: "trovata",
        norma: riga,
        versione: { al: "2021-02-03", sha256 },
        n_versioni: 2,
        ultima_modifica: { data: "2021-02-01", da: act, tipo: "abroga" },
        futura: { al: "2027-01-01" },
        cambiata: true,
      },
      {
        chiesta: "",
        esito: "sconosciuta",
        norma: null,
        versione: null,
        n_versioni: 0,
        ultima_modifica: null,
        futura: null,
        cambiata: null,
      },
    ],
  },
  relazioni: {
    meta,
    norma: riga,
    dir: "entrambe",
    totale: 2,
    totale_out: 1,
    totale_in: 1,
    giorno: "2025-01-01",
    modifiche_intermedie: [relazione("in")],
    relazioni: [relazione("out"), relazione("in")],
  },
  graph: graph(
    { livello: "norma" },
    [{ id: act, label: "L. 9001/1999", tipo: "legge", norma: act, nel_corpus: true, grado: 1 }],
    [{ source: act, target: other, tipo: "modifica", classe: "testo", peso: 1 }],
  ),
};
