/** The texts of the errors that a lookup answers: nothing found (404), several found (300). */

import type { Prosa } from "./prose.ts";

/** What can be looked up. */
export type Cercato = "norma" | "ddl";

export const NON_TROVATO: Readonly<Record<Cercato, Prosa>> = {
  norma: {
    it: "Nessun atto di questo nome nella raccolta",
    en: "No act of this name in the collection",
  },
  ddl: {
    it: "Nessun disegno di legge di questo numero",
    en: "No bill of this number",
  },
};

export const AMBIGUO: Readonly<Record<Cercato, Prosa>> = {
  norma: {
    it: "Più atti corrispondono: ripetere la richiesta con l'ELI di uno dei candidati",
    en: "Several acts match: ask again with the ELI of one of the candidates",
  },
  ddl: {
    it: "Più disegni di legge corrispondono: ripetere la richiesta con il numero di uno dei candidati",
    en: "Several bills match: ask again with the number of one of the candidates",
  },
};
