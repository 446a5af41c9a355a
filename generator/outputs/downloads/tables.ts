/**
 * The flat tables of the offline dataset. CSV, Parquet, SQLite and the data package are all written from this one description; the
 * columns are the fields of the API's answers under the same names, those of nested objects joined by `_`.
 */

import type { Area } from "../../api/operations.ts";
import type { Prosa } from "../../api/prose.ts";

/** `date` is `YYYY-MM-DD`; a `text` may be a list, one item a word or a line. */
export type ColumnType = "text" | "integer" | "number" | "boolean" | "date";

export interface Column {
  readonly name: string;
  readonly type: ColumnType;
}

export interface Table {
  readonly name: TableName;
  readonly area: Area;
  readonly titolo: string;
  readonly columns: readonly Column[];
  /** What the name of a column does not say. */
  readonly descrizioni?: Readonly<Record<string, Prosa>>;
  /** Columns that tell the rows apart. */
  readonly key?: readonly string[];
  /** Columns that name a row of another table by its key. */
  readonly refs?: Readonly<Record<string, TableName>>;
}

/** One value; `null` where the source says nothing. */
export type Cell = string | number | boolean | null;
export type Row = readonly Cell[];

const MARKS: Readonly<Record<string, ColumnType>> = { "#": "integer", "€": "number", "?": "boolean", "@": "date" };

/** Columns by name; a mark in front says the type of those that are no text. */
const columns = (names: string): Column[] =>
  names.split(" ").map((written) => {
    const type = MARKS[written.charAt(0)];
    return type ? { name: written.slice(1), type } : { name: written, type: "text" };
  });

/** Columns of a ruling on an article. */
const RULING_TEXTS: Readonly<Record<string, Prosa>> = {
  posizione: {
    it: "Posto tra le pronunce sull'atto, dal deposito più recente",
    en: "Place among the rulings on the act, from the newest deposit",
  },
  ecli: {
    it: "Identificativo europeo; vuoto se la nota non dice deposito e numero",
    en: "European identifier; empty if the note lacks deposit or number",
  },
  anno: { it: "Del deposito", en: "Of the deposit" },
  deciso: { it: "Il primo giorno che la nota dice", en: "The first day that the note says" },
  deposito: { it: "L'ultimo giorno che la nota dice", en: "The last day that the note says" },
  parti_partizione: {
    it: "Le parti colpite, una per riga, come in partizione_a; una riga vuota è l'articolo intero",
    en: "The parts that are struck, one a line, as in partizione_a; an empty line is the whole article",
  },
  parti_portata: {
    it: "Di ogni parte, separate da spazi: intero solo se la nota non pone limiti, altrimenti parte; vuoto se niente dell'articolo è colpito",
    en: "Of each part, with blanks between: intero only if the note sets no limit, else parte; empty if nothing of the article is struck",
  },
  parti_consequenziale: {
    it: "Di ogni parte, separate da spazi: true se è colpita in conseguenza di un'altra",
    en: "Of each part, with blanks between: true if it is struck in consequence of another",
  },
  effetto: {
    it: "illegittimita, illegittimita_parziale (entro i limiti del dispositivo), interpretativa, riguarda_altro (è colpito un altro atto), rettifica (errata corrige)",
    en: "illegittimita (unconstitutional), illegittimita_parziale (within the limits of the ruling), interpretativa (as interpreted in a certain way), riguarda_altro (another act is struck), rettifica (corrigendum)",
  },
  atto_colpito_eli: {
    it: "L'altro atto che è colpito; vuoto se non è certo quale sia",
    en: "The other act that is struck; empty if it is not sure which one",
  },
  dispositivo: { it: "Per intero, come la nota lo scrive", en: "Whole, as the note writes it" },
  nota: { it: "Numero della nota sotto l'articolo", en: "Number of the note below the article" },
  nel_testo: {
    it: "Vero se il richiamo della nota sta ancora nel testo",
    en: "True if the mark of the note still stands in the text",
  },
  ritirata_da: { it: "Numero della nota che la ritira", en: "Number of the note that takes it back" },
};

/** Columns of what an act says of an act of the Union. */
const UNION_TEXTS: Readonly<Record<string, Prosa>> = {
  posizione: {
    it: "Posto tra ciò che l'atto dice: prima recepisce, poi attua, poi le citazioni nell'ordine di lettura",
    en: "Place among what the act says: first what it transposes, then what it gives effect to, then citations in reading order",
  },
  come: {
    it: "recepisce, attua (come dice il titolo), cita",
    en: "recepisce (transposes), attua (gives effect to), as the title says; cita (cites)",
  },
  ue_celex: { it: "Numero CELEX dell'atto dell'Unione", en: "CELEX number of the act of the Union" },
  ue_eli: {
    it: "ELI dell'Unione, come segue da tipo, anno e numero",
    en: "ELI of the Union, as it follows from kind, year and number",
  },
  base: {
    it: "Dove dice di recepire o attuare, separati da spazi: titolo, preambolo; vuoto se cita soltanto",
    en: "Where it says that it transposes or gives effect, with blanks between: titolo, preambolo; empty if it only cites",
  },
  affidabilita: {
    it: "alta o media; vuoto se cita soltanto",
    en: "alta (high) or media (medium); empty if it only cites",
  },
  evidenza: {
    it: "Le parole del titolo; vuoto se cita soltanto",
    en: "The words of the title; empty if it only cites",
  },
  articolo: {
    it: "L'articolo che cita, come lo nominano le relazioni; vuoto nel titolo, nel preambolo e negli allegati",
    en: "The article that cites, as relations name it; empty in title, preamble and attachments",
  },
  partizione: {
    it: "comma 2, rubrica, titolo, preambolo, il titolo di un allegato",
    en: "comma 2, rubrica (heading), titolo, preambolo, the title of an attachment",
  },
  articolo_ue: {
    it: "L'articolo dell'atto dell'Unione, se ne è citato uno",
    en: "The article of the act of the Union, where one is cited",
  },
  testo: { it: "Le parole della citazione", en: "The words of the citation" },
};

export const TABLES: readonly Table[] = [
  {
    name: "norme",
    area: "norme",
    titolo: "Atti",
    columns: columns(
      "eli tipo titolo @data numero #n_articoli #n_relazioni urn @pubblicazione_data pubblicazione_numero codice_redazionale versione_tipo @versione_al @entrata_in_vigore normattiva gazzetta alias nomi copertura_attive copertura_passive preambolo conclusioni",
    ),
    key: ["eli"],
  },
  {
    name: "articoli",
    area: "norme",
    titolo: "Articoli degli atti, con il testo",
    columns: columns("norma #posizione id eli numero rubrica testo partizione allegato ?abrogato note"),
    key: ["norma", "id"],
    refs: { norma: "norme" },
  },
  {
    name: "versioni",
    area: "norme",
    titolo: "Versioni degli atti, con gli articoli cambiati rispetto a quella prima",
    columns: columns("norma #posizione @al tipo #n_articoli #aggiunti #tolti #modificati sha256"),
    key: ["norma", "posizione"],
    refs: { norma: "norme" },
  },
  {
    name: "articoli_versioni",
    area: "norme",
    titolo: "Testi degli articoli degli atti in più versioni, ciascuno con le versioni che lo hanno",
    columns: columns("norma #articolo #posizione @dal @al eli numero rubrica testo"),
    key: ["norma", "articolo", "posizione"],
    refs: { norma: "norme" },
  },
  {
    name: "relazioni",
    area: "norme",
    titolo: "Relazioni tra atti: da agisce su a",
    columns: columns(
      "da a articolo_da partizione_da articolo_a partizione_a portata tipo classe @data evidenza base affidabilita ?da_nel_corpus ?a_nel_corpus",
    ),
  },
  {
    name: "pronunce",
    area: "norme",
    titolo: "Pronunce della Corte costituzionale sugli articoli degli atti, come le note le riportano",
    columns: columns(
      "norma #posizione ecli tipo #numero #anno @deciso @deposito @gazzetta_data #gazzetta_numero articolo_eli articolo_numero articolo_rubrica parti_partizione parti_portata parti_consequenziale effetto atto_colpito_eli atto_colpito_articolo atto_colpito_partizione atto_colpito_testo dispositivo nota ?nel_testo ritirata_da url",
    ),
    descrizioni: RULING_TEXTS,
    key: ["norma", "posizione"],
    refs: { norma: "norme" },
  },
  {
    name: "ue",
    area: "norme",
    titolo: "Atti dell'Unione europea che gli atti recepiscono, attuano, citano",
    columns: columns(
      "norma #posizione come ue_celex ue_eli ue_tipo #ue_anno #ue_numero ue_url base affidabilita evidenza articolo partizione articolo_ue testo",
    ),
    descrizioni: UNION_TEXTS,
    key: ["norma", "posizione"],
    refs: { norma: "norme" },
  },
  {
    name: "progetti",
    area: "pnrr",
    titolo: "Progetti del PNRR (label solo per quelli con appalti)",
    columns: columns("id label cup settore €finanziamento_totale #n_appalti"),
    key: ["id"],
  },
  {
    name: "progetti_luoghi",
    area: "pnrr",
    titolo: "Dove si svolge ogni progetto del PNRR, con la parte del finanziamento che tocca a ogni luogo",
    columns: columns(
      "progetto #posizione comune_codice comune provincia_codice provincia regione_codice regione €quota €importo_nel_luogo",
    ),
    key: ["progetto", "posizione"],
    refs: { progetto: "progetti" },
  },
  {
    name: "appalti",
    area: "pnrr",
    titolo: "Appalti dei progetti del PNRR",
    columns: columns("id label cig €importo natura ?oltre_finanziamento"),
    key: ["id"],
  },
  {
    name: "progetti_appalti",
    area: "pnrr",
    titolo: "Quali appalti ha ogni progetto",
    columns: columns("progetto appalto"),
    key: ["progetto", "appalto"],
    refs: { progetto: "progetti", appalto: "appalti" },
  },
  {
    name: "aziende",
    area: "pnrr",
    titolo: "Imprese aggiudicatarie",
    columns: columns("id label codice_fiscale"),
    key: ["id"],
  },
  {
    name: "enti",
    area: "pnrr",
    titolo: "Enti che bandiscono gli appalti",
    columns: columns("id label codice_fiscale"),
    key: ["id"],
  },
  {
    name: "aggiudicazioni",
    area: "pnrr",
    titolo: "Chi ha vinto ogni appalto",
    columns: columns("appalto azienda €importo"),
    key: ["appalto", "azienda"],
    refs: { appalto: "appalti", azienda: "aziende" },
  },
  {
    name: "bandi",
    area: "pnrr",
    titolo: "Chi ha bandito ogni appalto",
    columns: columns("appalto ente"),
    key: ["appalto", "ente"],
    refs: { appalto: "appalti", ente: "enti" },
  },
  {
    name: "gruppi",
    area: "parlamento",
    titolo: "Gruppi parlamentari",
    columns: columns("sigla ramo nome"),
    key: ["sigla", "ramo", "nome"],
  },
  {
    name: "parlamentari",
    area: "parlamento",
    titolo: "Parlamentari",
    columns: columns("id label ramo gruppo #numero_atti"),
    key: ["id"],
  },
  {
    name: "ddl",
    area: "ddl",
    titolo: "Disegni di legge",
    columns: columns(
      "numero numeri titolo ramo natura stato ?chiuso @data_presentazione @data_stato #giorni_fermo proponente iniziativa #n_firmatari legge_numero @legge_data legge_eli",
    ),
    key: ["numero"],
  },
  {
    name: "fasi",
    area: "ddl",
    titolo: "Letture dei disegni di legge",
    columns: columns("ddl #posizione numero ramo @data_presentazione stato @data_stato"),
    key: ["ddl", "posizione"],
    refs: { ddl: "ddl" },
  },
  {
    name: "firme",
    area: "ddl",
    titolo: "Firme dei disegni di legge",
    columns: columns("ddl #posizione id nome ramo gruppo ?primo @data_aggiunta @data_ritiro"),
    key: ["ddl", "posizione"],
    refs: { ddl: "ddl" },
  },
];

/** A table by its name. */
export function tableNamed(name: TableName): Table {
  const found = TABLES.find((table) => table.name === name);
  if (!found) throw new Error(`${name}: no table`);
  return found;
}

/** The key of a table that others refer to. */
export function keyOfTable(name: TableName): readonly string[] {
  const { key } = tableNamed(name);
  if (!key) throw new Error(`${name}: no key`);
  return key;
}

/** Takes the rows of one table, in order, and writes them in one format. */
export interface TableSink {
  row(row: Row): void;
  /** Ends the table; nothing comes after. */
  end(): void;
}

/** The tables of the offline dataset. */
export type TableName =
  | "norme"
  | "articoli"
  | "versioni"
  | "articoli_versioni"
  | "relazioni"
  | "pronunce"
  | "ue"
  | "progetti"
  | "progetti_luoghi"
  | "appalti"
  | "progetti_appalti"
  | "aziende"
  | "enti"
  | "aggiudicazioni"
  | "bandi"
  | "gruppi"
  | "parlamentari"
  | "ddl"
  | "fasi"
  | "firme";
