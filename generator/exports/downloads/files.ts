/** The list of what a run writes below `download/`, known before it writes. */

import type { Area } from "../../contract/areas.ts";
import { DOWNLOAD_KINDS, DOWNLOADS, type DownloadKind } from "../../contract/download-kinds.ts";
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

const FOLDER = "download";

/** Kinds of which each table is a file. */
export type TableKind = {
  [K in DownloadKind]: (typeof DOWNLOADS)[K]["holds"] extends "a table" ? K : never;
}[DownloadKind];

/** Path in the tree of one of several files of a kind. */
const pathOf = (kind: DownloadKind, name: string): string => `${FOLDER}/${kind}/${name}.${DOWNLOADS[kind].end}`;
export const ndjsonPath = (name: NdjsonName): string => pathOf("ndjson", name);
export const tablePath = (kind: TableKind, { name }: Table): string => pathOf(kind, name);
export const SQLITE_PATH = `${FOLDER}/diritto.sqlite`;
export const ZIP_PATH = `${FOLDER}/albero.zip`;

const ofTables = (kind: TableKind): DownloadFile[] =>
  TABLES.map((table) => ({ path: tablePath(kind, table), kind, area: table.area, titolo: table.titolo, table }));

/** The files of the kinds that are not one for each table. */
const FILES: Readonly<Record<Exclude<DownloadKind, TableKind>, () => DownloadFile[]>> = {
  ndjson: () => NDJSON.map(({ name, ...rest }) => ({ path: ndjsonPath(name), kind: "ndjson", ...rest })),
  sqlite: () => [
    {
      path: SQLITE_PATH,
      kind: "sqlite",
      area: null,
      titolo: "Tutte le tabelle, con ricerca nel testo di titoli e articoli",
    },
  ],
  albero: () => [{ path: ZIP_PATH, kind: "albero", area: null, titolo: "Tutte le risposte, servibili senza rete" }],
};

const isTableKind = (kind: DownloadKind): kind is TableKind => DOWNLOADS[kind].holds === "a table";

/** Kinds of which each table is a file. */
export const TABLE_KINDS: readonly TableKind[] = DOWNLOAD_KINDS.filter(isTableKind);

/**
 * The files that a run with these kinds writes.
 *
 * @example downloadFiles(["sqlite"])[0].path // "download/diritto.sqlite"
 */
export function downloadFiles(kinds: readonly DownloadKind[]): DownloadFile[] {
  return [...new Set(kinds)].flatMap((kind) => (isTableKind(kind) ? ofTables(kind) : FILES[kind]()));
}
