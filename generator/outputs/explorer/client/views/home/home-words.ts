import type { Prosa } from "../../../../../api/prose.ts";
import { FIRST_TEXTS } from "../../../texts/first-texts.ts";
import { wordsOf } from "../../shell/words.ts";

export const homeWord = wordsOf({
  ...FIRST_TEXTS,
  qui: { it: "Che cosa c'è qui", en: "What is here" },
});

/** Figures of the first page: their place in `conteggi` of `/health`, and the page of what they count. */
export const COUNTS: readonly {
  readonly place: string;
  readonly names: Prosa;
  readonly path?: readonly string[];
}[] = [
  { place: "norme", names: { it: "atti", en: "acts" }, path: ["cerca"] },
  { place: "articoli", names: { it: "articoli", en: "articles" } },
  {
    place: "relazioni",
    names: { it: "modifiche e altre relazioni", en: "amendments and other relations" },
    path: ["grafo"],
  },
  { place: "pnrr.progetti", names: { it: "progetti PNRR", en: "recovery plan projects" }, path: ["pnrr", "regioni"] },
  { place: "pnrr.appalti", names: { it: "appalti", en: "tenders" }, path: ["pnrr", "enti"] },
  { place: "pnrr.aziende", names: { it: "aziende", en: "companies" }, path: ["pnrr", "aziende"] },
  { place: "ddl", names: { it: "disegni di legge", en: "bills" }, path: ["ddl"] },
  {
    place: "politici.parlamentari",
    names: { it: "parlamentari", en: "members of Parliament" },
    path: ["parlamentari"],
  },
];

/** Four ways in. */
export const STARTS: readonly {
  readonly path: readonly string[];
  readonly query?: Readonly<Record<string, string>>;
  readonly names: Prosa;
  readonly texts: Prosa;
}[] = [
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
    path: ["pnrr", "aziende"],
    names: { it: "Seguire il denaro", en: "Follow the money" },
    texts: {
      it: "aziende, enti, regioni e fondi del PNRR",
      en: "companies, authorities, regions and funds of the recovery plan",
    },
  },
  {
    path: ["ddl"],
    names: { it: "Guardare il Parlamento", en: "Watch Parliament" },
    texts: {
      it: "i disegni di legge, dove sono fermi e chi li firma",
      en: "the bills, where they stand and who signs them",
    },
  },
];
