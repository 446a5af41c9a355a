import type { Prosa } from "../../../api/prose.ts";

/** What each status of an answer means here. */
export const STATUS_TEXTS: Readonly<Record<string, Prosa>> = {
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
