/** What a check says on the terminal. */

import type { Prosa } from "../../api/prose.ts";
import { inLanguage, terminalLanguage } from "../../terminal/language.ts";

export const CHECK_TEXTS = inLanguage({
  step: { it: "File controllati", en: "Files checked" },
  noJson: {
    it: (file: string, why: string) => `${file}: non è JSON (${why})`,
    en: (file: string, why: string) => `${file}: it is not JSON (${why})`,
  },
  noTree: {
    it: (dir: string, file: string) => `${dir}: manca ${file}; l'albero si crea con npm run generate`,
    en: (dir: string, file: string) => `${dir}: ${file} is missing; npm run generate makes the tree`,
  },
  noNote: {
    it: (file: string) =>
      `${file}: non è ciò che vi lascia il controllo di una parte; scegliere un'altra cartella per --notes, o spostarlo`,
    en: (file: string) =>
      `${file}: it is not what a check of a part leaves there; choose another folder for --notes, or move it away`,
  },
  again: { it: "scaricare di nuovo l'albero", en: "download the tree again" },
  compressed: {
    it: (why: string) => `ciò che vi è compresso non si apre (${why})`,
    en: (why: string) => `what is compressed in it cannot be opened (${why})`,
  },
  missing: { it: "manca", en: "it is missing" },
  sums: {
    it: (manifest: string) => `non concorda con ${manifest} e con i file`,
    en: (manifest: string) => `it does not agree with ${manifest} and with the files`,
  },
  unlisted: { it: "non è nel manifesto", en: "it is not in the manifest" },
  other: {
    it: (bytes: number, expected: number) => `contenuto diverso dal manifesto (${bytes} byte, attesi ${expected})`,
    en: (bytes: number, expected: number) =>
      `its content is not as in the manifest (${bytes} bytes, expected ${expected})`,
  },
  says: {
    it: (what: string, said: number, is: number) => `${what} dice ${said}, ma sono ${is}`,
    en: (what: string, said: number, is: number) => `${what} says ${said}, but there are ${is}`,
  },
  nodes: { it: "il numero dei nodi", en: "the number of nodes" },
  elsewhere: {
    it: (id: string) => `${id}: i suoi appalti non sono dove dice`,
    en: (id: string) => `${id}: its tenders are not where it says`,
  },
  releases: {
    it: (seen: string) => `risposte di release diverse: ${seen}`,
    en: (seen: string) => `answers of different releases: ${seen}`,
  },
  health: {
    it: (what: string, found: number, expected: number) => `${what}: ${found}, ma /health dice ${expected}`,
    en: (what: string, found: number, expected: number) => `${what}: ${found}, but /health says ${expected}`,
  },
  acts: { it: "atti serviti", en: "acts served" },
  articles: { it: "articoli serviti", en: "articles served" },
  bills: { it: "disegni di legge serviti", en: "bills served" },
  packNeeds: {
    it: (card: string, why: string) => `non si controlla senza ${card} (${why})`,
    en: (card: string, why: string) => `it cannot be checked without ${card} (${why})`,
  },
  packUnknown: {
    it: (card: string) => `${card} non dice che gli atti sono in pacchetti`,
    en: (card: string) => `${card} does not say that acts are in packs`,
  },
  meta: {
    it: (card: string) => `la riga 1 non è il meta di ${card}`,
    en: (card: string) => `line 1 is not the meta of ${card}`,
  },
  unreadable: {
    it: (what: string, why: string) => `${what} non si legge (${why})`,
    en: (what: string, why: string) => `${what} cannot be read (${why})`,
  },
  firstLine: { it: "la riga 1", en: "line 1" },
  noAct: { it: "non è di alcun atto dell'albero", en: "it belongs to no act of the tree" },
});

/**
 * What is wrong with a file, a line each, in the language of the terminal.
 *
 * @example linesAbout("indici/norma.json", [{ it: "manca", en: "it is missing" }]) // ["indici/norma.json: it is missing"]
 */
export const linesAbout = (where: string, faults: Iterable<Prosa>): string[] =>
  Array.from(faults, (fault) => `${where}: ${fault[terminalLanguage(process.env)]}`);
