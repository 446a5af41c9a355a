/** The index by which the router finds rows by type and by the words of their titles, in the layout of `FORMAT.md`. */

import { itemAt, numberAt } from "../collections/at.ts";
import { partitionPoint } from "../collections/partition-point.ts";
import type { MakeList } from "../collections/sorted-list.ts";
import type { MakeTexts, TextList } from "../collections/text-list.ts";
import type { NormaRow } from "../contract/norma-row.ts";
import { sequencesOf, sharedLength } from "../corpus/orders/norme/sequences.ts";
import { isTypeTerm, type Term, TitleTerms, unionOf } from "../corpus/orders/norme/words.ts";
import {
  encodeOrdinalSet,
  encodeRow,
  encodeRows,
  encodeTitleTerms,
  ordinalSetBytes,
  PAGE_OPENING,
  type RowPlace,
  rowsFile,
  type TitlesCard,
  type TitleTerm,
  titleTermsFile,
} from "../format/titles.ts";
import type { FileSink } from "./file-sink.ts";

/** Some integers with room for as many more. */
function doubled(array: Uint32Array): Uint32Array {
  const larger = new Uint32Array(array.length * 2);
  larger.set(array);
  return larger;
}

/** A text and some rows of a list of so many. */
const encoded = (term: string, rows: readonly number[], total: number): TitleTerm => ({
  term,
  set: encodeOrdinalSet(rows, total),
});

/** Bytes that a text takes in its file with its set. */
const bytesInFile = (term: string, bytes: number): number => Buffer.byteLength(JSON.stringify([term, bytes])) + bytes;

/** Terms in files of at most so many bytes, unless one alone is larger; one file at a time. */
function* shardsOf(terms: Iterable<TitleTerm>, limit: number): Generator<readonly TitleTerm[]> {
  let shard: TitleTerm[] = [];
  let bytes = 0;
  for (const entry of terms) {
    const weight = bytesInFile(entry.term, entry.set.length);
    if (bytes > 0 && bytes + weight > limit) {
      yield shard;
      [shard, bytes] = [[], 0];
    }
    shard.push(entry);
    bytes += weight;
  }
  yield shard;
}

/** The lines of the rows, by ordinal. */
interface RowLines {
  readonly lines: TextList;
  /** Bytes of each with its line end. */
  readonly sizes: Uint32Array;
}

/** Pages of rows, filled one after another. A page holds each row once, whatever sequences it belongs to. */
class RowPages {
  readonly #files: FileSink;
  readonly #folder: "pagine" | "copie";
  readonly #rows: RowLines;
  readonly #limit: number;
  #page = 0;
  #bytes = PAGE_OPENING;
  readonly #held = new Set<number>();

  /** @param limit bytes of a page, unless one row alone is larger */
  constructor(files: FileSink, folder: "pagine" | "copie", rows: RowLines, limit: number) {
    this.#files = files;
    this.#folder = folder;
    this.#rows = rows;
    this.#limit = limit;
  }

  /**
   * Lays rows side by side: on the current page if all fit there, else from a new one on.
   *
   * @param rows ordinals, ascending
   */
  add(rows: readonly number[]): RowPlace {
    const { sizes } = this.#rows;
    const missing = rows.reduce((sum, row) => (this.#held.has(row) ? sum : sum + numberAt(sizes, row)), 0);
    if (this.#bytes + missing > this.#limit) this.close();
    const place: [number, ...number[]] = [this.#page];
    for (const row of rows) {
      if (this.#held.has(row)) continue;
      const bytes = numberAt(sizes, row);
      if (this.#held.size > 0 && this.#bytes + bytes > this.#limit) {
        this.close();
        place.push(row);
      }
      this.#held.add(row);
      this.#bytes += bytes;
    }
    return place;
  }

  /** Lays all rows side by side, one by one. */
  addAll(count: number): RowPlace {
    const place: [number, ...number[]] = [this.#page];
    for (let row = 0; row < count; row++) {
      const [page] = this.add([row]);
      if (page > place[0] + place.length - 1) place.push(row);
    }
    return place;
  }

  /** Writes the current page; the next row begins another. */
  close(): void {
    if (this.#held.size === 0) return;
    const rows = [...this.#held].sort((a, b) => a - b);
    const text = encodeRows(rows.map((row) => this.#rows.lines.at(row)));
    this.#files.write(rowsFile(this.#folder, this.#page++), text);
    this.#held.clear();
    this.#bytes = PAGE_OPENING;
  }
}

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

/** The key of a sequence, and where its rows were copied. */
type Copy = readonly [key: string, place: RowPlace];

/** Bytes that a file grows to, unless one item alone is larger. */
function fileBytes(total: number, { count, least, most }: Sizes): number {
  const even = Math.ceil(total / count);
  return even > most ? least : Math.max(least, even);
}

/** The beginnings that the last term of a shard shares with the first of the next: their terms stand in both. */
function shared(before: string, after: string): string[] {
  // Types are asked for whole.
  if (isTypeTerm({ term: after })) return [];
  return Array.from({ length: sharedLength(before, after) }, (_, i) => after.slice(0, i + 1));
}

/** The terms that begin with a text: sorted, they stand together. */
function beginningWith(terms: readonly Term[], beginning: string): readonly Term[] {
  const low = partitionPoint(terms.length, (place) => itemAt(terms, place).term < beginning);
  let end = low;
  while (end < terms.length && itemAt(terms, end).term.startsWith(beginning)) end++;
  return terms.slice(low, end);
}

/** The rows of the words that begin with each of some texts, which stand in order. */
function* unionsOf(terms: TitleTerms, texts: readonly string[], total: number): Generator<TitleTerm> {
  let next = 0;
  for (const group of terms.groups()) {
    const { term: first } = itemAt(group, 0);
    for (; texts[next]?.[0] === first[0]; next++) {
      const text = itemAt(texts, next);
      yield encoded(text, unionOf(beginningWith(group, text)), total);
    }
  }
}

/** The copies whose key begins a term of a file: sorted, such a key begins the first term or lies between the first and the last. */
function copiesFor(terms: readonly TitleTerm[], copies: readonly Copy[]): Copy[] {
  const [first = "", last = ""] = [terms[0]?.term, terms.at(-1)?.term];
  return copies.filter(([key]) => first.startsWith(key) || (first <= key && key <= last));
}

/** The copies whose key begins one of some beginnings, which do not stand side by side. */
function copiesAbove(beginnings: readonly TitleTerm[], copies: readonly Copy[]): Copy[] {
  const above = new Set(beginnings.flatMap(({ term }) => Array.from(term, (_, i) => term.slice(0, i + 1))));
  return copies.filter(([key]) => above.has(key));
}

/** Notes the lines of some rows and the words of their titles: the rows are read once. */
function noteRows(rows: Iterable<NormaRow>, terms: TitleTerms, texts: MakeTexts): RowLines {
  const lines = texts("lines");
  let sizes: Uint32Array = new Uint32Array(1);
  for (const row of rows) {
    const line = encodeRow(row, lines.count);
    if (lines.count === sizes.length) sizes = doubled(sizes);
    sizes[lines.count] = Buffer.byteLength(line) + 1;
    lines.add(line);
    terms.add(row);
  }
  return { lines, sizes: sizes.subarray(0, lines.count) };
}

/** Copies the rows of the sequences, side by side; gives where, and the bytes that the terms take. */
function writeCopies(files: FileSink, rows: RowLines, terms: TitleTerms) {
  const pages = new RowPages(files, "copie", rows, COPY_PAGE_BYTES);
  const total = rows.lines.count;
  let weight = 0;
  function* weighed(): Generator<readonly Term[]> {
    for (const group of terms.groups()) {
      for (const { term, rows: having } of group) weight += bytesInFile(term, ordinalSetBytes(having, total));
      yield group;
    }
  }
  const copies = Array.from(sequencesOf(weighed(), total), ({ key, rows: own }): Copy => [key, pages.add(own)]);
  pages.close();
  return { copies, weight };
}

/**
 * Writes the list in pages, its types and the words of the titles.
 *
 * @param lists sorted lists, and `texts` lists of texts, for what grows with the rows
 * @param rows in list order
 * @returns what the card of `/norme` must say: `totale`, `pagine`, `file`, `inizi`
 */
export function writeTitles(
  files: FileSink,
  { lists, texts }: { readonly lists: MakeList; readonly texts: MakeTexts },
  rows: Iterable<NormaRow>,
): TitlesCard {
  const terms = new TitleTerms(lists);
  const noted = noteRows(rows, terms, texts);
  const total = noted.lines.count;
  const bytes = noted.sizes.reduce((sum, size) => sum + size, 0);
  const list = new RowPages(files, "pagine", noted, fileBytes(bytes, LIST_PAGES));
  const pagine = list.addAll(total);
  list.close();
  const { copies, weight } = writeCopies(files, noted, terms);
  noted.lines.close();
  const limit = fileBytes(weight, TERM_FILES);
  let written = 0;
  const write = (entries: readonly TitleTerm[], beside: readonly Copy[]) =>
    files.write(titleTermsFile(written++), encodeTitleTerms(entries, beside));
  function* whole(): Generator<TitleTerm> {
    for (const { term, rows: having } of terms.items()) yield encoded(term, having, total);
  }
  // The least text that is looked for in each file: what tells its first term from the last one before it.
  const least: string[] = [];
  const spanning = new Set<string>();
  let before: string | undefined;
  for (const entries of shardsOf(whole(), limit)) {
    const first = entries[0]?.term;
    least.push(before === undefined || first === undefined ? "" : first.slice(0, sharedLength(before, first) + 1));
    if (before !== undefined && first !== undefined) for (const text of shared(before, first)) spanning.add(text);
    before = entries.at(-1)?.term;
    write(entries, copiesFor(entries, copies));
  }
  const inizi: [string, number][] = [];
  if (spanning.size > 0)
    for (const entries of shardsOf(unionsOf(terms, [...spanning].sort(), total), limit)) {
      for (const { term } of entries) inizi.push([term, written]);
      write(entries, copiesAbove(entries, copies));
    }
  terms.close();
  return { totale: total, pagine, file: least, inizi: Object.fromEntries(inizi) };
}
