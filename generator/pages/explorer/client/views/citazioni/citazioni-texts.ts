import { textsOf } from "../../shell/texts.ts";

export const citazioniText = textsOf({
  titolo: { it: "Controlla le citazioni", en: "Check citations" },
  testo: {
    it: "Incollate un testo: ogni citazione di una legge è sottolineata con ciò che ne risulta. Il testo resta in questo browser, non è mandato a nessuno.",
    en: "Paste a text: each citation of a law is underlined with what became of it. The text stays in this browser, it is sent to nobody.",
  },
  campo: { it: "Il testo da controllare", en: "The text to check" },
  esempio: {
    it: "Ai sensi dell'articolo 3 della legge 7 agosto 1990, n. 241, …",
    en: "Ai sensi dell'articolo 3 della legge 7 agosto 1990, n. 241, …",
  },
  controlla: { it: "Controlla", en: "Check" },
  apri: { it: "Apri un file di testo", en: "Open a text file" },
  risultato: { it: "Il testo con le sue citazioni", en: "The text with its citations" },
  citazioni: { it: "citazione/citazioni", en: "citation/citations" },
  nessuna: {
    it: "Nessuna citazione riconosciuta: non vuol dire che non ce ne siano.",
    en: "No citation was recognised: that does not mean that there is none.",
  },
  elenco: { it: "Citazioni, nell'ordine del testo", en: "Citations, in the order of the text" },
  citazione: { it: "Citazione", en: "Citation" },
  esito: { it: "Esito", en: "Outcome" },
  atto: { it: "Atto", en: "Act" },
  articolo: { it: "Articolo", en: "Article" },
  parte: { it: "Parte", en: "Part" },
  per_nome: { it: "per nome: l'atto che lo porta oggi", en: "by name: the act that bears it today" },
  abrogato: { it: "abrogato", en: "repealed" },
  cerca: { it: "cerca", en: "search" },
  trovata: { it: "trovata", en: "found" },
  ambigua: { it: "più atti possibili", en: "several acts possible" },
  fuori_raccolta: { it: "non in questa raccolta", en: "not in this collection" },
  articolo_inesistente: { it: "non corrisponde", en: "factual mismatch" },
  unione_europea: { it: "atto dell'Unione europea", en: "act of the European Union" },
  unione_europea_nota: { it: "il collegamento porta a EUR-Lex", en: "the link leads to EUR-Lex" },
  pronuncia: { it: "pronuncia della Corte costituzionale", en: "ruling of the Constitutional Court" },
  pronuncia_nota: {
    it: "il collegamento porta alla sua pagina, qui o presso la Corte",
    en: "the link leads to its page, here or at the Court",
  },
  incompleta: { it: "incompleta", en: "incomplete" },
  trovata_nota: {
    it: "l'atto, e l'articolo citato, sono nella raccolta",
    en: "the act, and the article cited, are in the collection",
  },
  ambigua_nota: { it: "le stesse parole possono dire più di un atto", en: "the same words may mean more than one act" },
  fuori_raccolta_nota: {
    it: "non dice nulla della citazione: l'atto può esistere",
    en: "says nothing of the citation: the act may exist",
  },
  articolo_inesistente_nota: {
    it: "l'atto è nella raccolta e non ha quell'articolo: verificare sul testo ufficiale",
    en: "the act is in the collection and has no such article: check the official text",
  },
  incompleta_nota: {
    it: "dalle parole non si capisce quale atto sia",
    en: "the words do not say which act it is",
  },
});
