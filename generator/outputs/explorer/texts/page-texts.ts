/** What the pages of the explorer say before their script has come, and without one. */

import { AVVERTENZA, type Prosa } from "../../../api/prose.ts";
import { FIRST_TEXTS, TOP_TEXTS } from "./first-texts.ts";

export const EXPLORER_TEXTS = {
  ...TOP_TEXTS,
  ...FIRST_TEXTS,
  nome: { it: "Esplora il diritto italiano", en: "Explore Italian law" },
  senza_script: {
    it: "Queste pagine sono fatte nel browser, da uno script. Le stesse risposte si leggono senza:",
    en: "A script makes these pages in the browser. The same answers can be read without one:",
  },
  documentazione: { it: "Documentazione", en: "Documentation" },
  api: { it: "L'API", en: "The API" },
  licenze: { it: "Licenze", en: "Licences" },
  avvertenza: AVVERTENZA,
} as const satisfies Record<string, Prosa>;
