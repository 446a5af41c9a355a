/** The files by which acts are listed and found, in the layout of `FORMAT.md`. */

import { ROWS_PER_PAGE } from "../api/tiers.ts";
import { byCodeUnit } from "../law/code-unit.ts";
import { fileSafe } from "../law/file-safe.ts";
import { getOrMake } from "../law/get-or-make.ts";
import type { NormaRow } from "../views/norme/rows.ts";
import { wordShards } from "../views/norme/words.ts";
import { littleEndian } from "./graph-tiers.ts";
import type { Staging } from "./staging.ts";

const FOLDER = "indici/norme";
const BUCKETS = 16;

/** Bucket of a number in `numeri/<year>/`: acts of all types that share it are read at once. */
export function numberBucket(numero: string | null): string {
  const digits = /^\d+/.exec(numero ?? "")?.[0] ?? "0";
  return String(Number(BigInt(digits) % BigInt(BUCKETS))).padStart(2, "0");
}

function writePages(staging: Staging, folder: string, rows: readonly string[]): void {
  for (let at = 0; at < rows.length; at += ROWS_PER_PAGE) {
    const page = rows.slice(at, at + ROWS_PER_PAGE);
    staging.write(`${folder}/${at / ROWS_PER_PAGE}.ndjson`, page.map((row) => `${row}\n`).join(""));
  }
}

/**
 * Writes pages, rows by type and the words of the titles.
 *
 * @param rows in list order
 * @returns what the card of `/norme` must say: `totale`, `pagina`, `tipi`
 */
export function writeList(staging: Staging, rows: readonly NormaRow[]): object {
  const texts = rows.map((row) => JSON.stringify(row));
  writePages(staging, `${FOLDER}/pagine`, texts);
  const ordinals = new Map<string, number[]>();
  rows.forEach(({ tipo }, ordinal) => {
    getOrMake(ordinals, tipo, () => []).push(ordinal);
  });
  const tipi: Record<string, number> = {};
  for (const tipo of [...ordinals.keys()].sort()) {
    const list = ordinals.get(tipo)!;
    tipi[tipo] = list.length;
    const folder = `${FOLDER}/tipi/${fileSafe(tipo)}`;
    writePages(
      staging,
      folder,
      list.map((ordinal) => texts[ordinal]!),
    );
    staging.write(`${folder}.bin`, littleEndian(Uint32Array.from(list)));
  }
  for (const { prefix, ...shard } of wordShards(rows.map((row) => row.titolo)))
    staging.write(`${FOLDER}/parole/${fileSafe(prefix)}.json`, `${JSON.stringify(shard)}\n`);
  return { totale: rows.length, pagina: ROWS_PER_PAGE, tipi };
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
