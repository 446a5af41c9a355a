/** The list of what a run writes below `download/`, known before it writes. */

import type { Area } from "../api/operations.ts";
import type { GraphmlAttributes } from "./graphml.ts";
import type { DownloadKind } from "./kinds.ts";
import { TABLES, type Table } from "./tables.ts";

export interface DownloadFile {
  /** Path in the tree. */
  readonly path: string;
  readonly kind: DownloadKind;
  /** Area of its data, `null` for all of them. */
  readonly area: Area | null;
  readonly titolo: string;
  /** Schema in `schemas/` of a line, `meta` apart, where it has one of its own. */
  readonly schema?: string;
  readonly table?: Table;
}

/** Files of JSON lines. */
export const NDJSON = [
  { name: "norme", area: "norme", titolo: "Atti con articoli e relazioni, uno per riga", schema: "schemas/norma.json" },
  {
    name: "relazioni",
    area: "norme",
    titolo: "Modifiche tra atti, una per riga",
    schema: "schemas/comuni.json#/$defs/relazione",
  },
  { name: "pnrr-nodi", area: "pnrr", titolo: "Progetti, appalti, imprese ed enti, uno per riga" },
  { name: "pnrr-link", area: "pnrr", titolo: "Legami tra progetti, appalti, imprese ed enti, uno per riga" },
  { name: "parlamentari", area: "parlamento", titolo: "Parlamentari, uno per riga" },
  {
    name: "ddl",
    area: "ddl",
    titolo: "Disegni di legge con letture, firme e citazioni, uno per riga",
    schema: "schemas/ddl.json",
  },
] as const satisfies readonly { name: string; area: Area; titolo: string; schema?: string }[];

export type NdjsonName = (typeof NDJSON)[number]["name"];

/** Graphs, whole, with the attributes of their nodes and links. */
export const GRAPHS = {
  norme: {
    area: "norme",
    titolo: "Grafo delle modifiche tra atti",
    attributes: {
      node: { label: "string", tipo: "string", norma: "string", nel_corpus: "boolean", grado: "int" },
      edge: { tipo: "string", classe: "string", peso: "int" },
    },
  },
  articoli: {
    area: "norme",
    titolo: "Grafo delle modifiche tra articoli",
    attributes: {
      node: { label: "string", tipo: "string", norma: "string", nel_corpus: "boolean", grado: "int" },
      edge: { tipo: "string", classe: "string", peso: "int" },
    },
  },
  pnrr: {
    area: "pnrr",
    titolo: "Grafo di progetti, appalti, imprese ed enti",
    attributes: {
      node: {
        label: "string",
        tipo: "string",
        cup: "string",
        settore: "string",
        finanziamento_totale: "double",
        cig: "string",
        natura: "string",
        oltre_finanziamento: "boolean",
        importo: "double",
        codice_fiscale: "string",
      },
      edge: { tipo: "string" },
    },
  },
  politici: {
    area: "parlamento",
    titolo: "Grafo di parlamentari e disegni di legge firmati",
    attributes: {
      node: {
        label: "string",
        tipo: "string",
        ramo: "string",
        gruppo: "string",
        numero_atti: "int",
        titolo: "string",
        stato: "string",
      },
      edge: { tipo: "string" },
    },
  },
} as const satisfies Readonly<Record<string, { area: Area; titolo: string; attributes: GraphmlAttributes }>>;

export type GraphName = keyof typeof GRAPHS;

const FOLDER = "download";

/** Path in the tree of each file, by its kind. */
export const ndjsonPath = (name: NdjsonName): string => `${FOLDER}/ndjson/${name}.ndjson.gz`;
export const csvPath = ({ name }: Table): string => `${FOLDER}/csv/${name}.csv`;
export const parquetPath = ({ name }: Table): string => `${FOLDER}/parquet/${name}.parquet`;
export const graphPath = (name: GraphName): string => `${FOLDER}/grafi/${name}.graphml`;
export const SQLITE_PATH = `${FOLDER}/diritto.sqlite`;
export const ZIP_PATH = `${FOLDER}/albero.zip`;

const ofTables = (kind: DownloadKind, pathOf: (table: Table) => string): DownloadFile[] =>
  TABLES.map((table) => ({ path: pathOf(table), kind, area: table.area, titolo: table.titolo, table }));

const FILES: Readonly<Record<DownloadKind, () => DownloadFile[]>> = {
  ndjson: () => NDJSON.map(({ name, ...rest }) => ({ path: ndjsonPath(name), kind: "ndjson", ...rest })),
  csv: () => ofTables("csv", csvPath),
  parquet: () => ofTables("parquet", parquetPath),
  sqlite: () => [
    {
      path: SQLITE_PATH,
      kind: "sqlite",
      area: null,
      titolo: "Tutte le tabelle, con ricerca nel testo di titoli e articoli",
    },
  ],
  grafi: () =>
    (Object.keys(GRAPHS) as GraphName[]).map((name) => {
      const { area, titolo } = GRAPHS[name];
      return { path: graphPath(name), kind: "grafi", area, titolo };
    }),
  albero: () => [{ path: ZIP_PATH, kind: "albero", area: null, titolo: "Tutte le risposte, servibili senza rete" }],
};

/**
 * The files that a run with these kinds writes.
 *
 * @example downloadFiles(["sqlite"])[0].path // "download/diritto.sqlite"
 */
export function downloadFiles(kinds: readonly DownloadKind[]): DownloadFile[] {
  return [...new Set(kinds)].flatMap((kind) => FILES[kind]());
}
