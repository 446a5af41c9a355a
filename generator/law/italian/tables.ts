/** How Italian law is cited: the tables that the build reads with, and that a tree carries. */

import type { CitationTables } from "../citations/tables.ts";
import { ABBREVIATIONS } from "./abbreviations.ts";
import { ENGLISH_WORDS } from "./english.ts";
import { ACTS_WITH_NAMES } from "./named.ts";
import { PATTERNS, PIECES } from "./patterns.ts";

export const ITALIAN_CITATIONS: CitationTables = {
  nomi: ACTS_WITH_NAMES,
  abbreviazioni: ABBREVIATIONS,
  tipi: [
    [
      "lquadro ldelega lstatale ls lfinanziaria lstabilita lbilancio lconversione lconv lcomunitaria leuropea",
      ["legge"],
    ],
    ["dlgsvo dlvo dleg dlegvo dlg dlgvo", ["decreto-legislativo"]],
    ["dlcps", ["decreto-legislativo-capo-provvisorio-stato"]],
    ["dll", ["decreto-legislativo-luogotenenziale", "decreto-legge-luogotenenziale"]],
    ["dpresidenziale", ["decreto-presidenziale", "dpr"]],
    ["tu", [null]],
  ],
  nonSoprannomi:
    "nn nr n num numero numeri e ed o ex prov reg lr lp r p del della dell di da dal dalla al alla il la lo le i gli che tar art artt comma commi lett cass trib ue ce cee",
  norme: {
    "regio-decreto 262": { tipo: "regio-decreto", data: "1942-03-30", numero: "318" },
    "regio-decreto 1443": { tipo: "regio-decreto", data: "1941-12-18", numero: "1368" },
    "dpr 447": { tipo: "decreto-legislativo", data: "1989-07-28", numero: "271" },
  },
  regolamenti: {
    "decreto-legislativo 285": { tipo: "dpr", data: "1992-12-16", numero: "495" },
  },
  inglese: ENGLISH_WORDS,
  pezzi: PIECES,
  espressioni: PATTERNS,
};
