/** The texts of the errors that a lookup answers: nothing found (404), several found (300). */

import type { Prosa } from "./prose.ts";

/** What can be looked up. */
export type Cercato = "norma" | "articolo" | "ddl";

export const NON_TROVATO: Readonly<Record<Cercato, Prosa>> = {
  norma: {
    it: "Nessun atto di questo nome nella raccolta",
    en: "No act of this name in the collection",
  },
  articolo: {
    it: "L'atto non ha un articolo di questo numero: in `articoli` i più vicini",
    en: "The act has no article of this number: the nearest ones are in `articoli`",
  },
  ddl: {
    it: "Nessun disegno di legge di questo numero",
    en: "No bill of this number",
  },
};

export const COMMA_NON_TROVATO: Prosa = {
  it: "L'articolo non ha questo comma: in `commi` quelli che ha",
  en: "The article has no such comma: those that it has are in `commi`",
};

export const ARTICOLO_ALTROVE: Prosa = {
  it: "Questa versione dell'atto non ha l'articolo: `dal` dice da quando c'è stato, `versioni` quali versioni lo hanno",
  en: "This version of the act lacks the article: `dal` says since when there was one, `versioni` which versions have it",
};

export const NESSUNA_VERSIONE: Prosa = {
  it: "La raccolta non ha la versione chiesta dell'atto, né una del giorno chiesto o di prima: in `versioni` i giorni di quelle che ci sono",
  en: "The collection has neither the version of the act that was asked for nor one of that day or before: the days of those at hand are in `versioni`",
};

export const AMBIGUO: Readonly<Record<Exclude<Cercato, "articolo">, Prosa>> = {
  norma: {
    it: "Più atti corrispondono: ripetere la richiesta con l'ELI di uno dei candidati",
    en: "Several acts match: ask again with the ELI of one of the candidates",
  },
  ddl: {
    it: "Più disegni di legge corrispondono: ripetere la richiesta con il numero di uno dei candidati",
    en: "Several bills match: ask again with the number of one of the candidates",
  },
};
