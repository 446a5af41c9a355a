/** The kinds of files for keeping: what the router must know of each, and its description for people. */

import type { Prosa } from "./prose.ts";

export interface DownloadFormat {
  /** End of the names of its files, without the first dot. */
  readonly end: string;
  readonly mediaType: string;
  /** Entry of the EU vocabulary of file types, where it has one. */
  readonly fileType?: string;
  /** What its files are: one for each table, or something of its own. */
  readonly holds: "a table" | "lines" | "everything";
}

/** By the name that `--download` takes: `albero` is the zip of the whole tree. */
export const DOWNLOADS = {
  ndjson: { end: "ndjson.gz", mediaType: "application/gzip", fileType: "GZIP", holds: "lines" },
  csv: { end: "csv", mediaType: "text/csv; charset=utf-8", fileType: "CSV", holds: "a table" },
  parquet: { end: "parquet", mediaType: "application/vnd.apache.parquet", fileType: "PARQUET", holds: "a table" },
  sqlite: { end: "sqlite", mediaType: "application/vnd.sqlite3", holds: "everything" },
  albero: { end: "zip", mediaType: "application/zip", fileType: "ZIP", holds: "everything" },
} as const satisfies Readonly<Record<string, DownloadFormat>>;

export type DownloadKind = keyof typeof DOWNLOADS;

/** What each is good for, in the order of the page. Apart, so that the router can leave it out. */
export const DOWNLOAD_TEXTS: Readonly<Record<DownloadKind, { readonly titolo: Prosa; readonly testo: Prosa }>> = {
  ndjson: {
    titolo: { it: "JSON a righe", en: "JSON lines" },
    testo: { it: "I documenti dell'API, uno per riga.", en: "The API's documents, one a line." },
  },
  csv: {
    titolo: { it: "CSV", en: "CSV" },
    testo: { it: "Le tabelle, per fogli di calcolo e R.", en: "The tables, for spreadsheets and R." },
  },
  parquet: {
    titolo: { it: "Parquet", en: "Parquet" },
    testo: { it: "Le tabelle, per DuckDB e pandas.", en: "The tables, for DuckDB and pandas." },
  },
  sqlite: {
    titolo: { it: "SQLite", en: "SQLite" },
    testo: {
      it: "Tutte le tabelle, con ricerca nei titoli e negli articoli.",
      en: "All the tables, with search in titles and articles.",
    },
  },
  albero: {
    titolo: { it: "Archivio", en: "Archive" },
    testo: {
      it: "Tutta l'API, che si serve da sé senza rete.",
      en: "The whole API, which serves itself without a network.",
    },
  },
};

// The names of a record are no more than texts to the compiler.
export const DOWNLOAD_KINDS = Object.keys(DOWNLOADS) as readonly DownloadKind[];
