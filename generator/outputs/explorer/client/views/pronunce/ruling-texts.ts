import { textsOf } from "../../shell/texts.ts";

/** How a ruling is named, and what it says of an article: for one place and for several. */
export const rulingText = textsOf({
  corte: { it: "Corte costituzionale", en: "Constitutional Court" },
  sentenza: { it: "sent.", en: "judgment" },
  ordinanza: { it: "ord.", en: "order" },
  depositata: { it: "depositata il", en: "deposited on" },
  intero: {
    it: "dichiarato costituzionalmente illegittimo/dichiarati costituzionalmente illegittimi",
    en: "declared constitutionally illegitimate",
  },
  parte: { it: "illegittimo/illegittimi", en: "constitutionally illegitimate" },
  in_parte: { it: "in parte", en: "in part" },
  interpretativa: {
    it: "illegittimo/illegittimi solo in un'interpretazione",
    en: "constitutionally illegitimate in one interpretation only",
  },
  riguarda_altro: { it: "colpito è un altro atto", en: "another act was struck" },
  rettifica: {
    it: "rettifica una nota precedente, qui non colpisce nulla",
    en: "corrects an earlier note, nothing is struck here",
  },
  ritirata: {
    it: "ritirata dalla nota {n}, qui non colpisce nulla",
    en: "taken back by note {n}, nothing is struck here",
  },
  conseguenza: { it: "in via consequenziale", en: "in consequence" },
  non_nel_testo: {
    it: "il richiamo non è più nel testo: l'articolo può essere stato riscritto",
    en: "its mark is no longer in the text: the article may have been rewritten since",
  },
  parole: { it: "le parole", en: "the words" },
  altre: { it: "altra pronuncia/altre pronunce", en: "more ruling/more rulings" },
});
