/** What the scripts of the pages say. */

import type { Lingua, Prosa } from "../../api/prose.ts";

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
export type ClientTexts = Readonly<Record<keyof typeof CLIENT_TEXTS, string>>;

/**
 * What the scripts say in a language.
 *
 * @example clientTexts("en").tempo // "Time"
 */
export function clientTexts(lingua: Lingua): ClientTexts {
  const entries = Object.entries(CLIENT_TEXTS).map(([key, text]) => [key, text[lingua]]);
  return Object.fromEntries(entries) as ClientTexts;
}
