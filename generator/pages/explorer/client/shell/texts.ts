/** Texts of the pages: each view has a table of its own, both languages side by side. */

import { type Prosa, textsIn } from "../../../../contract/prose.ts";
import { TOP_TEXTS } from "../../../site/texts/frame-texts.ts";
import { LINGUA } from "../data/place.ts";

/**
 * The texts of a table in the page's language.
 *
 * @example textsOf({ cerca: { it: "Cerca", en: "Search" } })("cerca") // "Cerca"
 */
export const textsOf = <Key extends string>(table: Readonly<Record<Key, Prosa>>) => textsIn(table, LINGUA);

export const shellText = textsOf({
  ...TOP_TEXTS,
  attesa: { it: "Un momento…", en: "One moment…" },
  riprova: { it: "Riprova", en: "Try again" },
  senza_rete: { it: "Senza rete", en: "Offline" },
  senza_rete_testo: {
    it: "La risposta non è arrivata. Le pagine già aperte restano consultabili; il resto torna con la rete.",
    en: "The answer did not come. Pages that were opened before can still be read; the rest comes back with the network.",
  },
  solo_file: { it: "Qui nessuno calcola le risposte", en: "Nobody computes answers here" },
  solo_file_testo: {
    it: "Questo indirizzo serve soltanto file. O l'albero è fatto senza il router per i browser (npm run generate -- --host github-pages), o il browser non lo ha preso: serve https, o localhost. Con npm start la stessa raccolta risponde a tutto.",
    en: "This address serves files only. Either the tree was made without the router for browsers (npm run generate -- --host github-pages), or the browser did not take it: it needs https, or localhost. With npm start the same collection answers everything.",
  },
  rifiutata: { it: "La richiesta non è valida", en: "The request is not valid" },
  scaduta: { it: "La raccolta è cambiata", en: "The collection has changed" },
  scaduta_testo: {
    it: "Questa pagina è di un'edizione precedente: ricaricarla.",
    en: "This page belongs to an earlier edition: reload it.",
  },
  ricarica: { it: "Ricarica", en: "Reload" },
  assente: { it: "Non c'è in questa raccolta", en: "Not in this collection" },
  cerca_invece: { it: "Cercalo", en: "Search for it" },
  testo_ufficiale: { it: "Testo ufficiale", en: "Official text" },
  più_atti: { it: "Più atti corrispondono: quale?", en: "Several match: which one?" },
  tasti: { it: "Tasti", en: "Keys" },
  chiudi: { it: "Chiudi", en: "Close" },
  tasto_cerca: { it: "va alla ricerca", en: "goes to the search" },
  tasto_tasti: { it: "mostra questi tasti", en: "shows these keys" },
  tasto_home: { it: "va alla prima pagina", en: "goes to the first page" },
  tasto_esc: { it: "chiude ciò che è aperto", en: "closes what is open" },
  fonte: { it: "Fonte", en: "Source" },
  fonti: { it: "Fonti", en: "Sources" },
  dati_al: { it: "dati al", en: "data as of" },
  senza_fonti: { it: "nessuna fonte dichiarata", en: "no source declared" },
  questi_dati: { it: "Questi dati", en: "These data" },
  richiesta: { it: "Richiesta", en: "Request" },
  copia: { it: "Copia", en: "Copy" },
  copiato: { it: "Copiato", en: "Copied" },
  copia_link: { it: "Copia link", en: "Copy link" },
  apri_json: { it: "Apri il JSON", en: "Open the JSON" },
  csv_italiano: { it: "CSV con ; e virgola decimale", en: "CSV with ; and decimal comma" },
  scarica_csv: { it: "Scarica il CSV di ciò che si vede", en: "Download a CSV of what is shown" },
  nota: { it: "Come è calcolato", en: "How it is computed" },
  mostra_tutte: { it: "Mostra tutte le righe", en: "Show all rows" },
  altre: { it: "Mostra altre", en: "Show more" },
  filtri: { it: "Filtri", en: "Filters" },
  metodo: { it: "Metodo e dati", en: "Method and data" },
  togli_filtri: { it: "Togli i filtri", en: "Clear the filters" },
  pronunce: { it: "pronuncia/pronunce", en: "ruling/rulings" },
  ordina: { it: "Ordina per", en: "Sort by" },
  inverti: { it: "Inverti l'ordine", en: "Reverse the order" },
});
