/** What the pages of the explorer say before their script has come, and without one. */

import { AVVERTENZA, type Prosa } from "../../../api/prose.ts";

export const EXPLORER_TEXTS = {
  marchio: { it: "Diritto italiano", en: "Italian law" },
  nome: { it: "Esplora il diritto italiano", en: "Explore Italian law" },
  titolo: { it: "Leggi, soldi e Parlamento, da guardare", en: "Laws, money and Parliament, to look at" },
  testo: {
    it: "Gli stessi dati dell'API, come pagine: ogni cifra dice da dove viene e di che giorno è.",
    en: "The same data as the API, as pages: each figure says where it comes from and of which day it is.",
  },
  senza_script: {
    it: "Queste pagine sono fatte nel browser, da uno script. Le stesse risposte si leggono senza:",
    en: "A script makes these pages in the browser. The same answers can be read without one:",
  },
  cerca: { it: "Cerca", en: "Search" },
  segnaposto: { it: "art. 640 c.p., firma digitale, S. 926…", en: "art. 640 c.p., firma digitale, S. 926…" },
  pagine: { it: "Pagine", en: "Pages" },
  documentazione: { it: "Documentazione", en: "Documentation" },
  api: { it: "L'API", en: "The API" },
  licenze: { it: "Licenze", en: "Licences" },
  avvertenza: AVVERTENZA,
} as const satisfies Record<string, Prosa>;
