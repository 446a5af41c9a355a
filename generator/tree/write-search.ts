/** The index by which the router finds rows by type and by the words of their titles, in the layout of `FORMAT.md`. */

import { getOrMake } from "../law/get-or-make.ts";
import type { NormaRow } from "../views/norme/rows.ts";
import { type Sequence, sequencesOf, sharedLength } from "../views/norme/sequences.ts";
import { isTypeTerm, type Term, termsOf, unionOf } from "../views/norme/words.ts";
import type { FileSink } from "./file-sink.ts";
import { ordinalSet } from "./ordinal-set.ts";
import { type Place, RowPages, rowLine } from "./row-pages.ts";

/** A hundred scattered rows are a hundred pages of the list: small ones. */
const LIST_PAGE_BYTES = 12 * 1024;
/** Rows side by side are few pages: large ones. */
const COPY_PAGE_BYTES = 40 * 1024;
/** A file of terms grows to this, unless one term alone is larger. */
const SHARD_BYTES = 20 * 1024;

interface Encoded extends Term {
  readonly set: Uint8Array;
}

/** Where the rows of a sequence were copied. */
interface Copy {
  readonly key: string;
  readonly place: Place;
}

/** Terms in one file, and the least text that is looked for in it. */
interface TermFile {
  readonly from: string;
  readonly terms: Encoded[];
}

const encoded = (term: string, rows: readonly number[], total: number): Encoded => ({
  term,
  rows,
  set: ordinalSet(rows, total),
});

function shardsOf(terms: readonly Term[], total: number): Encoded[][] {
  const shards: Encoded[][] = [[]];
  let bytes = 0;
  for (const { term, rows } of terms) {
    const entry = encoded(term, rows, total);
    const weight = Buffer.byteLength(JSON.stringify([term, entry.set.length])) + entry.set.length;
    if (bytes > 0 && bytes + weight > SHARD_BYTES) {
      shards.push([]);
      bytes = 0;
    }
    shards.at(-1)!.push(entry);
    bytes += weight;
  }
  return shards;
}

/** The beginnings that the last term of a shard shares with the first of the next: their terms stand in both. */
function spanning(shards: readonly (readonly Term[])[]): string[] {
  const found = new Set<string>();
  for (let i = 1; i < shards.length; i++) {
    const [before, after] = [shards[i - 1]!.at(-1)!, shards[i]![0]!];
    // Types are asked for whole.
    if (isTypeTerm(after)) continue;
    for (let n = sharedLength(before.term, after.term); n > 0; n--) found.add(after.term.slice(0, n));
  }
  return [...found].sort();
}

/** The terms that begin with a text: sorted, they stand together. */
function beginningWith(terms: readonly Term[], beginning: string): readonly Term[] {
  let [low, high] = [0, terms.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (terms[middle]!.term < beginning) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < terms.length && terms[end]!.term.startsWith(beginning)) end++;
  return terms.slice(low, end);
}

/**
 * The files of terms, in order. A beginning whose terms do not fit in one file has a file of its own with their union, just before the
 * first of them: it is found under the very text, the others after a space, which sorts before all letters.
 */
function termFiles(terms: readonly Term[], total: number): TermFile[] {
  const shards = shardsOf(terms, total);
  const unions = new Map<string, Encoded[]>();
  for (const beginning of spanning(shards)) {
    const having = beginningWith(terms, beginning);
    getOrMake(unions, having[0]!.term, () => []).push(encoded(beginning, unionOf(having), total));
  }
  const files: TermFile[] = [];
  let before = "";
  for (const shard of shards) {
    const first = shard[0]?.term ?? "";
    files.push({ from: before && first.slice(0, sharedLength(before, first) + 1), terms: [] });
    for (const entry of shard) {
      for (const union of unions.get(entry.term) ?? [])
        files.push({ from: union.term, terms: [union] }, { from: `${union.term} `, terms: [] });
      files.at(-1)!.terms.push(entry);
      before = entry.term;
    }
  }
  return files.filter(({ terms: { length } }, i) => length > 0 || i === 0);
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
function writeCopies(files: FileSink, folder: string, lines: readonly string[], sequences: Iterable<Sequence>): Copy[] {
  const pages = new RowPages(files, `${folder}/copie`, lines, COPY_PAGE_BYTES);
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
 * @returns what the card of `/norme` must say: `totale`, `pagine`, `file`
 */
export function writeSearch(files: FileSink, folder: string, rows: readonly NormaRow[]): object {
  const total = rows.length;
  const lines = rows.map(rowLine);
  const list = new RowPages(files, `${folder}/pagine`, lines, LIST_PAGE_BYTES);
  const pagine = list.add([...rows.keys()]);
  list.close();
  const terms = termsOf(rows);
  const copies = writeCopies(files, folder, lines, sequencesOf(terms, total));
  const shards = termFiles(terms, total);
  shards.forEach((file, i) => {
    files.write(`${folder}/parole/${i}.bin`, shardBytes(file.terms, copiesFor(file.terms, copies)));
  });
  return { totale: total, pagine, file: shards.map(({ from }) => from) };
}
