import { textsOf } from "../../shell/texts.ts";

/** What is said of acts of the European Union; forms for one and for several. */
export const ueText = textsOf({
  titolo: { it: "Atti dell'Unione europea", en: "Acts of the European Union" },
  silenzio: {
    it: "Quelli che titoli, preamboli e articoli di questa raccolta nominano. Un elenco vuoto non dice che un atto non sia recepito.",
    en: "Those that titles, preambles and articles of this collection name. An empty list does not say that an act is not transposed.",
  },
  non_ne_nomina: {
    it: "Questo atto non nomina atti dell'Unione così: non dice che non ne recepisca.",
    en: "This act names no such act of the Union, which does not say that it transposes none.",
  },
  atto_ue: { it: "Atto dell'Unione", en: "Act of the Union" },
  righe: { it: "riga/righe", en: "line/lines" },
  che_cosa: { it: "Che cosa fa", en: "What it does" },
  recepisce: { it: "recepisce", en: "transposes" },
  attua: { it: "attua", en: "gives effect to" },
  cita: { it: "cita", en: "cites" },
  dove: { it: "Dove", en: "Where" },
  titolo_atto: { it: "titolo", en: "title" },
  preambolo: { it: "preambolo", en: "preamble" },
  incerta: { it: "affidabilità media", en: "medium reliability" },
  parole: { it: "Parole", en: "Words" },
  ogni: { it: "tutti", en: "all" },
});
