import { textsOf } from "../../shell/texts.ts";

export const versioniText = textsOf({
  versioni: { it: "Versioni", en: "Versions" },
  versione: { it: "Versione", en: "Version" },
  linea: { it: "Versione scelta", en: "Chosen version" },
  di: { it: "di", en: "of" },
  precedente: { it: "Precedente", en: "Earlier" },
  successiva: { it: "Successiva", en: "Later" },
  leggi: { it: "Leggi questa versione", en: "Read this version" },
  confronta: { it: "Confronta con la precedente", en: "Compare with the one before" },
  originale: { it: "testo originale", en: "original text" },
  consolidata: { it: "testo consolidato", en: "consolidated text" },
  futura: { it: "futura: dopo il giorno dei dati", en: "future: after the day of the data" },
  giorno: { it: "Giorno", en: "Day" },
  tipo: { it: "Testo", en: "Text" },
  articoli: { it: "Articoli", en: "Articles" },
  aggiunti: { it: "Aggiunti", en: "Added" },
  tolti: { it: "Tolti", en: "Removed" },
  modificati: { it: "Modificati", en: "Changed" },
  confronto: { it: "Confronto", en: "Comparison" },
  prima_versione: {
    it: "La più antica della raccolta: non c'è una precedente con cui contare i cambiamenti.",
    en: "The oldest of the collection: there is none before it to count changes against.",
  },
  una_sola: {
    it: "La raccolta ha una versione sola di questo atto: non significa che non sia mai cambiato.",
    en: "The collection has only one version of this act: that does not mean that it never changed.",
  },
  non_tutte: {
    it: "Sono le versioni della raccolta, non tutte quelle che l'atto ha avuto.",
    en: "These are the versions of the collection, not all that the act has had.",
  },
  articolo: { it: "Dove cambia il testo di", en: "Changes to the text of" },
  articolo_uno: {
    it: "Nelle versioni della raccolta questo articolo dice sempre lo stesso.",
    en: "This article reads the same in every version of the collection.",
  },
  dal: { it: "così almeno dal", en: "at least since" },
  tutte_dell_atto: { it: "Tutte le versioni dell'atto", en: "All versions of the act" },
});
