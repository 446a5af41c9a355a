/** The words of the list of operations around those of the contract. */

import { valueAt } from "../../../collections/at.ts";
import type { Lingua, Prosa } from "../../../contract/prose.ts";

export const LIST_TEXTS = {
  titolo: { it: "Le operazioni dell'API del diritto italiano", en: "The operations of the API of Italian law" },
  descrizione: {
    it: "Ogni domanda che si può fare all'API del diritto italiano, con i suoi parametri, la risposta e un esempio dai dati serviti.",
    en: "Every question the API of Italian law answers, with its parameters, its answer and an example from the data served.",
  },
  marchio: { it: "Diritto italiano", en: "Italian law" },
  h1: { it: "Documentazione", en: "Documentation" },
  moduli: { it: "Documentazione con moduli da provare", en: "Documentation with forms to try" },
  prova: { it: "Prova", en: "Try it" },
  esempio: { it: "Esempio", en: "Example" },
  sommario: { it: "Operazioni", en: "Operations" },
  premessa: {
    it: "Sola lettura, senza chiavi né registrazione. Ogni operazione ha un esempio dai dati serviti: un indirizzo da aprire, cambiare, copiare.",
    en: "Read-only, with no keys and no registration. Every operation has an example from the data served: an address to open, change, copy.",
  },
  base: { it: "Indirizzo di base", en: "Base address" },
  formato: { it: "Formato", en: "Format" },
  formato_testo: {
    it: "JSON in UTF-8. Il primo campo è sempre `meta`: release dei dati, data, licenza, fonti e avvertenza. Dove risponde il router, `.md` dopo l'indirizzo di un atto o di un articolo ne dà il testo in Markdown; un browser che apre un indirizzo è portato alla pagina che ne mostra la risposta, con `formato=json` al JSON.",
    en: "JSON in UTF-8. The first field is always `meta`: release of the data, date, licence, sources and a notice. Where the router answers, `.md` after the address of an act or an article gives its text as Markdown; a browser that opens an address is led to the page that shows its answer, with `formato=json` to the JSON.",
  },
  lingua: { it: "Lingua", en: "Language" },
  lingua_testo: {
    it: "`lang=it` o `lang=en`, altrimenti `Accept-Language`. Cambia solo la prosa: i nomi di atti, settori e gruppi restano in italiano.",
    en: "`lang=it` or `lang=en`, otherwise `Accept-Language`. Only prose changes: names of acts, sectors and groups stay Italian.",
  },
  errori: { it: "Errori", en: "Errors" },
  errori_testo: {
    it: "422 se un parametro non rispetta la sua regola, 300 se i risultati possibili sono più d'uno, 404 se non ce n'è. Il corpo dice sempre perché.",
    en: "422 where a parameter breaks its rule, 300 where several results are possible, 404 where there is none. The body always says why.",
  },
  copie: { it: "Copie", en: "Caching" },
  copie_testo: {
    it: "Ogni risposta ha un `ETag`: con `If-None-Match` si riceve 304 finché nulla cambia. L'API si può chiamare da ogni pagina web (CORS).",
    en: "Every answer has an `ETag`: with `If-None-Match` the reply is 304 until something changes. Any web page may call the API (CORS).",
  },
  programmi: { it: "Programmi e assistenti", en: "Programs and assistants" },
  programmi_testo: {
    it: "Il client per JavaScript e Python dà le stesse risposte da qualunque host, anche di soli file, da una cartella o da uno zip. Gli assistenti hanno un server MCP: come, lo dice `llms.txt`.",
    en: "The client for JavaScript and Python gives the same answers from any host, also one of files only, from a folder or a zip. Assistants have an MCP server: `llms.txt` says how.",
  },
  documento: {
    it: "Il contratto leggibile da programma (OpenAPI 3.1)",
    en: "The contract for programs (OpenAPI 3.1)",
  },
  dati: { it: "Dati da scaricare, cataloghi e avvisi", en: "Data to download, catalogues and feeds" },
  collegamento: { it: "Collegamento", en: "Link" },
  obbligatorio: { it: "obbligatorio", en: "required" },
  facoltativo: { it: "facoltativo", en: "optional" },
  nel_percorso: { it: "nel percorso", en: "in the path" },
  predefinito: { it: "predefinito", en: "default" },
  vuoto: { it: "vuoto", en: "empty" },
  uno_tra: { it: "uno tra", en: "one of" },
  da: { it: "da", en: "from" },
  a: { it: "a", en: "to" },
  in_su: { it: "in su", en: "upwards" },
  regola: { it: "regola", en: "pattern" },
  parametri: { it: "Parametri", en: "Parameters" },
  campi: { it: "Campi della risposta", en: "Fields of the answer" },
  schemi: { it: "Schemi", en: "Schemas" },
  schemi_testo: {
    it: "Le forme che tornano in più risposte. Un campo nominato qui c'è sempre; è `null` dove la fonte tace.",
    en: "The shapes that several answers share. A field named here is always present; it is `null` where the source is silent.",
  },
  elenco_di: { it: "elenco di", en: "list of" },
  oppure: { it: "oppure", en: "or" },
  sempre: { it: "sempre", en: "always" },
} as const satisfies Record<string, Prosa>;

export type ListText = keyof typeof LIST_TEXTS;

/** JSON types as the page names them. */
const TYPE_NAMES: ReadonlyMap<string, Prosa> = new Map(
  Object.entries({
    string: { it: "testo", en: "text" },
    integer: { it: "intero", en: "integer" },
    number: { it: "numero", en: "number" },
    boolean: { it: "vero o falso", en: "true or false" },
    object: { it: "oggetto", en: "object" },
    array: { it: "elenco", en: "list" },
    null: { it: "null", en: "null" },
  }),
);

/**
 * The name of a JSON type.
 *
 * @throws RangeError where there is no such type
 */
export const typeName = (type: string, lingua: Lingua): string => valueAt(TYPE_NAMES, type)[lingua];
