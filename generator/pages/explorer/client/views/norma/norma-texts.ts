import { textsOf } from "../../shell/texts.ts";

export const normaText = textsOf({
  consolidata: { it: "testo consolidato, al", en: "consolidated text, as of" },
  originale: { it: "testo originale, del", en: "original text, of" },
  grafo: { it: "Grafo", en: "Graph" },
  testo_ufficiale: {
    it: "Il testo ufficiale di quel giorno (Normattiva)",
    en: "The official text of that day (Normattiva)",
  },
  altro_giorno: { it: "Un altro giorno, il testo ufficiale", en: "Another day, the official text" },
  fonti_e_altro: { it: "Fonti, collegamenti, ricerca", en: "Sources, links, search" },
  viste: { it: "Pagine dell'atto", en: "Pages of the act" },
  futura: { it: "futura: dopo il giorno dei dati", en: "future: after the day of the data" },
  in_vigore: { it: "Entrata in vigore", en: "Entry into force" },
  chiesto: { it: "Chiesto il testo al", en: "Asked for the text of" },
  chiesto_originale: { it: "Chiesto il testo com'è stato pubblicato", en: "Asked for the text as published" },
  della_raccolta: { it: "questa è la versione della raccolta", en: "this is the version of the collection" },
  in_mezzo: {
    it: "Fra i due giorni la raccolta conosce modifiche: in quel giorno il testo può essere un altro. Sono di",
    en: "The collection knows of changes between the two days, so the text of that day may differ. They are by",
  },
  più_recente: { it: "Vai alla più recente", en: "Go to the newest" },
  dopo_il: { it: "Dopo il", en: "After" },
  cambiato_ancora: {
    it: "l'atto è cambiato ancora, e questo testo non lo dice. L'ultima modifica nota è di",
    en: "the act has changed, and this text does not say how. The latest known change is by",
  },
  manca: {
    it: "la raccolta conosce modifiche che questo testo non ha, o che possono riguardarlo",
    en: "the collection knows of changes that this text lacks, or that may be about it",
  },
  ultima: { it: "l'ultima", en: "the last" },
  nessuna_nomina: { it: "Nessuna relazione nomina questo articolo.", en: "No relation names this article." },
  senza_nominare: { it: "Riguardano l'atto senza nominarne uno", en: "Act on the act without naming one" },
  atto_intero: { it: "L'atto intero", en: "The whole act" },
});

/** What the source says of the relations of an act, by `copertura`. */
export const coverageText = textsOf({
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
  attive_nessuna: { it: "di quelle fatte ad altri non dice nessuno", en: "no source lists those made to others" },
});
