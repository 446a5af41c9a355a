/** The files by which acts are listed and found, in the layout of `FORMAT.md`. */

import { byCodeUnit } from "../collections/code-unit.ts";
import { getOrMake } from "../collections/get-or-make.ts";
import { digitBucket } from "../law/identity/digit-bucket.ts";
import { type ParsedUrn, parseUrn, yearOfUrn } from "../law/identity/urn.ts";
import { ITALIAN_GRAMMAR } from "../law/italian/grammar.ts";
import type { NormaRow } from "../views/norme/rows.ts";
import type { FileSink } from "./file-sink.ts";
import { writeSearch } from "./search/write-search.ts";

const FOLDER = "indici/norme";
/** Of the numbers of a year: acts of all types that share one are read at once. */
const BUCKETS = 16;

/**
 * Writes the list of acts, and the index that chooses its rows by type and words.
 *
 * @param rows in list order
 * @returns what the card of `/norme` must say
 */
export function writeList(files: FileSink, rows: readonly NormaRow[]): object {
  return writeSearch(files, FOLDER, rows);
}

function writeShards(files: FileSink, folder: string, shards: ReadonlyMap<string, ReadonlyMap<string, unknown>>): void {
  for (const [name, shard] of shards) {
    const entries = [...shard].sort(([a], [b]) => byCodeUnit(a, b));
    files.write(`${FOLDER}/${folder}/${name}.json`, `${JSON.stringify(Object.fromEntries(entries))}\n`);
  }
}

/** Writes the shards that find an act by year and number; the acts of a year without one stand under the empty number. */
export function writeNumbers(files: FileSink, rows: readonly NormaRow[]): void {
  const shards = new Map<string, Map<string, NormaRow[]>>();
  for (const row of rows) {
    const shard = getOrMake(
      shards,
      `${row.data.slice(0, 4)}/${digitBucket(row.numero ?? "", BUCKETS)}`,
      () => new Map(),
    );
    getOrMake(shard, row.numero ?? "", () => []).push(row);
  }
  writeShards(files, "numeri", shards);
}

/** Writes the shards that find an act by the Gazzetta that published it. */
export function writeGazzetta(
  files: FileSink,
  acts: readonly { readonly eli: string; readonly data: string; readonly codice: string }[],
): void {
  const shards = new Map<string, Map<string, string>>();
  for (const { eli, data, codice } of acts) {
    const [year, month, day] = data.split("-");
    getOrMake(shards, `${year}/${month}`, () => new Map()).set(`${day}/${codice.toLowerCase()}`, eli);
  }
  writeShards(files, "gazzetta", shards);
}

/** What finding an act by its own URN needs. */
export interface NamedByUrn {
  readonly eli: string;
  readonly tipo: string;
  /** Date of the act, `YYYY-MM-DD`. */
  readonly data: string;
  readonly numero: string | null;
  readonly urn: string;
}

/** Whether the URN of an act leads to it by type, date and number, and to no other. */
function leadsThere({ eli, tipo, data, numero }: NamedByUrn, urn: ParsedUrn): boolean {
  return !eli.includes("~") && urn.tipo === tipo && urn.data === data && urn.numero === numero;
}

/**
 * Writes the shards that find an act by its URN where type, date and number of the URN do not: acts of two ministries with one date
 * and number, acts whose URN bears another date. A URN that two acts bear finds none.
 */
export function writeUrns(files: FileSink, acts: readonly NamedByUrn[]): void {
  const shards = new Map<string, Map<string, string[]>>();
  for (const act of acts) {
    const parsed = parseUrn(act.urn, ITALIAN_GRAMMAR);
    if (!parsed || leadsThere(act, parsed)) continue;
    const shard = getOrMake(shards, yearOfUrn(parsed), () => new Map<string, string[]>());
    getOrMake(shard, parsed.urn, () => []).push(act.eli);
  }
  const unique = [...shards].map(([year, shard]): [string, ReadonlyMap<string, string>] => [
    year,
    new Map([...shard].flatMap(([urn, [eli, another]]) => (eli && !another ? [[urn, eli] as const] : []))),
  ]);
  writeShards(files, "urn", new Map(unique.filter(([, shard]) => shard.size > 0)));
}
