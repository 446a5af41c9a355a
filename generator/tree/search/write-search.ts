/** The index by which the router finds rows by type and by the words of their titles, in the layout of `FORMAT.md`. */

import { itemAt, lastOf } from "../../collections/at.ts";
import { partitionPoint } from "../../collections/partition-point.ts";
import type { NormaRow } from "../../views/norme/rows.ts";
import { type Sequence, sequencesOf, sharedLength } from "../../views/norme/sequences.ts";
import { isTypeTerm, type Term, termsOf, unionOf } from "../../views/norme/words.ts";
import type { FileSink } from "../file-sink.ts";
import { ordinalSet } from "./ordinal-set.ts";
import { RowPages, type RowPlace, rowLine } from "./row-pages.ts";

/** Sizes of files: so large that there are `count` of them, where that takes no more than `most` bytes; else `least`. */
interface Sizes {
  readonly count: number;
  readonly least: number;
  readonly most: number;
}

/**
 * Some hosts let a request read 50 files. So many pages and files of terms are all that a request can ask for; of a list of more than
 * about 25,000 acts they would be too large to read one for a few rows.
 */
const LIST_PAGES: Sizes = { count: 28, least: 12 * 1024, most: 160 * 1024 };
const TERM_FILES: Sizes = { count: 10, least: 20 * 1024, most: 80 * 1024 };
/** Rows side by side are few pages: large ones. */
const COPY_PAGE_BYTES = 40 * 1024;

interface Encoded extends Term {
  readonly set: Uint8Array;
}

/** Where the rows of a sequence were copied. */
interface Copy {
  readonly key: string;
  readonly place: RowPlace;
}

/** Bytes that a file grows to, unless one item alone is larger. */
function fileBytes(total: number, { count, least, most }: Sizes): number {
  const even = Math.ceil(total / count);
  return even > most ? least : Math.max(least, even);
}

const encoded = (term: string, rows: readonly number[], total: number): Encoded => ({
  term,
  rows,
  set: ordinalSet(rows, total),
});

const weightOf = ({ term, set }: Encoded) => Buffer.byteLength(JSON.stringify([term, set.length])) + set.length;

/** Terms in files of at most so many bytes, unless one alone is larger. */
function shardsOf(terms: readonly Encoded[], limit: number): Encoded[][] {
  const shards: Encoded[][] = [[]];
  let bytes = 0;
  for (const entry of terms) {
    const weight = weightOf(entry);
    if (bytes > 0 && bytes + weight > limit) {
      shards.push([]);
      bytes = 0;
    }
    lastOf(shards).push(entry);
    bytes += weight;
  }
  return shards;
}

/** The beginnings that the last term of a shard shares with the first of the next: their terms stand in both. */
function spanning(shards: readonly (readonly Term[])[]): string[] {
  const found = new Set<string>();
  for (let i = 1; i < shards.length; i++) {
    const [before, after] = [lastOf(itemAt(shards, i - 1)), itemAt(itemAt(shards, i), 0)];
    // Types are asked for whole.
    if (isTypeTerm(after)) continue;
    for (let n = sharedLength(before.term, after.term); n > 0; n--) found.add(after.term.slice(0, n));
  }
  return [...found].sort();
}

/** The terms that begin with a text: sorted, they stand together. */
function beginningWith(terms: readonly Term[], beginning: string): readonly Term[] {
  const low = partitionPoint(terms.length, (place) => itemAt(terms, place).term < beginning);
  let end = low;
  while (end < terms.length && itemAt(terms, end).term.startsWith(beginning)) end++;
  return terms.slice(low, end);
}

/** The least text that is looked for in each file of terms: what tells its first term from the last one before it. */
const leastTexts = (shards: readonly (readonly Term[])[]): string[] =>
  shards.map(([first], i) => {
    const before = shards[i - 1]?.at(-1);
    return before === undefined || first === undefined
      ? ""
      : first.term.slice(0, sharedLength(before.term, first.term) + 1);
  });

/** Bytes of a file of terms: one line of JSON, then the sets one after another. */
function shardBytes(terms: readonly Encoded[], copies: readonly Copy[]): Uint8Array {
  const head = {
    termini: terms.map(({ term, set }) => [term, set.length]),
    copie: copies.map(({ key, place }) => [key, place]),
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

/** The copies whose key begins one of some beginnings, which do not stand side by side. */
function copiesAbove(beginnings: readonly Term[], copies: readonly Copy[]): Copy[] {
  const above = new Set(beginnings.flatMap(({ term }) => Array.from(term, (_, i) => term.slice(0, i + 1))));
  return copies.filter(({ key }) => above.has(key));
}

/** The lines of some rows and the words of their titles: the rows are read once, and none is held. */
function linesAndTerms(rows: Iterable<NormaRow>) {
  const lines: string[] = [];
  function* noted(): Generator<NormaRow> {
    for (const row of rows) {
      lines.push(rowLine(row, lines.length));
      yield row;
    }
  }
  const terms = termsOf(noted());
  return { lines, terms };
}

/**
 * Writes the list in pages, its types and the words of the titles.
 *
 * @param folder `indici/norme`
 * @param rows in list order
 * @returns what the card of `/norme` must say: `totale`, `pagine`, `file`, `inizi`
 */
export function writeSearch(files: FileSink, folder: string, rows: Iterable<NormaRow>): object {
  const { lines, terms } = linesAndTerms(rows);
  const total = lines.length;
  const bytes = lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0);
  const list = new RowPages(files, `${folder}/pagine`, lines, fileBytes(bytes, LIST_PAGES));
  const pagine = list.add([...lines.keys()]);
  list.close();
  const copies = writeCopies(files, folder, lines, sequencesOf(terms, total));
  const sets = terms.map(({ term, rows: having }) => encoded(term, having, total));
  const limit = fileBytes(
    sets.reduce((sum, entry) => sum + weightOf(entry), 0),
    TERM_FILES,
  );
  const shards = shardsOf(sets, limit);
  const cut = spanning(shards).map((text) => encoded(text, unionOf(beginningWith(terms, text)), total));
  const unions = cut.length > 0 ? shardsOf(cut, limit) : [];
  const write = (entries: readonly Encoded[], i: number, beside: readonly Copy[]) =>
    files.write(`${folder}/parole/${i}.bin`, shardBytes(entries, beside));
  shards.forEach((entries, i) => void write(entries, i, copiesFor(entries, copies)));
  unions.forEach((entries, i) => void write(entries, shards.length + i, copiesAbove(entries, copies)));
  const inizi = unions.flatMap((entries, i) => entries.map(({ term }) => [term, shards.length + i]));
  return { totale: total, pagine, file: leastTexts(shards), inizi: Object.fromEntries(inizi) };
}
