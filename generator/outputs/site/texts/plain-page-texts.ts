/** The words of the pages that say all in both languages, because their host cannot choose one. */

import type { Prosa } from "../../../api/prose.ts";

export interface PlainText {
  readonly titolo: Prosa;
  readonly testo: Prosa;
}

/** What a host of files shows for what it has not. */
export const NOT_FOUND: PlainText = {
  titolo: { it: "Qui non c'è niente", en: "Nothing is here" },
  testo: {
    it: "Questo indirizzo non è di nessun file (404). Se è quello di una domanda all'API, il browser sta provando a rispondere da sé: la risposta appare qui fra un momento. Gli altri programmi leggono i file interi, per esempio `api/public/norme.json`.",
    en: "This address belongs to no file (404). If it is that of a question to the API, the browser is trying to answer by itself: the answer appears here in a moment. Other programs read whole files, such as `api/public/norme.json`.",
  },
};

/** What a host of files shows at the base of the API. */
export const API_ROOT: PlainText = {
  titolo: { it: "L'API del diritto italiano", en: "The API of Italian law" },
  testo: {
    it: "Questo è l'indirizzo di base dell'API: le domande cominciano da qui.",
    en: "This is the base address of the API: questions begin here.",
  },
};

/** Ways on, by their path from the root of the tree. */
export const WAYS: readonly { readonly path: Prosa; readonly testo: Prosa }[] = [
  { path: { it: "index.html", en: "en/index.html" }, testo: { it: "Pagina iniziale", en: "Start page" } },
  {
    path: { it: "api/public/docs.html", en: "api/public/docs.en.html" },
    testo: { it: "Documentazione, con prove dal vivo", en: "Documentation, with live tries" },
  },
  {
    path: { it: "api/public/openapi.json", en: "api/public/openapi.json" },
    testo: { it: "Il contratto per i programmi (OpenAPI)", en: "The contract for programs (OpenAPI)" },
  },
];
