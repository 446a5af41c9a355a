/** The index by which the router finds rows by type and by the words of their titles, in the layout of `FORMAT.md`. */

import type { NormaRow } from "../views/norme/rows.ts";
import { type Sequence, sequencesOf, sharedLength } from "../views/norme/sequences.ts";
import { isTypeTerm, type Term, termsOf, unionOf } from "../views/norme/words.ts";
import { ordinalSet } from "./ordinal-set.ts";
import { type Place, RowPages, rowLine } from "./row-pages.ts";
import type { Staging } from "./staging.ts";

/** A hundred scattered rows are a hundred pages of the list: small ones. */
const LIST_PAGE_BYTES = 12 * 1024;
/** Rows side by side are few pages: large ones. */
const COPY_PAGE_BYTES = 40 * 1024;
/** A file of terms grows to this, unless one term alone is larger. */
const SHARD_BYTES = 16 * 1024;

interface Encoded extends Term {
  readonly set: Uint8Array;
}

/** Where the rows of a sequence were copied. */
interface Copy {
  readonly key: string;
  readonly place: Place;
}

/** Cuts the terms into files; there is always one. */
function shardsOf(terms: readonly Term[], total: number): Encoded[][] {
  const shards: Encoded[][] = [[]];
  let bytes = 0;
  for (const term of terms) {
    const set = ordinalSet(term.rows, total);
    const entry = Buffer.byteLength(JSON.stringify([term.term, set.length])) + set.length;
    if (bytes > 0 && bytes + entry > SHARD_BYTES) {
      shards.push([]);
      bytes = 0;
    }
    shards.at(-1)!.push({ ...term, set });
    bytes += entry;
  }
  return shards;
}

/** The characters that the last term of a file shares with the first of the next. */
function sharedWithPrevious(shards: readonly (readonly Term[])[], i: number): string {
  const [before, after] = [shards[i - 1]!.at(-1)!.term, shards[i]![0]!.term];
  return after.slice(0, sharedLength(before, after));
}

/** The beginnings of words that stand in more than one file, by code unit. Types are asked for whole: their beginnings are not needed. */
function spanning(shards: readonly (readonly Term[])[]): string[] {
  const found = new Set<string>();
  for (let i = 1; i < shards.length; i++) {
    const shared = sharedWithPrevious(shards, i);
    if (isTypeTerm(shards[i]![0]!)) continue;
    for (let n = 1; n <= shared.length; n++) found.add(shared.slice(0, n));
  }
  return [...found].sort();
}

/** Where a file begins: with the shortest text that comes after the last term before it. */
function beginningOf(shards: readonly (readonly Term[])[], i: number): string {
  return i === 0 ? "" : shards[i]![0]!.term.slice(0, sharedWithPrevious(shards, i).length + 1);
}

/** Bytes of a file of terms: one line of JSON, then the sets one after another. */
function shardBytes(terms: readonly Encoded[], copies: readonly Copy[]): Uint8Array {
  const head = {
    termini: terms.map(({ term, set }) => [term, set.length]),
    copie: copies.map(({ key, place }) => [key, ...place]),
  };
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...terms.map(({ set }) => set)]);
}

/** Copies the rows of the sequences, side by side. */
function writeCopies(
  staging: Staging,
  folder: string,
  lines: readonly string[],
  sequences: Iterable<Sequence>,
): Copy[] {
  const pages = new RowPages(staging, `${folder}/copie`, lines, COPY_PAGE_BYTES);
  const copies = Array.from(sequences, ({ key, rows }) => ({ key, place: pages.add(rows) }));
  pages.close();
  return copies;
}

/** The copies whose key begins a term of a file: sorted, such a key begins the first term or lies between the first and the last. */
function copiesFor(terms: readonly Term[], copies: readonly Copy[]): Copy[] {
  const [first = "", last = ""] = [terms[0]?.term, terms.at(-1)?.term];
  return copies.filter(({ key }) => first.startsWith(key) || (first <= key && key <= last));
}

/**
 * Writes the list in pages, its types and the words of the titles.
 *
 * @param folder `indici/norme`
 * @param rows in list order
 * @returns what the card of `/norme` must say: `totale`, `pagine`, `inizi`, `file`
 */
export function writeSearch(staging: Staging, folder: string, rows: readonly NormaRow[]): object {
  const total = rows.length;
  const lines = rows.map(rowLine);
  const list = new RowPages(staging, `${folder}/pagine`, lines, LIST_PAGE_BYTES);
  const [, ...pagine] = list.add([...rows.keys()]);
  list.close();
  const terms = termsOf(rows);
  const copies = writeCopies(staging, folder, lines, sequencesOf(terms, total));
  const shards = shardsOf(terms, total);
  const inizi = spanning(shards);
  inizi.forEach((term, i) => {
    const union = unionOf(terms.filter((other) => other.term.startsWith(term)));
    const copy = copies.filter(({ key }) => term.startsWith(key)).slice(-1);
    const encoded = { term, rows: union, set: ordinalSet(union, total) };
    staging.write(`${folder}/parole/${i}.bin`, shardBytes([encoded], copy));
  });
  shards.forEach((shard, i) => {
    staging.write(`${folder}/parole/${inizi.length + i}.bin`, shardBytes(shard, copiesFor(shard, copies)));
  });
  return { totale: total, pagine, inizi, file: shards.map((_, i) => beginningOf(shards, i)) };
}
