/** The tree of the embedded sample with the whole offline dataset, made by the command a user runs and shared by the suites. */

import { readFileSync } from "node:fs";
import path from "node:path";
import Papa from "papaparse";
import { expect } from "vitest";
import type { TableName } from "../../../generator/exports/downloads/tables.ts";
import type { ManifestEntry } from "../../../generator/tree/manifest.ts";
import { sharedTree } from "../../shared-tree.ts";
import { temporaryFolder } from "../../temporary-folder.ts";

/** What /health counts. */
interface Conteggi {
  readonly norme: number;
  readonly articoli: number;
  readonly relazioni: number;
  readonly pnrr: {
    readonly progetti: number;
    readonly appalti: number;
    readonly aziende: number;
    readonly enti: number;
  };
  readonly politici: { readonly parlamentari: number; readonly gruppi: number };
  readonly ddl: number;
}

/** A row of a table, every cell as it is written. */
export type CsvRow = Record<string, string>;

/**
 * A text as it was before the apostrophe that keeps a spreadsheet from taking it for a formula, as the data package says.
 *
 * @example withoutApostrophe("'=1+1") // "=1+1"
 */
export const withoutApostrophe = (cell: string): string => cell.replace(/^'(?='*[=+\-@\t\r\n])/, "");

/** The tree and how to read it: from the first test of the file on. */
export interface SampleDataset {
  /** A folder that the tests of the file may write into. */
  readonly folder: string;
  readonly tree: string;
  /** Path of a file of the tree. */
  inTree(name: string): string;
  text(name: string): string;
  /** What /health counts. */
  counted(): Conteggi;
  /** How many rows each table has, where /health says it. */
  expectedRows(): Partial<Record<TableName, number>>;
  /** The manifest by path. */
  listed(): Map<string, ManifestEntry & { tipo: string }>;
  /** The rows of a table, which must be CSV without a fault. */
  csvRows(name: TableName): CsvRow[];
}

/**
 * The tree, there before the first test of the file that asks; nobody may change it.
 *
 * @example const { tree, csvRows } = sampleDataset(); // beside the hooks of a file, not inside a test
 */
export function sampleDataset(): SampleDataset {
  const folder = temporaryFolder();
  const tree = sharedTree("--download", "all");
  const inTree = (name: string) => path.join(tree, name);
  const text = (name: string) => readFileSync(inTree(name), "utf8");
  const counted = (): Conteggi => JSON.parse(text("api/public/health.json")).conteggi;
  return {
    folder,
    tree,
    inTree,
    text,
    counted,
    expectedRows() {
      const conteggi = counted();
      return {
        norme: conteggi.norme,
        articoli: conteggi.articoli,
        relazioni: conteggi.relazioni,
        progetti: conteggi.pnrr.progetti,
        appalti: conteggi.pnrr.appalti,
        aziende: conteggi.pnrr.aziende,
        enti: conteggi.pnrr.enti,
        gruppi: conteggi.politici.gruppi,
        parlamentari: conteggi.politici.parlamentari,
        ddl: conteggi.ddl,
      };
    },
    listed: () => new Map(JSON.parse(text("manifest.json")).map((e: ManifestEntry) => [e.path, e])),
    csvRows(name) {
      const csv = text(`download/csv/${name}.csv`);
      const { data, errors } = Papa.parse<CsvRow>(csv, { header: true, skipEmptyLines: true });
      expect(errors).toEqual([]);
      return data.map((row) =>
        Object.fromEntries(Object.entries(row).map(([k, cell]) => [k, withoutApostrophe(cell)])),
      );
    },
  };
}
