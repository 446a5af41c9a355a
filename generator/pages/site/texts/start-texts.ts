/** The words of the start page. */

import { AREAS } from "../../../contract/areas.ts";
import type { Tag } from "../../../contract/openapi/texts.ts";
import type { Prosa } from "../../../contract/prose.ts";
import { FEEDS } from "../../../exports/catalogue/feeds.ts";

export const START_TEXTS = {
  titolo: {
    it: "API del diritto italiano: leggi, PNRR, Parlamento come dati aperti",
    en: "API of Italian law: acts, recovery plan, Parliament as open data",
  },
  descrizione: {
    it: "API aperta e in sola lettura del diritto italiano: atti e loro modifiche, progetti e appalti del PNRR, parlamentari e disegni di legge, dai dati ufficiali.",
    en: "Open, read-only API of Italian law: acts and their amendments, projects and tenders of the recovery plan, members of Parliament and bills, from official data.",
  },
  marchio: { it: "Diritto italiano", en: "Italian law" },
  navigazione: { it: "Pagine", en: "Pages" },
  h1: { it: "Il diritto italiano, come dati", en: "Italian law, as data" },
  motto: {
    it: "Chi modifica quale legge, a chi vanno i fondi del PNRR, chi firma i disegni di legge e dove si sono fermati: dai dati ufficiali.",
    en: "Which law amends which, where the recovery money goes, who signs the bills and where they stand: from official data.",
  },
  programmi: { it: "Per i programmi", en: "For programs" },
  programmi_testo: {
    it: "Gli stessi dati da un'unica API in sola lettura, senza chiavi né registrazione.",
    en: "The same data from one read-only API, no keys and no registration.",
  },
  assaggio: { it: "Inizio di una risposta", en: "Beginning of an answer" },
  prova: { it: "Prova l'API", en: "Try the API" },
  documentazione: { it: "Documentazione", en: "Documentation" },
  openapi: { it: "OpenAPI", en: "OpenAPI" },
  dati_al: { it: "Dati al", en: "Data as of" },
  release: { it: "release", en: "release" },
  numeri: { it: "Che cosa c'è", en: "What is here" },
  esempi: { it: "Tre domande", en: "Three questions" },
  esempi_testo: {
    it: "Ogni indirizzo è un'intera risposta: si apre nel browser, si scarica con curl, si chiama da un programma.",
    en: "Every address is a whole answer: open it in a browser, fetch it with curl, call it from a program.",
  },
  domande: { it: "Che cosa si può chiedere", en: "What you can ask" },
  dati_menu: { it: "Dati", en: "Data" },
  dati: { it: "Dati da scaricare", en: "Data to download" },
  come: { it: "Come funziona", en: "How it works" },
  fonti: { it: "Fonti e licenze", en: "Sources and licences" },
  fonti_testo: {
    it: "I dati conservano la licenza e l'attribuzione delle loro fonti; ogni risposta le ripete in `meta.fonti`.",
    en: "The data keep the licence and the attribution of their sources; every answer repeats them in `meta.fonti`.",
  },
  fonti_nessuna: { it: "Questa raccolta non ha ancora fonti.", en: "This collection has no sources yet." },
  estratto: { it: "estratto il", en: "extracted on" },
} as const satisfies Record<string, Prosa>;

/** Ways in: what one can do with the pages. */
export const STARTS: readonly { readonly path: readonly string[]; readonly names: Prosa; readonly texts: Prosa }[] = [
  {
    path: ["cerca"],
    names: { it: "Leggere una legge", en: "Read a law" },
    texts: {
      it: "articolo per articolo, in ogni versione, con chi l'ha cambiata",
      en: "article by article, in each version, with who changed it",
    },
  },
  {
    path: ["grafo"],
    names: { it: "Chi modifica chi", en: "Who amends whom" },
    texts: { it: "la mappa delle modifiche tra gli atti", en: "the map of amendments among acts" },
  },
  {
    path: ["pronunce"],
    names: { it: "Le pronunce della Corte", en: "Rulings of the Court" },
    texts: {
      it: "che cosa la Corte costituzionale ha dichiarato illegittimo",
      en: "what the Constitutional Court declared unlawful",
    },
  },
  {
    path: ["ue"],
    names: { it: "Le norme dell'Unione", en: "Acts of the Union" },
    texts: { it: "chi recepisce una direttiva, chi la cita", en: "who transposes a directive, who cites it" },
  },
  {
    path: ["pnrr", "aziende"],
    names: { it: "Seguire il denaro", en: "Follow the money" },
    texts: {
      it: "aziende, enti, regioni e fondi del PNRR",
      en: "companies, authorities, regions and funds of the recovery plan",
    },
  },
  {
    path: ["ddl"],
    names: { it: "I disegni di legge", en: "Bills" },
    texts: { it: "dove sono fermi e chi li firma", en: "where they stand and who signs them" },
  },
  {
    path: ["votazioni"],
    names: { it: "Guardare il Parlamento", en: "Watch Parliament" },
    texts: {
      it: "chi ha votato come, per gruppo e per nome",
      en: "who voted how, by group and by name",
    },
  },
  {
    path: ["registro"],
    names: { it: "Seguire i propri atti", en: "Follow your own acts" },
    texts: {
      it: "un registro nel browser, con ciò che è cambiato",
      en: "a register in the browser, with what has changed",
    },
  },
  {
    path: ["citazioni"],
    names: { it: "Controllare le citazioni", en: "Check citations" },
    texts: {
      it: "un testo vostro, con ogni legge citata sottolineata",
      en: "a text of yours, with each law that it cites underlined",
    },
  },
];

/** How the API keeps its promises, each with a short title. */
export const FACTS: readonly { readonly titolo: Prosa; readonly testo: Prosa }[] = [
  {
    titolo: { it: "File, non un server", en: "Files, not a server" },
    testo: {
      it: "Ogni risposta è calcolata prima e scritta in un file: la serve qualunque host statico. Un piccolo router rende esatto ogni valore dei parametri.",
      en: "Every answer is computed beforehand and written to a file that any static host serves. A small router makes every value of every parameter exact.",
    },
  },
  {
    titolo: { it: "Sempre con la fonte", en: "Always with its source" },
    testo: {
      it: "`meta` dice da quale release dei dati viene la risposta, con quale licenza e come è stata calcolata; ogni relazione fra atti porta la frase che la prova.",
      en: "`meta` says which release of the data an answer comes from, under which licence and how it was computed; every relation between acts carries the sentence that proves it.",
    },
  },
  {
    titolo: { it: "Verificabile", en: "Verifiable" },
    testo: {
      it: "Gli stessi dati danno sempre gli stessi byte. `manifest.json` elenca ogni file con la sua impronta, `rapporto.json` ciò che è stato letto, scartato e corretto.",
      en: "The same data always give the same bytes. `manifest.json` lists every file with its fingerprint, `rapporto.json` what was read, left aside and repaired.",
    },
  },
  {
    titolo: { it: "In due lingue", en: "In two languages" },
    testo: {
      it: "La prosa è in italiano o in inglese, con `lang` o `Accept-Language`; i nomi di atti, settori e gruppi restano come sono nella fonte.",
      en: "Prose is Italian or English, by `lang` or `Accept-Language`; names of acts, sectors and groups stay as in the source.",
    },
  },
];

/** A title for each group of operations, shorter than the contract's. */
export const AREA_TITLES: Readonly<Record<Tag, Prosa>> = {
  norme: AREAS.norme.titolo,
  pnrr: AREAS.pnrr.titolo,
  politici: AREAS.parlamento.titolo,
  ddl: AREAS.ddl.titolo,
  servizio: { it: "Servizio", en: "Service" },
};

// The words of the section of the start page about files for keeping.

export const DATA_TEXTS = {
  con_file: {
    it: "Le stesse risposte come tabelle e archivi, per lavorare senza rete. `SHA256SUMS` ha l'impronta di ogni file.",
    en: "The same answers as tables and archives, to work without a network. `SHA256SUMS` has the fingerprint of every file.",
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
  readonly where?: "fonti" | "avvisi";
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
  { path: "catalogo.ttl", testo: { it: "DCAT-AP_IT (Turtle)", en: "DCAT-AP_IT (Turtle)" }, where: "fonti" },
  { path: "datapackage.json", testo: { it: "Frictionless Data Package", en: "Frictionless Data Package" } },
  { path: "licenze.txt", testo: { it: "licenze dei dati", en: "licences of the data" } },
  { path: "SHA256SUMS", testo: { it: "impronte dei file", en: "fingerprints of the files" } },
];
