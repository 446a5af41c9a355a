/** The words of the section of the start page about files for keeping. */

import type { Prosa } from "../../../api/prose.ts";
import { FEEDS } from "../../catalogue/feed-files.ts";

export const DATA_TEXTS = {
  con_file: {
    it: "Le stesse risposte come tabelle, grafi e archivi, per lavorare senza rete. `SHA256SUMS` ha l'impronta di ogni file.",
    en: "The same answers as tables, graphs and archives, to work without a network. `SHA256SUMS` has the fingerprint of every file.",
  },
  senza_file: {
    it: "Questa copia non ha altri file che le risposte: `manifest.json` le elenca tutte, `SHA256SUMS` ne ha l'impronta.",
    en: "This copy has no files but the answers: `manifest.json` lists them all, `SHA256SUMS` has their fingerprints.",
  },
  file: { it: "file", en: "files" },
  cataloghi: { it: "Cataloghi e avvisi", en: "Catalogues and feeds" },
} as const satisfies Record<string, Prosa>;

/** A document for those who follow or list the collection. */
export interface Reference {
  /** Path in the tree. */
  readonly path: string;
  readonly testo: Prosa;
  /** Which trees have it: those with sources, with sources of acts, made with an earlier one at hand; all by default. */
  readonly where?: "fonti" | "avvisi" | "precedente";
}

export const REFERENCES: readonly Reference[] = [
  {
    path: FEEDS.norme.path,
    testo: { it: "gli atti più recenti (Atom)", en: "the newest acts (Atom)" },
    where: "avvisi",
  },
  {
    path: FEEDS.modifiche.path,
    testo: { it: "le modifiche più recenti (Atom)", en: "the newest amendments (Atom)" },
    where: "avvisi",
  },
  {
    path: "api/public/novita.json",
    testo: { it: "che cosa è cambiato dalla release di prima", en: "what changed since the release before" },
    where: "precedente",
  },
  { path: "catalogo.ttl", testo: { it: "DCAT-AP_IT (Turtle)", en: "DCAT-AP_IT (Turtle)" }, where: "fonti" },
  { path: "catalogo.jsonld", testo: { it: "DCAT-AP_IT (JSON-LD)", en: "DCAT-AP_IT (JSON-LD)" }, where: "fonti" },
  { path: "datapackage.json", testo: { it: "Frictionless Data Package", en: "Frictionless Data Package" } },
  { path: "licenze.txt", testo: { it: "licenze dei dati", en: "licences of the data" } },
  { path: "SHA256SUMS", testo: { it: "impronte dei file", en: "fingerprints of the files" } },
];
