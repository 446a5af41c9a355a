/** What `meta.nota` says of a search. */

import type { Prosa } from "./prose.ts";

/** How every answer is made. */
export const NOTE_CERCA: Prosa = {
  it: "Ordine: rilevanza (BM25 su titoli, nomi, rubriche e testi, in numeri interi), poi ordine degli atti e degli articoli. Si cerca nelle versioni più recenti; le parole contano senza ciò che dice genere e numero, tra virgolette nella loro forma. `estratto` è il brano con più parole cercate.",
  en: "Order: relevance (BM25 over titles, names, headings and texts, in whole numbers), then the order of acts and of articles. The newest versions are searched; words count without what tells gender and number, in quotes as they are written. `estratto` is the piece with most of the words.",
};

/** What one answer says besides, by why it does. */
export const NOTES_CERCA = {
  vuota: {
    it: "Non c'è nulla da cercare: `q` è vuoto, o ha solo parole troppo comuni.",
    en: "There is nothing to search for: `q` is empty, or has only words that are too common.",
  },
  parziale: {
    it: "Nessun documento ha tutte le parole: questi ne hanno il maggior numero.",
    en: "No document has all the words: these have the most of them.",
  },
  detti: {
    it: "Per primi stanno i luoghi che queste parole indicano nell'uso comune, qualunque parola usi la legge.",
    en: "First come the places that these words mean in everyday use, whatever words the law uses.",
  },
  tipo: {
    it: "Nessun atto qui è del tipo «{tipo}»; ci sono: {tipi}.",
    en: "No act here is of the type «{tipo}»; there are: {tipi}.",
  },
  radice: {
    it: "Nessun testo ha queste parole, né al singolare né al plurale, e vale ogni parola con la stessa radice: {parole}.",
    en: "No text has these words, in the singular or the plural, and any word of the same root counts: {parole}.",
  },
  guardati: {
    it: "Le parole tra virgolette si sono cercate nei documenti da {primo} a {ultimo} dei {tutti} che le hanno, non negli altri: con `dopo`, che `prosegue` dice, si va avanti; un filtro ne lascia di meno.",
    en: "The words in quotes were looked for in documents {primo} to {ultimo} of the {tutti} that have them, in no others: `dopo`, as `prosegue` says it, goes on; a filter leaves fewer.",
  },
  tagliata: { it: "Di `q` contano le prime 32 parole.", en: "Of `q` the first 32 words count." },
} as const satisfies Record<string, Prosa>;
