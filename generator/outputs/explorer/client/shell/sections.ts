import type { Prosa } from "../../../../api/prose.ts";

/** A part of the explorer that the top of every page leads to. */
export interface Section {
  readonly path: readonly string[];
  readonly names: Prosa;
  /** First segments of the addresses that belong to it. */
  readonly firsts: readonly string[];
}

export const SECTIONS: readonly Section[] = [
  { path: ["grafo"], names: { it: "Modifiche", en: "Amendments" }, firsts: ["grafo"] },
  { path: ["pnrr", "aziende"], names: { it: "PNRR", en: "Recovery plan" }, firsts: ["pnrr"] },
  { path: ["ddl"], names: { it: "Disegni di legge", en: "Bills" }, firsts: ["ddl"] },
  {
    path: ["parlamentari"],
    names: { it: "Parlamentari", en: "Parliament" },
    firsts: ["parlamentari", "gruppi", "parlamentare"],
  },
];
