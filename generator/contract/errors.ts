/** The texts of the errors that a lookup answers: nothing found (404), several found (300). */

import type { Prosa } from "./prose.ts";

/** What can be looked up. */
export type Cercato = "norma" | "articolo" | "ddl" | "progetto" | "pronuncia" | "ue";

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
  progetto: {
    it: "Nessun progetto del PNRR con questo CUP",
    en: "No project of the recovery plan with this CUP",
  },
  pronuncia: {
    it: "Nessuna nota della raccolta riporta una pronuncia di questo numero: in `pronunce` le più vicine",
    en: "No note of the collection reports a ruling of this number: the nearest ones are in `pronunce`",
  },
  ue: {
    it: "Nessun atto della raccolta nomina un atto dell'Unione europea che si chiami così: non vuol dire che non sia recepito",
    en: "No act of the collection names an act of the European Union that is called so: that does not mean that it is not transposed",
  },
};

export const ANNO_APERTO: Prosa = {
  it: "Value error, due cifre non dicono di quale anno è la pronuncia: scriverne quattro",
  en: "Value error, two digits do not say of which year the ruling is: write four",
};

export const LUOGO_NON_TROVATO: Prosa = {
  it: "Nessun comune, provincia o regione con questo nome o codice tra i progetti del PNRR: in `luoghi` i dieci dal nome più simile",
  en: "No municipality, province or region of this name or code among the projects of the recovery plan: the ten with the nearest names are in `luoghi`",
};

export const VOTAZIONE_NON_TROVATA: Prosa = {
  it: "Nessuna votazione di questo nome tra quelle registrate qui: non vuol dire che non si sia votato",
  en: "No vote of this name among those recorded here: that does not mean that there was none",
};

export const PARLAMENTARE_NON_TROVATO: Prosa = {
  it: "Nessun parlamentare con questo codice: `S-<numero>` per un senatore, `C-<numero>` per un deputato",
  en: "No member of Parliament with this code: `S-<number>` for a senator, `C-<number>` for a deputy",
};

export const COMMA_NON_TROVATO: Prosa = {
  it: "L'articolo non ha questo comma: in `commi` quelli che ha",
  en: "The article has no such comma: those that it has are in `commi`",
};

export const ARTICOLO_ALTROVE: Prosa = {
  it: "Questa versione dell'atto non ha l'articolo: `dal` dice da quando c'è stato, `versioni` quali versioni lo hanno",
  en: "This version of the act lacks the article: `dal` says since when there was one, `versioni` which versions have it",
};

export const ARTICOLO_INSERITO: Prosa = {
  it: "Questa raccolta non ha una versione dell'atto con l'articolo: un altro atto lo ha inserito (`inserito_da`)",
  en: "This collection has no version of the act with the article: another act inserted it (`inserito_da`)",
};

export const NESSUNA_VERSIONE: Prosa = {
  it: "La raccolta non ha la versione chiesta dell'atto, né una del giorno chiesto o di prima: in `versioni` i giorni di quelle che ci sono",
  en: "The collection has neither the version of the act that was asked for nor one of that day or before: the days of those at hand are in `versioni`",
};

export const AMBIGUO: Readonly<Record<"norma" | "ddl" | "luogo", Prosa>> = {
  norma: {
    it: "Più atti corrispondono: ripetere la richiesta con l'ELI di uno dei candidati",
    en: "Several acts match: ask again with the ELI of one of the candidates",
  },
  ddl: {
    it: "Più disegni di legge corrispondono: ripetere la richiesta con il numero di uno dei candidati",
    en: "Several bills match: ask again with the number of one of the candidates",
  },
  luogo: {
    it: "Più luoghi hanno questo nome o codice: ripetere la richiesta con `tipo` e `codice` di uno dei candidati, come `provincia 058`",
    en: "Several places have this name or code: ask again with `tipo` and `codice` of one of the candidates, such as `provincia 058`",
  },
};
