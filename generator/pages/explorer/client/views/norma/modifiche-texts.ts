import type { Prosa } from "../../../../../contract/prose.ts";
import { LINGUA } from "../../data/place.ts";
import { textsOf } from "../../shell/texts.ts";

export const modificheText = textsOf({
  titolo_out: { it: "Fatte ad altri atti", en: "Made to other acts" },
  titolo_in: { it: "Ricevute da altri atti", en: "Received from other acts" },
  articolo_out: { it: "Fatte ad altri da questo articolo", en: "Made to others by this article" },
  articolo_in: { it: "Ricevute da questo articolo", en: "Received by this article" },
  tutte_dell_atto: { it: "Tutte le modifiche dell'atto", en: "All changes of the act" },
  classe: { it: "Genere", en: "Kind" },
  articolo: { it: "Articolo di questo atto", en: "Article of this act" },
  anno: { it: "Anno", en: "Year" },
  ogni: { it: "tutti", en: "all" },
  atto: { it: "l'atto, o una parte non indicata", en: "the act, or a part not specified" },
  atto_intero: { it: "l'intero atto", en: "the whole act" },
  per_intero: { it: "per intero", en: "as a whole" },
  quanto_non_detto: { it: "la fonte non dice quanto", en: "the source does not say how much" },
  in_parte: { it: "parole al suo interno", en: "words inside it" },
  con: { it: "con", en: "by" },
  affidabilità: { it: "affidabilità", en: "reliability" },
  prova: { it: "La prova", en: "The proof" },
  segnali: { it: "Lo dicono", en: "Stated by" },
  senza_brano: {
    it: "solo l'elenco ufficiale nomina i due atti: nessun brano",
    en: "only the official list names the two acts: no passage",
  },
  fuori: { it: "non in questa raccolta", en: "not in this collection" },
  altre: { it: "Mostra altre", en: "Show more" },
  altri_atti: { it: "Mostra altri atti", en: "Show more acts" },
  nessuna_scelta: { it: "Nessuna con questi filtri.", en: "None with these filters." },
  togli_filtri: { it: "Togli i filtri", en: "Remove the filters" },
  nessuna_articolo: {
    it: "Nessuna relazione della raccolta nomina questo articolo; quelle che nominano l'atto intero sono tra le modifiche dell'atto.",
    en: "No relation of the collection names this article; those that name the whole act are among the changes of the act.",
  },
});

/** Why a column is empty: by the direction and what the source says of relations (`copertura`). */
export const emptyText = textsOf({
  out_metadati: {
    it: "L'elenco ufficiale delle modifiche fatte da questo atto non ne ha nessuna.",
    en: "The official list of the changes made by this act has none.",
  },
  out_testo: {
    it: "La fonte non ha un elenco per questo atto, e nel suo testo non si sono trovate modifiche ad altri.",
    en: "The source has no list for this act, and no changes to others were found in its text.",
  },
  out_nessuna: {
    it: "Nessuna fonte lo dice: l'elenco vuoto non significa che l'atto non modifichi nulla.",
    en: "No source says so: an empty list does not mean that the act changes nothing.",
  },
  in_metadati: {
    it: "L'elenco ufficiale delle modifiche ricevute da questo atto non ne ha nessuna.",
    en: "The official list of the changes received by this act has none.",
  },
  in_note: {
    it: "La fonte non ha un elenco per questo atto, e nelle sue note non si sono trovate modifiche.",
    en: "The source has no list for this act, and no changes were found in its notes.",
  },
  in_nessuna: {
    it: "Nessuna fonte lo dice: l'elenco vuoto non significa che l'atto non sia mai stato modificato.",
    en: "No source says so: an empty list does not mean that the act was never changed.",
  },
});

export const classText = textsOf({
  testo: { it: "Cambia il testo", en: "Changes the text" },
  significato: { it: "Dice che cosa significa", en: "Says what it means" },
  ambito: { it: "Cambia a che cosa si applica", en: "Changes what it applies to" },
  efficacia: { it: "Cambia quando si applica", en: "Changes when it applies" },
  ordinamento: {
    it: "Conversioni, deleghe, attuazioni, amnistie",
    en: "Conversions, delegations, implementations, amnesties",
  },
  aggiorna: { it: "Aggiorna, senza dire come", en: "Updates, without saying how" },
});

/** Signals of the source (`base`). */
const SIGNALS: Readonly<Record<string, Prosa>> = {
  modifica_attiva: { it: "l'elenco ufficiale delle modifiche fatte", en: "the official list of changes made" },
  modifica_marcata: { it: "la marcatura ufficiale del testo", en: "the official markup of the text" },
  riferimento_passivo: {
    it: "l'elenco ufficiale delle modifiche ricevute",
    en: "the official list of changes received",
  },
  testo_abrogato: {
    it: "le maiuscole al posto del testo abrogato",
    en: "the capitals in the place of what was repealed",
  },
  nota_aggiornamento: { it: "una nota di aggiornamento", en: "an editorial note" },
  conversione: { it: "la nota di conversione", en: "the note of conversion" },
  testo_modificativo: { it: "il testo dell'atto che modifica", en: "the text of the act that amends" },
};

/** A signal of the source in words; one that is new here as it is. */
export const signalText = (base: string): string => SIGNALS[base]?.[LINGUA] ?? base;
