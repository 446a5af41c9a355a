import type { Prosa } from "../../../../../../api/prose.ts";
import { LINGUA } from "../../../data/place.ts";
import { wordsOf } from "../../../shell/words.ts";

export const readerWord = wordsOf({
  indice: { it: "Indice", en: "Contents" },
  mostra_indice: { it: "Mostra l'indice dell'atto", en: "Show the contents of the act" },
  filtra: { it: "Filtra per numero o parola", en: "Filter by number or word" },
  nessuno: { it: "Nessun articolo", en: "No article" },
  precedente: { it: "Articolo precedente", en: "Previous article" },
  successivo: { it: "Articolo successivo", en: "Next article" },
  atto_intero: { it: "Leggi l'atto intero", en: "Read the whole act" },
  copia_citazione: { it: "Copia citazione", en: "Copy citation" },
  copia_eli: { it: "Copia ELI", en: "Copy ELI" },
  copia_testo: { it: "Copia testo", en: "Copy text" },
  stampa: { it: "Stampa", en: "Print" },
  note: { it: "Note", en: "Notes" },
  modificato: { it: "Modificato da", en: "Changed by" },
  toccato: { it: "Interessato da", en: "Affected by" },
  abrogato: { it: "Abrogato", en: "Repealed" },
  abrogato_da: { it: "Abrogato da", en: "Repealed by" },
  il: { it: "il", en: "on" },
  altre: { it: "altre", en: "more" },
  prova: { it: "La frase della fonte", en: "The sentence of the source" },
  affidabilità: { it: "affidabilità", en: "reliability" },
  così_dal: { it: "Questo testo è così almeno dal", en: "The text has read so at least since" },
  ultima_modifica: { it: "Ultima modifica nota:", en: "Latest known change:" },
  modifica_ignota: {
    it: "Modificato di recente; la fonte non dice da quale atto",
    en: "Changed lately; the source does not say by which act",
  },
  non_qui: { it: "non è in questa raccolta", en: "not in this collection" },
  senza_comma: { it: "In questo articolo non c'è il comma", en: "This article has no comma" },
  comma: { it: "comma", en: "comma" },
  senza_testo: { it: "La fonte non ha il testo di questo articolo.", en: "The source has no text of this article." },
  resto: { it: "Il resto dell'atto sta arrivando…", en: "The rest of the act is coming…" },
});

/** What an act does to another, by `tipo` of a relation. */
const KINDS: Readonly<Record<string, Prosa>> = {
  sostituisce: { it: "sostituisce", en: "replaces" },
  inserisce: { it: "inserisce", en: "inserts" },
  abroga: { it: "abroga", en: "repeals" },
  rettifica: { it: "rettifica", en: "corrects" },
  modifica: { it: "modifica", en: "amends" },
  interpreta: { it: "interpreta", en: "interprets" },
  deroga: { it: "deroga a", en: "derogates from" },
  estende: { it: "estende", en: "extends" },
  proroga: { it: "proroga", en: "postpones" },
  sospende: { it: "sospende", en: "suspends" },
  applica: { it: "dice quando o a chi si applica", en: "says when or to whom it applies" },
  converte: { it: "converte", en: "converts" },
  delega: { it: "delega", en: "delegates" },
  attua: { it: "attua", en: "implements" },
  amnistia: { it: "amnistia", en: "pardons" },
  aggiorna: { it: "aggiorna", en: "updates" },
};

/**
 * What a relation does, as a verb.
 *
 * @example doesWord("abroga") // "repeals"
 */
export const doesWord = (tipo: string): string => KINDS[tipo]?.[LINGUA] ?? tipo;

const TRUST: Readonly<Record<string, Prosa>> = {
  alta: { it: "alta", en: "high" },
  media: { it: "media", en: "medium" },
  bassa: { it: "bassa", en: "low" },
};

/** How sure a relation is. */
export const trustWord = (affidabilita: string): string => TRUST[affidabilita]?.[LINGUA] ?? affidabilita;
