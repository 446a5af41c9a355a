/** The words of the documentation page around what Swagger UI shows. */

import type { Prosa } from "../../../contract/prose.ts";

export const DOCS_TEXTS = {
  titolo: { it: "Documentazione dell'API del diritto italiano", en: "Documentation of the API of Italian law" },
  descrizione: {
    it: "Ogni operazione dell'API del diritto italiano, da provare con i valori dei dati serviti; il codice in curl, Python, JavaScript, R.",
    en: "Every operation of the API of Italian law, to try with values of the data served; the code in curl, Python, JavaScript, R.",
  },
  elenco: { it: "Elenco", en: "List" },
  telefono: {
    it: "Su un telefono si legge meglio l'",
    en: "On a phone it is easier to read the ",
  },
  senza_script: {
    it: "I moduli hanno bisogno di uno script. Le stesse operazioni si leggono senza nell'",
    en: "The forms need a script. The same operations can be read without one in the ",
  },
  elenco_operazioni: { it: "elenco delle operazioni", en: "list of operations" },
  filtro: { it: "Filtra per indirizzo o parola", en: "Filter by address or word" },
  stessa: { it: "Nell'elenco", en: "In the list" },
  solo_file: {
    it: "Questo host ha solo file: a questi indirizzi risponde il browser. Gli altri programmi leggono i file (api/public/health.json), o usano il client.",
    en: "This host has files only: at these addresses the browser answers. Other programs read the files (api/public/health.json), or use the client.",
  },
  attesa: { it: "Si carica…", en: "Loading…" },
  guasto: {
    it: "La documentazione non si è caricata: controllare la connessione, o leggere l'elenco delle operazioni.",
    en: "The documentation did not load: check the connection, or read the list of operations.",
  },
} as const satisfies Record<string, Prosa>;
