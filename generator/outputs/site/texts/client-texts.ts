/** What the scripts of the pages say. */

import type { Lingua, Prosa } from "../../../api/prose.ts";
import { keysOf } from "../../../collections/keys.ts";

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
  copiato: { it: "Copiato", en: "Copied" },
  rete: {
    it: "La richiesta non è arrivata all'API. Controllare la connessione e riprovare.",
    en: "The request did not reach the API. Check the connection and try again.",
  },
  solo_file: {
    it: "Questo indirizzo serve i file così come sono e non calcola le risposte: le domande con parametri hanno bisogno di un host con il router. Le risposte già pronte sono i file .json accanto a questa pagina.",
    en: "This address serves files as they are and computes no answers: questions with parameters need a host with the router. Answers that are ready are the .json files beside this page.",
  },
} as const satisfies Record<string, Prosa>;

/** The texts by key, in one language. */
export interface ClientTexts extends Readonly<Record<keyof typeof CLIENT_TEXTS, string>> {
  /** What each status means. */
  readonly stati: Readonly<Record<string, string>>;
}

/**
 * What the scripts say in a language.
 *
 * @example clientTexts("en").tempo // "Time"
 */
export function clientTexts(lingua: Lingua): ClientTexts {
  const spoken = <Key extends string>(table: Readonly<Record<Key, Prosa>>) =>
    Object.fromEntries(keysOf(table).map((key) => [key, table[key][lingua]])) as Record<Key, string>;
  return { ...spoken(CLIENT_TEXTS), stati: spoken(STATUS_TEXTS) };
}
