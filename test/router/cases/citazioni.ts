/** The citations of a text. */

import { B, type Case, CODE, ELI, EN, IT } from "./case.ts";

const citazioni = (testo: string) => `${B}/citazioni?testo=${encodeURIComponent(testo)}`;
const one = (testo: string, first: Readonly<Record<string, unknown>>): Case => ({
  target: citazioni(testo),
  status: 200,
  body: Object.fromEntries([
    ["totale", 1],
    ...Object.entries(first).map(([name, value]) => [`citazioni.0.${name}`, value] as const),
  ]),
});

export const CITAZIONI: readonly Case[] = [
  {
    target: citazioni("Così 👍 l'art. 1, comma 2, della legge 7 agosto 1990, n. 241; L. 9999/1990."),
    status: 200,
    body: {
      totale: 2,
      "citazioni.0.testo": "art. 1, comma 2, della legge 7 agosto 1990, n. 241",
      "citazioni.0.partizione": "comma 2",
    },
    has: IT,
  },
  { target: `${citazioni("L. 241/1990")}&lang=en`, status: 200, body: { "meta.lingua": "en" }, has: EN },
  one("art. 7 del codice penale", { esito: "trovata", "norma.eli": CODE, per_nome: true }),
  one("art. 7 del codice penale, r.d. 19 ottobre 1930, n. 1398", { esito: "trovata", per_nome: false }),
  // Who bore the name in that year is not here; what "previgente" means the words do not say.
  one("art. 7 c.p. 1889", { esito: "fuori_raccolta", "atto.numero": "6133", norma: null, per_nome: true }),
  one("art. 7 c.p. previgente", { esito: "ambigua", atto: null, norma: null, "candidati.0.eli": CODE, per_nome: true }),
  one("L. 241/1990, art. 999", { esito: "articolo_inesistente", "norma.eli": ELI, articolo: null }),
  one("art. 70 c.p.", { esito: "trovata", "articolo.eli": `${CODE}@1930-10-20/art/70` }),
  ...["artt. 7-9 c.p.", "articoli da 7 a 9 del codice penale"].map(
    (testo): Case => ({
      target: citazioni(testo),
      status: 200,
      body: {
        totale: 4,
        "citazioni.0.articolo.numero": "7",
        "citazioni.1.articolo.numero": "7-bis",
        "citazioni.2.articolo_citato": "8",
        "citazioni.3.articolo.eli": `${CODE}/art/9`,
      },
    }),
  ),
  {
    target: citazioni("artt. 7/9 c.p."),
    status: 200,
    body: { totale: 2, "citazioni.0.articolo.numero": "7", "citazioni.1.articolo.eli": `${CODE}/art/9` },
  },
  {
    target: citazioni("artt. 59-61 c.p.; artt. 3-9 L. 9999/1990"),
    status: 200,
    body: {
      totale: 5,
      "citazioni.1.articolo.numero": "60",
      "citazioni.2.esito": "articolo_inesistente",
      "citazioni.2.articolo_citato": "61",
      "citazioni.3.articolo_citato": "3",
      "citazioni.4.articolo_citato": "9",
      "citazioni.4.esito": "fuori_raccolta",
      "citazioni.4.articolo": null,
    },
  },
  // Ranges beyond what one answer gives in full are given by their ends.
  { target: citazioni("artt. 1-60 c.p.; ".repeat(6)), status: 200, body: { totale: 5 * 61 + 2 } },
  one("art. 2 del medesimo decreto", { esito: "incompleta", atto: null, norma: null }),
  { ...one("r.d. 14 maggio 1936, n. 886", { esito: "ambigua", norma: null }), lengths: { "citazioni.0.candidati": 2 } },
  { target: citazioni("L. 241/1990; la stessa legge"), status: 200, body: { "citazioni.1.norma.eli": ELI } },
  // A name of several acts is one citation, of none of them alone.
  {
    target: citazioni("L'art. 5 della riforma Cartabia e l'art. 119 del decreto rilancio."),
    status: 200,
    body: {
      ...{ totale: 2, "citazioni.0.testo": "art. 5 della riforma Cartabia", "citazioni.0.esito": "fuori_raccolta" },
      ...{ "citazioni.1.testo": "art. 119 del decreto rilancio", "citazioni.1.articolo_citato": "119" },
    },
  },
  { target: citazioni("legge regionale 5/2010"), status: 200, lengths: { citazioni: 0 } },
  one("art. 12, par. 1, della direttiva 24/2014/UE", {
    esito: "unione_europea",
    "ue.celex": "32014L0024",
    "ue.tipo": "direttiva",
    atto: null,
    norma: null,
    articolo: null,
    articolo_citato: "12",
    partizione: "paragrafo 1",
  }),
  one("v. Corte cost. n. 9901/2008", {
    ...{ esito: "pronuncia", inizio: 3, "pronuncia.ecli": "ECLI:IT:COST:2008:9901", "pronuncia.qui": true },
    ...{ atto: null, norma: null, articolo: null, ue: null },
  }),
  one("la sentenza n. 7 del 2001 della Corte costituzionale", {
    ...{ esito: "pronuncia", "pronuncia.ecli": "ECLI:IT:COST:2001:7", "pronuncia.qui": false },
  }),
  // Touching is not overlapping: no letter belongs to both.
  ...["art. 7 c.p.Corte cost. n. 9901/2008", "Corte cost. n. 9901/2008art. 7 c.p."].map(
    (testo): Case => ({ target: citazioni(testo), status: 200, body: { totale: 2 }, lengths: { citazioni: 2 } }),
  ),
  // Another kind than that of its number, another court.
  { target: citazioni("Corte cost., ord. n. 9901/2008"), status: 200, lengths: { citazioni: 0 } },
  { target: citazioni("Cass. n. 9901/2008"), status: 200, lengths: { citazioni: 0 } },
  { target: citazioni("regolamento (Euratom) 2015/1998"), status: 200, lengths: { citazioni: 0 } },
  { target: citazioni(""), status: 200, body: { totale: 0 }, lengths: { citazioni: 0 } },
  { target: citazioni("x".repeat(8000)), status: 200, body: { totale: 0 } },
  { target: citazioni("a".repeat(8001)), status: 422, fault: "string_too_long" },
  { target: `${B}/citazioni`, status: 422, fault: "missing" },
  { target: `${citazioni("a")}&lang=fr`, status: 422, fault: "string_pattern_mismatch" },
  { target: citazioni("L. 241/1990"), status: 304, revalidates: true },
  { target: citazioni("L. 241/1990"), method: "HEAD", status: 200 },
  { target: citazioni("L. 241/1990"), method: "POST", status: 405 },
  { target: `${B}/citazioni/?testo=a`, status: 404 },
];
