/** The files by which acts are listed and found, in the layout of `FORMAT.md`. */

import { adjacent } from "../collections/adjacent.ts";
import { itemAt } from "../collections/at.ts";
import { byCodeUnit } from "../collections/code-unit.ts";
import { mapped } from "../collections/mapped.ts";
import { jsonLines, type MakeList } from "../collections/sorted-list.ts";
import type { MakeTexts } from "../collections/text-list.ts";
import type { NormaRow } from "../contract/norma-row.ts";
import { type RegisteredAct, registerParts, registerPlace } from "../format/register.ts";
import { digitBucket } from "../law/identity/digit-bucket.ts";
import { type ParsedUrn, parseUrn, yearOfUrn } from "../law/identity/urn.ts";
import { ITALIAN_GRAMMAR } from "../law/italian/grammar.ts";
import type { FileSink } from "./file-sink.ts";
import { writeTitles } from "./write-titles.ts";

const FOLDER = "indici/norme";
/** Of the numbers of a year: acts of all types that share one are read at once. */
const BUCKETS = 16;

/**
 * Writes the list of acts, and the index that chooses its rows by type and words.
 *
 * @param made lists for what grows with the rows
 * @param rows in list order
 * @returns what the card of `/norme` must say
 */
export function writeList(
  files: FileSink,
  made: { readonly lists: MakeList; readonly texts: MakeTexts },
  rows: Iterable<NormaRow>,
): object {
  return writeTitles(files, made, rows);
}

/** What a shard finds by a key. */
interface Entry<V> {
  readonly shard: string;
  readonly key: string;
  readonly value: V;
}

/** Bytes of an entry, about. */
const BYTES = 250;

/**
 * Writes shards, each with its keys by code unit.
 *
 * @param shown of the values of a key, as they were met; `undefined` where the key finds nothing
 */
function writeShards<V>(
  files: FileSink,
  folder: string,
  lists: MakeList,
  entries: Iterable<Entry<V>>,
  shown: (values: readonly V[]) => unknown,
): void {
  const list = lists(
    folder,
    jsonLines<Entry<V>>((a, b) => byCodeUnit(a.shard, b.shard) || byCodeUnit(a.key, b.key)),
  );
  for (const entry of entries) list.add(entry, BYTES);
  for (const shard of adjacent(list.items(), (entry) => entry.shard)) {
    const found = [...adjacent(shard, ({ key }) => key)].flatMap((same) => {
      const value = shown(same.map((entry) => entry.value));
      return value === undefined ? [] : [[itemAt(same, 0).key, value] as const];
    });
    const name = `${FOLDER}/${folder}/${itemAt(shard, 0).shard}.json`;
    if (found.length > 0) files.write(name, `${JSON.stringify(Object.fromEntries(found))}\n`);
  }
  list.close();
}

/** Writes the shards that find an act by year and number; the acts of a year without one stand under the empty number. */
export function writeNumbers(files: FileSink, lists: MakeList, rows: Iterable<NormaRow>): void {
  const entries = mapped(rows, (row): Entry<NormaRow> => {
    const key = row.numero ?? "";
    return { shard: `${row.data.slice(0, 4)}/${digitBucket(key, BUCKETS)}`, key, value: row };
  });
  writeShards(files, "numeri", lists, entries, (found) => found);
}

/** An act in the Gazzetta that published it. */
interface InGazzetta {
  readonly eli: string;
  /** Day of the Gazzetta, and codice redazionale. */
  readonly data: string;
  readonly codice: string;
}

/** Writes the shards that find an act by the Gazzetta that published it. */
export function writeGazzetta(files: FileSink, lists: MakeList, acts: Iterable<InGazzetta>): void {
  const entries = mapped(acts, ({ eli, data, codice }): Entry<string> => {
    const [year, month, day] = data.split("-");
    return { shard: `${year}/${month}`, key: `${day}/${codice.toLowerCase()}`, value: eli };
  });
  writeShards(files, "gazzetta", lists, entries, (elis) => elis.at(-1));
}

/** What finding an act by its own URN needs. */
interface NamedByUrn {
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

/** The acts that their URN finds only in a shard. */
function* foundByUrn(acts: Iterable<NamedByUrn>): Generator<Entry<string>> {
  for (const act of acts) {
    const parsed = parseUrn(act.urn, ITALIAN_GRAMMAR);
    if (parsed && !leadsThere(act, parsed)) yield { shard: yearOfUrn(parsed), key: parsed.urn, value: act.eli };
  }
}

/**
 * Writes the shards that find an act by its URN where type, date and number of the URN do not: acts of two ministries with one date
 * and number, acts whose URN bears another date. A URN that two acts bear finds none.
 */
export function writeUrns(files: FileSink, lists: MakeList, acts: Iterable<NamedByUrn>): void {
  writeShards(files, "urn", lists, foundByUrn(acts), ([eli, another]) => (another === undefined ? eli : undefined));
}

/**
 * Writes the register: of each act what says whether it has changed.
 *
 * @param count how many acts there are
 * @returns in how many parts it is
 */
export function writeRegister(
  files: FileSink,
  lists: MakeList,
  acts: Iterable<RegisteredAct<NormaRow>>,
  count: number,
): number {
  const parts = registerParts(count);
  const entries = mapped(
    acts,
    (value): Entry<RegisteredAct<NormaRow>> => ({ ...registerPlace(value.norma.eli, parts), value }),
  );
  writeShards(files, "registro", lists, entries, (found) =>
    found.toSorted((a, b) => byCodeUnit(a.norma.eli, b.norma.eli)),
  );
  return parts;
}
