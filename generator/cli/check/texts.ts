/** What a check says on the terminal. */

import { inLanguage } from "../../terminal/language.ts";

export const CHECK_TEXTS = inLanguage(
  {
    step: "Files checked",
    noJson: (file: string, why: string) => `${file}: it is not JSON (${why})`,
    noTree: (dir: string, file: string) => `${dir}: ${file} is missing; npm run generate makes the tree`,
    again: "download the tree again",
    missing: "it is missing",
    sums: (manifest: string) => `it does not agree with ${manifest} and with the files`,
    unlisted: "it is not in the manifest",
    other: (bytes: number, expected: number) =>
      `its content is not as in the manifest (${bytes} bytes, expected ${expected})`,
    says: (what: string, said: number, is: number) => `${what} says ${said}, but there are ${is}`,
    nodes: "the number of nodes",
    releases: (seen: string) => `answers of different releases: ${seen}`,
    health: (what: string, found: number, expected: number) => `${what}: ${found}, but /health says ${expected}`,
    acts: "acts served",
    articles: "articles served",
    bills: "bills served",
    packNeeds: (card: string, why: string) => `it cannot be checked without ${card} (${why})`,
    packUnknown: (card: string) => `${card} does not say that acts are in packs`,
  },
  {
    step: "File controllati",
    noJson: (file, why) => `${file}: non è JSON (${why})`,
    noTree: (dir, file) => `${dir}: manca ${file}; l'albero si crea con npm run generate`,
    again: "scaricare di nuovo l'albero",
    missing: "manca",
    sums: (manifest) => `non concorda con ${manifest} e con i file`,
    unlisted: "non è nel manifesto",
    other: (bytes, expected) => `contenuto diverso dal manifesto (${bytes} byte, attesi ${expected})`,
    says: (what, said, is) => `${what} dice ${said}, ma sono ${is}`,
    nodes: "il numero dei nodi",
    releases: (seen) => `risposte di release diverse: ${seen}`,
    health: (what, found, expected) => `${what}: ${found}, ma /health dice ${expected}`,
    acts: "atti serviti",
    articles: "articoli serviti",
    bills: "disegni di legge serviti",
    packNeeds: (card, why) => `non si controlla senza ${card} (${why})`,
    packUnknown: (card) => `${card} non dice che gli atti sono in pacchetti`,
  },
);
