/** The files by which acts are listed and found, in the layout of `FORMAT.md`. */

import { byCodeUnit } from "../law/code-unit.ts";
import { getOrMake } from "../law/get-or-make.ts";
import type { NormaRow } from "../views/norme/rows.ts";
import type { Staging } from "./staging.ts";
import { writeSearch } from "./write-search.ts";

const FOLDER = "indici/norme";
const BUCKETS = 16;

/** Bucket of a number in `numeri/<year>/`: acts of all types that share it are read at once. */
export function numberBucket(numero: string | null): string {
  const digits = /^\d+/.exec(numero ?? "")?.[0] ?? "0";
  return String(Number(BigInt(digits) % BigInt(BUCKETS))).padStart(2, "0");
}

/**
 * Writes the list of acts, and the index that chooses its rows by type and words.
 *
 * @param rows in list order
 * @returns what the card of `/norme` must say
 */
export function writeList(staging: Staging, rows: readonly NormaRow[]): object {
  return writeSearch(staging, FOLDER, rows);
}

function writeShards(
  staging: Staging,
  folder: string,
  shards: ReadonlyMap<string, ReadonlyMap<string, unknown>>,
): void {
  for (const [name, shard] of shards) {
    const entries = [...shard].sort(([a], [b]) => byCodeUnit(a, b));
    staging.write(`${FOLDER}/${folder}/${name}.json`, `${JSON.stringify(Object.fromEntries(entries))}\n`);
  }
}

/** Writes the shards that find an act by year and number. */
export function writeNumbers(staging: Staging, rows: readonly NormaRow[]): void {
  const shards = new Map<string, Map<string, NormaRow[]>>();
  for (const row of rows) {
    if (row.numero === null) continue;
    const shard = getOrMake(shards, `${row.data.slice(0, 4)}/${numberBucket(row.numero)}`, () => new Map());
    getOrMake(shard, row.numero, () => []).push(row);
  }
  writeShards(staging, "numeri", shards);
}

/** Writes the shards that find an act by the Gazzetta that published it. */
export function writeGazzetta(
  staging: Staging,
  acts: readonly { readonly eli: string; readonly data: string; readonly codice: string }[],
): void {
  const shards = new Map<string, Map<string, string>>();
  for (const { eli, data, codice } of acts) {
    const [year, month, day] = data.split("-");
    getOrMake(shards, `${year}/${month}`, () => new Map()).set(`${day}/${codice.toLowerCase()}`, eli);
  }
  writeShards(staging, "gazzetta", shards);
}
