/** The collections of Normattiva, their sizes (published figures: `formats/normattiva.md`, section 9) and the kinds of acts they hold. */

import { type Caso, pesata } from "./caso.ts";

export interface Collezione {
  readonly nome: string;
  /** Distinct acts in the whole corpus. */
  readonly atti: number;
  /** Denominations with their share. */
  readonly tipi: readonly (readonly [denominazione: string, share: number])[];
  /** Years of its acts. */
  readonly anni: readonly [from: number, to: number];
  /** Whether its titles are those of the Kingdom. */
  readonly antica: boolean;
}

const DPR = "DECRETO DEL PRESIDENTE DELLA REPUBBLICA";

/** Overlapping collections are left out or merged, so that the sum is about the 157,000 distinct acts in force or not. */
export const COLLEZIONI: readonly Collezione[] = [
  {
    nome: "Regi decreti",
    atti: 91346,
    tipi: [
      ["REGIO DECRETO", 0.93],
      ["REGIO DECRETO-LEGGE", 0.05],
      ["DECRETO LUOGOTENENZIALE", 0.02],
    ],
    anni: [1861, 1946],
    antica: true,
  },
  { nome: "DPR", atti: 46000, tipi: [[DPR, 1]], anni: [1948, 2024], antica: false },
  {
    nome: "DL e leggi di conversione",
    atti: 7425,
    tipi: [
      ["DECRETO-LEGGE", 0.5],
      ["LEGGE", 0.5],
    ],
    anni: [1946, 2025],
    antica: false,
  },
  { nome: "Decreti legislativi", atti: 2894, tipi: [["DECRETO LEGISLATIVO", 1]], anni: [1980, 2025], antica: false },
  { nome: "Leggi di ratifica", atti: 2325, tipi: [["LEGGE", 1]], anni: [1947, 2025], antica: false },
  {
    nome: "Regolamenti ministeriali",
    atti: 2069,
    tipi: [["DECRETO MINISTERIALE", 1]],
    anni: [1988, 2025],
    antica: false,
  },
  { nome: "DL decaduti", atti: 1735, tipi: [["DECRETO-LEGGE", 1]], anni: [1948, 2015], antica: false },
  {
    nome: "Decreti legislativi luogotenenziali",
    atti: 1215,
    tipi: [["DECRETO LEGISLATIVO LUOGOTENENZIALE", 1]],
    anni: [1944, 1946],
    antica: true,
  },
  {
    nome: "Leggi delega e provvedimenti delegati",
    atti: 1125,
    tipi: [
      ["LEGGE", 0.6],
      ["DECRETO LEGISLATIVO", 0.4],
    ],
    anni: [1970, 2025],
    antica: false,
  },
  {
    nome: "DPCM",
    atti: 357,
    tipi: [["DECRETO DEL PRESIDENTE DEL CONSIGLIO DEI MINISTRI", 1]],
    anni: [1985, 2025],
    antica: false,
  },
  { nome: "Testi unici", atti: 102, tipi: [["REGIO DECRETO", 1]], anni: [1900, 1943], antica: false },
  {
    nome: "Testi unici",
    atti: 153,
    tipi: [
      [DPR, 0.7],
      ["DECRETO LEGISLATIVO", 0.3],
    ],
    anni: [1948, 2020],
    antica: false,
  },
  {
    nome: "Regi decreti legislativi",
    atti: 120,
    tipi: [["REGIO DECRETO LEGISLATIVO", 1]],
    anni: [1944, 1946],
    antica: true,
  },
  { nome: "Leggi finanziarie e di bilancio", atti: 58, tipi: [["LEGGE", 1]], anni: [1968, 2025], antica: false },
  { nome: "Leggi costituzionali", atti: 49, tipi: [["LEGGE COSTITUZIONALE", 1]], anni: [1948, 2023], antica: false },
  { nome: "Codici", atti: 10, tipi: [["REGIO DECRETO", 1]], anni: [1930, 1942], antica: false },
  { nome: "Codici", atti: 30, tipi: [["DECRETO LEGISLATIVO", 1]], anni: [1990, 2024], antica: false },
];

const chooser = pesata(COLLEZIONI.map(({ atti }) => atti));
const kinds = new Map(COLLEZIONI.map((c) => [c, pesata(c.tipi.map(([, share]) => share))]));

/** The collection and the denomination of an act, by the sizes of the whole corpus. */
export function collezioneDi(caso: Caso): { collezione: Collezione; denominazione: string } {
  const collezione = COLLEZIONI[chooser(caso)]!;
  return { collezione, denominazione: collezione.tipi[kinds.get(collezione)!(caso)]![0] };
}
