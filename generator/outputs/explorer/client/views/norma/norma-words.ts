import { wordsOf } from "../../shell/words.ts";

export const normaWord = wordsOf({
  vigente: { it: "in vigore al", en: "in force as of" },
  originale: { it: "testo originale, del", en: "original text, of" },
  gazzetta: { it: "Gazzetta Ufficiale", en: "Official Gazette" },
  grafo: { it: "Grafo", en: "Graph" },
  viste: { it: "Pagine dell'atto", en: "Pages of the act" },
  non_recente: { it: "Questa è la versione in vigore il", en: "This is the version in force on" },
  più_recente: { it: "Vai alla più recente", en: "Go to the newest" },
  dopo_il: { it: "Dopo il", en: "After" },
  cambiato_ancora: {
    it: "l'atto è cambiato ancora, e questo testo non lo dice. L'ultima modifica nota è di",
    en: "the act has changed, and this text does not say how. The latest known change is by",
  },
  giorni: { it: "Le versioni che ci sono sono di questi giorni", en: "The versions that are here are of these days" },
  senza_versione: {
    it: "Nessuna delle versioni che ci sono era in vigore il",
    en: "None of the versions that are here was in force on",
  },
  senza_articolo: { it: "Questo atto non ha", en: "This act has no" },
  vicini: { it: "Gli articoli più vicini", en: "The nearest articles" },
  atto_intero: { it: "L'atto intero", en: "The whole act" },
});

/** What the source says of the relations of an act, by `copertura`. */
export const coverageWord = wordsOf({
  passive_metadati: {
    it: "Le modifiche ricevute vengono dai metadati ufficiali",
    en: "Changes received come from the official metadata",
  },
  passive_note: {
    it: "Le modifiche ricevute vengono dalle sole note redazionali",
    en: "Changes received come from editorial notes only",
  },
  passive_nessuna: {
    it: "Nessuna fonte dice chi lo ha modificato: un elenco vuoto non dice nulla",
    en: "No source says who changed it: an empty list means nothing",
  },
  attive_metadati: {
    it: "quelle fatte ad altri dai metadati ufficiali",
    en: "those made to others from the official metadata",
  },
  attive_testo: { it: "quelle fatte ad altri dalla lettura del testo", en: "those made to others from its text" },
  attive_nessuna: { it: "di quelle fatte ad altri non dice nessuno", en: "of those made to others no source tells" },
});
