/** DuckDB, an implementation of Parquet that has nothing in common with the one that writes it. */

import { existsSync } from "node:fs";
import path from "node:path";
import { output } from "./tools.ts";

/** Folder with programs too large for the lock file; `.ci/run` fills one. */
const { HOST_RUNTIMES = "" } = process.env;
const MODULE = path.join(HOST_RUNTIMES, "node_modules/@duckdb/node-api/lib/index.js");

/** Whether DuckDB is there. */
export const DUCKDB = HOST_RUNTIMES !== "" && existsSync(MODULE);

const PROGRAM = `
  const [, module, folder, ...queries] = process.argv;
  process.chdir(folder);
  const { DuckDBInstance } = await import(module);
  const connection = await (await DuckDBInstance.create()).connect();
  const found = [];
  for (const sql of queries) found.push((await connection.runAndReadAll(sql)).getRowsJson());
  console.log(JSON.stringify(found));`;

/** The rows of each query; queries name files of a folder. Another process: the library keeps threads of its own. */
export function duckdb(queries: readonly string[], folder: string): unknown[][][] {
  const module = path.resolve(MODULE);
  return JSON.parse(output(process.execPath, "--input-type=module", "-e", PROGRAM, module, folder, ...queries));
}
