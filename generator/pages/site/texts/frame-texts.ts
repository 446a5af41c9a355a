/** What a page says before its script has come and after: the script takes over what the page has. */

import type { Prosa } from "../../../contract/prose.ts";

/** The top of every page, before the script and after. */
export const TOP_TEXTS = {
  marchio: { it: "Diritto italiano", en: "Italian law" },
  cerca: { it: "Cerca", en: "Search" },
  cerca_in: { it: "Cerca leggi, parole, disegni di legge, imprese", en: "Search laws, words, bills, companies" },
  segnaposto: { it: "art. 640 c.p., firma digitale, S. 926…", en: "art. 640 c.p., firma digitale, S. 926…" },
  pagine: { it: "Pagine", en: "Pages" },
  menu: { it: "Menu", en: "Menu" },
} as const satisfies Record<string, Prosa>;

/** A part of the explorer that the top of every page leads to. */
interface Section {
  readonly path: readonly string[];
  readonly names: Prosa;
  /** First segments of the addresses that belong to it. */
  readonly firsts: readonly string[];
}

export const SECTIONS: readonly Section[] = [
  { path: ["grafo"], names: { it: "Modifiche", en: "Amendments" }, firsts: ["grafo"] },
  { path: ["pronunce"], names: { it: "Pronunce", en: "Rulings" }, firsts: ["pronunce"] },
  { path: ["ue"], names: { it: "UE", en: "EU" }, firsts: ["ue"] },
  { path: ["pnrr", "aziende"], names: { it: "PNRR", en: "Recovery plan" }, firsts: ["pnrr"] },
  { path: ["ddl"], names: { it: "Disegni di legge", en: "Bills" }, firsts: ["ddl"] },
  {
    path: ["parlamentari"],
    names: { it: "Parlamentari", en: "Parliament" },
    firsts: ["parlamentari", "gruppi", "parlamentare", "votazioni"],
  },
  { path: ["registro"], names: { it: "I miei atti", en: "My acts" }, firsts: ["registro"] },
  { path: ["citazioni"], names: { it: "Citazioni", en: "Citations" }, firsts: ["citazioni"] },
];
