/**
 * The flat tables of the offline dataset. CSV, Parquet, SQLite and the data package are all written from this one description; the
 * columns are the fields of the API's answers under the same names, those of nested objects joined by `_`.
 */

import { keysOf } from "../../collections/keys.ts";
import type { Area } from "../../contract/areas.ts";
import type { Prosa } from "../../contract/prose.ts";
import { READING, SIGNATURE } from "../../contract/resources/bill.ts";
import { RELAZIONE } from "../../contract/resources/common.ts";
import { DDL } from "../../contract/resources/ddl.ts";
import { columnsNamed, type FlatTable, flatTable } from "../../contract/resources/derive/table.ts";
import { MEMBER_NODE } from "../../contract/resources/grafi.ts";
import { ACT_BODIES, ARTICOLO, LISTED_VERSION } from "../../contract/resources/norme.ts";
import { PRONUNCE } from "../../contract/resources/pronunce.ts";
import type { ResourceWith } from "../../contract/resources/surfaces.ts";
import { UE } from "../../contract/resources/ue.ts";
import { VOTAZIONI } from "../../contract/resources/votazioni.ts";

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

/** The columns of a resource, with what their names do not say. */
function columnsOf(table: FlatTable) {
  const descrizioni = table.columns.flatMap(({ name, doc }) => (doc ? [[name, doc] as const] : []));
  return {
    columns: table.columns.map(({ name, type }) => ({ name, type })),
    descrizioni: Object.fromEntries(descrizioni),
  };
}

/** What acts say of acts of the Union, rulings on acts, bills, votes and their people: as their resources declare them. */
export const UNION_TABLE = flatTable(UE.onAct);
export const RULINGS_TABLE = flatTable(PRONUNCE.onAct);
export const BILLS_TABLE = flatTable(DDL.list, false);
export const VOTES_TABLE = flatTable(VOTAZIONI.list, false);
export const VOTERS_TABLE = flatTable(VOTAZIONI.item, false);
const VOTERS = columnsOf(VOTERS_TABLE);

/** What the answers about acts, bills and members say, of which rows are made one by one. */
export const ACT_COLUMNS = columnsNamed(
  ACT_BODIES.norma,
  "eli tipo titolo data numero n_articoli n_relazioni urn pubblicazione_data pubblicazione_numero pubblicazione_codice_redazionale:codice_redazionale versione_tipo versione_al entrata_in_vigore collegamenti_normattiva:normattiva collegamenti_gazzetta:gazzetta alias nomi copertura_attive copertura_passive preambolo conclusioni",
);
export const ARTICLE_COLUMNS = columnsNamed(ARTICOLO, "id eli numero rubrica testo partizione allegato abrogato");
export const TEXT_COLUMNS = columnsNamed(ARTICOLO, "eli numero rubrica testo");
export const VERSION_COLUMNS = columnsNamed(LISTED_VERSION, "al tipo n_articoli aggiunti tolti modificati sha256");
export const RELATION_COLUMNS = columnsNamed(
  RELAZIONE,
  "da a articolo_da partizione_da articolo_a partizione_a portata tipo classe data decorrenza_dal:decorre_dal decorrenza_testo:decorrenza evidenza base affidabilita",
);
export const MEMBER_COLUMNS = columnsNamed(MEMBER_NODE, "id label ramo gruppo numero_atti");
export const READING_COLUMNS = columnsNamed(READING, "numero ramo data_presentazione stato data_stato");
export const SIGNATURE_COLUMNS = columnsNamed(SIGNATURE, "id nome ramo gruppo primo data_aggiunta data_ritiro");

const BY_NAME: Readonly<Record<TableName, Omit<Table, "name">>> = {
  norme: {
    area: "norme",
    titolo: "Atti",
    columns: ACT_COLUMNS.columns,
    key: ["eli"],
  },
  articoli: {
    area: "norme",
    titolo: "Articoli degli atti, con il testo",
    columns: [...columns("norma #posizione"), ...ARTICLE_COLUMNS.columns, ...columns("note")],
    key: ["norma", "id"],
    refs: { norma: "norme" },
  },
  versioni: {
    area: "norme",
    titolo: "Versioni degli atti, con gli articoli cambiati rispetto a quella prima",
    columns: [...columns("norma #posizione"), ...VERSION_COLUMNS.columns],
    key: ["norma", "posizione"],
    refs: { norma: "norme" },
  },
  articoli_versioni: {
    area: "norme",
    titolo: "Testi degli articoli degli atti in più versioni, ciascuno con le versioni che lo hanno",
    columns: [...columns("norma #articolo #posizione @dal @al"), ...TEXT_COLUMNS.columns],
    key: ["norma", "articolo", "posizione"],
    refs: { norma: "norme" },
  },
  relazioni: {
    area: "norme",
    titolo: "Relazioni tra atti: da agisce su a",
    columns: [...RELATION_COLUMNS.columns, ...columns("?da_nel_corpus ?a_nel_corpus")],
    descrizioni: {
      decorre_dal: {
        it: "Giorno da cui la modifica ha effetto, se la fonte ne dice un altro",
        en: "Day from which the change takes effect, where the source says another one",
      },
      decorrenza: {
        it: "Parole della fonte che dicono da quando, o quale evento si attende",
        en: "Words of the source that say from when, or which event is waited for",
      },
    },
  },
  citazioni: {
    area: "norme",
    titolo: "Citazioni tra atti: da cita a nel testo",
    columns: columns("da a articolo comma articolo_citato partizione brano #inizio #lunghezza"),
    descrizioni: {
      inizio: {
        it: "Dove la citazione comincia nel brano, in unità UTF-16",
        en: "Where in the words around it the citation begins, in UTF-16 code units",
      },
    },
    refs: { da: "norme" },
  },
  pronunce: {
    area: "norme",
    titolo: "Pronunce della Corte costituzionale sugli articoli degli atti, come le note le riportano",
    ...columnsOf(RULINGS_TABLE),
    key: ["norma", "posizione"],
    refs: { norma: "norme" },
  },
  ue: {
    area: "norme",
    titolo: "Atti dell'Unione europea che gli atti recepiscono, attuano, citano",
    ...columnsOf(UNION_TABLE),
    key: ["norma", "posizione"],
    refs: { norma: "norme" },
  },
  progetti: {
    area: "pnrr",
    titolo: "Progetti del PNRR (label solo per quelli con appalti)",
    columns: columns("id label cup settore €finanziamento_totale #n_appalti"),
    key: ["id"],
  },
  progetti_luoghi: {
    area: "pnrr",
    titolo: "Dove si svolge ogni progetto del PNRR, con la parte del finanziamento che tocca a ogni luogo",
    columns: columns(
      "progetto #posizione comune_codice comune provincia_codice provincia regione_codice regione €quota €importo_nel_luogo",
    ),
    key: ["progetto", "posizione"],
    refs: { progetto: "progetti" },
  },
  appalti: {
    area: "pnrr",
    titolo: "Appalti dei progetti del PNRR",
    columns: columns("id label cig €importo natura ?oltre_finanziamento"),
    key: ["id"],
  },
  progetti_appalti: {
    area: "pnrr",
    titolo: "Quali appalti ha ogni progetto",
    columns: columns("progetto appalto"),
    key: ["progetto", "appalto"],
    refs: { progetto: "progetti", appalto: "appalti" },
  },
  aziende: {
    area: "pnrr",
    titolo: "Imprese aggiudicatarie",
    columns: columns("id label codice_fiscale"),
    key: ["id"],
  },
  enti: {
    area: "pnrr",
    titolo: "Enti che bandiscono gli appalti",
    columns: columns("id label codice_fiscale"),
    key: ["id"],
  },
  aggiudicazioni: {
    area: "pnrr",
    titolo: "Chi ha vinto ogni appalto",
    columns: columns("appalto azienda €importo"),
    key: ["appalto", "azienda"],
    refs: { appalto: "appalti", azienda: "aziende" },
  },
  bandi: {
    area: "pnrr",
    titolo: "Chi ha bandito ogni appalto",
    columns: columns("appalto ente"),
    key: ["appalto", "ente"],
    refs: { appalto: "appalti", ente: "enti" },
  },
  gruppi: {
    area: "parlamento",
    titolo: "Gruppi parlamentari",
    columns: columns("sigla ramo nome"),
    key: ["sigla", "ramo", "nome"],
  },
  parlamentari: {
    area: "parlamento",
    titolo: "Parlamentari",
    columns: MEMBER_COLUMNS.columns,
    key: ["id"],
  },
  ddl: {
    area: "ddl",
    titolo: "Disegni di legge",
    ...columnsOf(BILLS_TABLE),
    key: ["numero"],
  },
  fasi: {
    area: "ddl",
    titolo: "Letture dei disegni di legge",
    columns: [...columns("ddl #posizione"), ...READING_COLUMNS.columns],
    key: ["ddl", "posizione"],
    refs: { ddl: "ddl" },
  },
  firme: {
    area: "ddl",
    titolo: "Firme dei disegni di legge",
    columns: [...columns("ddl #posizione"), ...SIGNATURE_COLUMNS.columns],
    key: ["ddl", "posizione"],
    refs: { ddl: "ddl" },
  },
  votazioni: {
    area: "parlamento",
    titolo: "Votazioni finali e questioni di fiducia",
    ...columnsOf(VOTES_TABLE),
    key: ["id"],
  },
  voti: {
    area: "parlamento",
    titolo: "Voti di ogni parlamentare, con il gruppo di quel giorno",
    columns: [{ name: "votazione", type: "text" }, ...VOTERS.columns],
    descrizioni: VOTERS.descrizioni,
    key: ["votazione", "id"],
    refs: { votazione: "votazioni" },
  },
};

export const TABLES: readonly Table[] = keysOf(BY_NAME).map((name) => ({ name, ...BY_NAME[name] }));

/** A table by its name. */
export const tableNamed = (name: TableName): Table => ({ name, ...BY_NAME[name] });

/** The key of a table that others refer to. */
export function keyOfTable(name: TableName): readonly string[] {
  const { key } = BY_NAME[name];
  if (!key) throw new Error(`${name}: no key`);
  return key;
}

/** Takes the rows of one table, in order, and writes them in one format. */
export interface TableSink {
  row(row: Row): void;
  /** Ends the table; nothing comes after. */
  end(): void;
}

/** The tables of the offline dataset: of resources, and those made one by one. */
export type TableName =
  | ResourceWith<"table">
  | "norme"
  | "articoli"
  | "versioni"
  | "articoli_versioni"
  | "relazioni"
  | "citazioni"
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
  | "fasi"
  | "firme"
  | "voti";
