/** What the scripts of the pages say. */

import { inLingua, type Lingua, type Prosa } from "../../../api/prose.ts";

/** What each status of an answer means here. */
const STATUS_TEXTS: Readonly<Record<string, Prosa>> = {
  "200": { it: "La risposta.", en: "The answer." },
  "300": {
    it: "La domanda ha più risposte possibili: sono in `candidati`.",
    en: "The question has several possible answers: they are in `candidati`.",
  },
  "303": {
    it: "Chi preferisce una pagina, come un browser che apre l'indirizzo, è portato a quella che mostra la risposta; con `formato=json` no.",
    en: "Whoever prefers a page, as a browser does that opens the address, is led to the one that shows the answer; not with `formato=json`.",
  },
  "304": {
    it: "La copia che si ha è ancora buona: l'`ETag` è quello di `If-None-Match`.",
    en: "The copy at hand is still good: the `ETag` is that of `If-None-Match`.",
  },
  "404": { it: "Nessun risultato.", en: "Nothing found." },
  "405": { it: "Il metodo non è GET, HEAD o OPTIONS.", en: "The method is none of GET, HEAD, OPTIONS." },
  "422": {
    it: "Un parametro non rispetta la sua regola: `detail` dice quale e perché.",
    en: "A parameter breaks its rule: `detail` says which one and why.",
  },
  "500": { it: "I dati su questo host sono guasti.", en: "The data on this host are damaged." },
  "501": { it: "Questo host non sa rispondere a questa domanda.", en: "This host cannot answer this question." },
  "503": { it: "I dati stanno cambiando: riprovare fra poco.", en: "The data are changing: try again shortly." },
};

/**
 * What a status means.
 *
 * @throws Error where no answer has it
 */
export function statusText(status: string): Prosa {
  const text = STATUS_TEXTS[status];
  if (!text) throw new Error(`${status}: no text`);
  return text;
}

const CLIENT_TEXTS = {
  attesa: { it: "In attesa della risposta…", en: "Waiting for the answer…" },
  esito: { it: "Esito", en: "Status" },
  tempo: { it: "Tempo", en: "Time" },
  dimensione: { it: "Dimensione", en: "Size" },
  intestazioni: { it: "Intestazioni", en: "Headers" },
  corpo: { it: "Corpo della risposta", en: "Body of the answer" },
  ancora: { it: "Mostra altri", en: "Show more" },
  restano: { it: "ancora da mostrare", en: "still to show" },
  tutto: { it: "Tutto il testo", en: "Whole text" },
  vista: { it: "Come si vede", en: "Shown as" },
  albero: { it: "Albero", en: "Tree" },
  tabella: { it: "Tabella", en: "Table" },
  testo: { it: "Testo", en: "Raw text" },
  testo_tagliato: {
    it: "Sono mostrati i primi {} caratteri; si copia tutto.",
    en: "The first {} characters are shown; all of it is copied.",
  },
  copia: { it: "Copia tutto", en: "Copy all" },
  trovati: { it: "trovati", en: "found" },
  nessuno: { it: "Niente con queste parole.", en: "Nothing with these words." },
  operazione: { it: "operazione", en: "operation" },
  parametro: { it: "parametro", en: "parameter" },
  campo: { it: "campo", en: "field" },
  copiato: { it: "Copiato", en: "Copied" },
  rete: {
    it: "La richiesta non è arrivata all'API. Controllare la connessione e riprovare.",
    en: "The request did not reach the API. Check the connection and try again.",
  },
  non_accettato: {
    it: "La richiesta non è accettata: il motivo è accanto a ogni campo da correggere.",
    en: "The request is not accepted: the reason stands beside each field to mend.",
  },
  solo_file: {
    it: "Questo indirizzo serve i file così come sono e non calcola le risposte: le domande con parametri hanno bisogno di un host con il router. Le risposte già pronte sono i file .json accanto a questa pagina.",
    en: "This address serves files as they are and computes no answers: questions with parameters need a host with the router. Answers that are ready are the .json files beside this page.",
  },
} as const satisfies Record<string, Prosa>;

/** What is wrong with a value, by the `type` of the API's refusal; `{}` is the bound. */
const FAULT_TEXTS = {
  missing: { it: "Serve un valore.", en: "A value is needed." },
  int_parsing: { it: "Serve un numero intero.", en: "An integer is needed." },
  int_parsing_size: { it: "Il numero ha troppe cifre.", en: "The number has too many digits." },
  float_parsing: { it: "Serve un numero.", en: "A number is needed." },
  greater_than_equal: { it: "Il valore più piccolo ammesso è {}.", en: "The least value allowed is {}." },
  less_than_equal: { it: "Il valore più grande ammesso è {}.", en: "The greatest value allowed is {}." },
  string_pattern_mismatch: {
    it: "Il valore non rispetta la regola scritta sopra.",
    en: "The value breaks the pattern written above.",
  },
  not_in_address: {
    it: "Nessun indirizzo può contenere questo valore: scriverne un altro.",
    en: "No address can carry this value: write another one.",
  },
  other: { it: "L'API non accetta questo valore.", en: "The API does not accept this value." },
} as const satisfies Record<string, Prosa>;

export type FaultType = keyof typeof FAULT_TEXTS;

/** The texts by key, in one language. */
export interface ClientTexts extends Readonly<Record<keyof typeof CLIENT_TEXTS, string>> {
  /** What each status means. */
  readonly stati: Readonly<Record<string, string>>;
  /** What is wrong with a value. */
  readonly difetti: Readonly<Record<FaultType, string>>;
}

/**
 * What the scripts say in a language.
 *
 * @example clientTexts("en").tempo // "Time"
 */
export function clientTexts(lingua: Lingua): ClientTexts {
  return {
    ...inLingua(CLIENT_TEXTS, lingua),
    stati: inLingua(STATUS_TEXTS, lingua),
    difetti: inLingua(FAULT_TEXTS, lingua),
  };
}
