import { textsOf } from "../../shell/texts.ts";

export const confrontoText = textsOf({
  confronto: { it: "Confronto", en: "Comparison" },
  versioni: { it: "versioni a confronto", en: "versions compared" },
  atto: { it: "Leggi l'atto", en: "Read the act" },
  tutte: { it: "Tutte le versioni", en: "All versions" },
  prima: { it: "Prima", en: "Before" },
  dopo: { it: "Dopo", en: "After" },
  giorni: { it: "Altri giorni", en: "Other days" },
  articoli: { it: "Gli articoli", en: "The articles" },
  che_cosa: { it: "Che cosa cambia", en: "What changed" },
  uguali: {
    it: "Non cambia niente: le due versioni dicono lo stesso.",
    en: "Nothing changed: the two versions say the same.",
  },
  stessa: {
    it: "È la stessa versione da tutte e due le parti: scegliere due giorni diversi.",
    en: "Both sides are the same version: choose two different days.",
  },
  articolo_uguale: {
    it: "non cambia tra queste due versioni, o non è in nessuna delle due.",
    en: "does not change between these two versions, or is in neither.",
  },
  una_sola: {
    it: "Di questo atto la raccolta ha una versione sola: non c'è con che cosa confrontarla.",
    en: "The collection has only one version of this act: there is nothing to compare it with.",
  },
  all_indietro: {
    it: "Il giorno a sinistra viene dopo quello a destra: ciò che risulta tolto è stato aggiunto, e viceversa.",
    en: "The day at the left comes after the one at the right: what is shown as removed was added, and the other way round.",
  },
  giorno_ignoto: { it: "Nessuna versione di quel giorno", en: "No version of that day" },
  giorno_ignoto_testo: {
    it: "La prima versione della raccolta è più recente, o il giorno non esiste. Le versioni che ci sono:",
    en: "The collection's first version is later, or there is no such day. The versions it has:",
  },
  aggiunto: { it: "aggiunto", en: "added" },
  tolto: { it: "tolto", en: "removed" },
  modificato: { it: "modificato", en: "changed" },
  aggiunti: { it: "aggiunti", en: "added" },
  tolti: { it: "tolti", en: "removed" },
  modificati: { it: "modificati", en: "changed" },
  non_c_era: { it: "Non c'era.", en: "Not there yet." },
  non_c_è_più: { it: "Non c'è più.", en: "No longer there." },
  righe_uguali: {
    it: "riga senza cambiamenti/righe senza cambiamenti",
    en: "line without changes/lines without changes",
  },
  inizio_tolto: { it: "tolto:", en: "removed:" },
  inizio_aggiunto: { it: "aggiunto:", en: "added:" },
  fine: { it: "fine", en: "end" },
  legenda: {
    it: "Doppie parentesi, numeri delle note e spazi non contano come cambiamenti e non sono mostrati.",
    en: "Double brackets, numbers of notes and white space do not count as changes and are not shown.",
  },
  parole_tolte: { it: "parole tolte", en: "words removed" },
  parole_aggiunte: { it: "parole aggiunte", en: "words added" },
  ancora: { it: "Mostra altri articoli", en: "Show more articles" },
});
