/** The files of the terms of one part of the index (`FORMAT.md`, Full-text search). */

import { adjacent } from "../../collections/adjacent.ts";
import { itemAt } from "../../collections/at.ts";
import { byCodeUnit } from "../../collections/code-unit.ts";
import { mergeSorted } from "../../collections/merge-sorted.ts";
import { ITALIAN } from "../../search/italian.ts";
import { type Entries, EntryBytes, eachEntry, NUMBER_BYTES, type OnEntry } from "../../search/postings.ts";
import { isCommon, weightOf } from "../../search/score.ts";
import type { FileSink } from "../file-sink.ts";
import { keptEntries } from "./common-terms.ts";
import { termsOfPiece, wordsOfPiece } from "./runs.ts";

/** Folder of the index. */
export const WORDS_FOLDER = "indici/cerca";
/** Bytes of a file, about; and of entries that have files of their own. No file has more than 64 KB. */
const FILE = 48_000;
const APART = 16_000;

/** A run of acts: number of its first document, and its piece for a part. */
export interface RunPiece {
  readonly first: number;
  readonly piece: Buffer;
}

/** The least text that is looked for in each file of a part, by number. */
export interface CellFiles {
  readonly parole: readonly string[];
  readonly forme: readonly string[];
}

/** Entries of one term, run by run. */
type Slices = readonly Entries[];

/** The terms of all runs by code unit, each with its entries run by run: those of one term are held at a time. */
function* slicesByTerm(runs: readonly RunPiece[]): Generator<readonly [term: string, slices: Slices]> {
  const terms = runs.map(({ first, piece }) => termsOfPiece(piece, first));
  const merged = mergeSorted(terms, ([a], [b]) => byCodeUnit(a, b));
  for (const ofTerm of adjacent(merged, ([term]) => term))
    yield [itemAt(ofTerm, 0)[0], ofTerm.map(([, entries]) => entries)];
}

/** The same entries together; `null` where they have files of their own. */
function joined(slices: Slices): EntryBytes | null {
  const all = new EntryBytes(0);
  for (const slice of slices) {
    all.append(slice);
    if (all.length > APART) return null;
  }
  return all;
}

/** Entries in files of their own, each counted from its first document. */
function inFiles(slices: Slices): EntryBytes[] {
  const files: EntryBytes[] = [];
  let file: EntryBytes | undefined;
  const add: OnEntry = (first, last, impact) => {
    if (file === undefined || file.length > FILE) {
      file = new EntryBytes(first);
      files.push(file);
    }
    file.add(first, last, impact);
  };
  for (const slice of slices) {
    // The first distance is written anew, and may take more bytes.
    const goesIn = file !== undefined && file.length + slice.bytes.length + NUMBER_BYTES <= FILE;
    if (goesIn) file?.append(slice);
    else eachEntry(slice.bytes, slice.base, add);
  }
  return files;
}

/** Writes files of one kind and part, named by their numbers. */
class Series {
  count = 0;
  readonly #files: FileSink;
  readonly #stem: string;
  constructor(files: FileSink, kind: string, cell: number) {
    this.#files = files;
    this.#stem = `${WORDS_FOLDER}/${kind}/${cell}-`;
  }
  write(bytes: Uint8Array | string, ending: string): number {
    this.#files.write(`${this.#stem}${this.count}.${ending}`, typeof bytes === "string" ? Buffer.from(bytes) : bytes);
    return this.count++;
  }
}

/**
 * Writes the terms of a part.
 *
 * @param documents how many the index has
 * @returns where a term is looked for
 */
export function writeCell(files: FileSink, cell: number, runs: readonly RunPiece[], documents: number): CellFiles {
  const lists = new Series(files, "liste", cell);
  const words = new Series(files, "parole", cell);
  const parole: string[] = [];
  const havingOf = new Map<string, number>();
  let [head, bodies, bytes]: [unknown[], Uint8Array[], number] = [[], [], 0];
  const flush = () => {
    if (head.length === 0) return;
    words.write(Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...bodies]), "bin");
    [head, bodies, bytes] = [[], [], 0];
  };
  for (const [term, slices] of slicesByTerm(runs)) {
    const having = slices.reduce((sum, slice) => sum + slice.documents, 0);
    havingOf.set(term, having);
    const kept = isCommon(having, documents) && !term.startsWith(" ") ? keptEntries(slices) : null;
    const own = kept ? [kept] : slices;
    if (head.length === 0) parole.push(term);
    const about = [term, weightOf(having, documents), having, kept ? 1 : 0];
    const entries = joined(own);
    if (entries) {
      head.push([...about, entries.length]);
      bodies.push(entries.bytes);
      bytes += entries.length;
    } else
      head.push([...about, inFiles(own).map(({ bytes, base, reach }) => [lists.write(bytes, "bin"), base, reach])]);
    bytes += term.length + 24;
    if (bytes > FILE - APART) flush();
  }
  flush();
  return { parole, forme: writeForms(files, cell, runs, havingOf) };
}

/** Writes the words of a part, each with how many documents have its stem. */
function writeForms(
  files: FileSink,
  cell: number,
  runs: readonly RunPiece[],
  havingOf: ReadonlyMap<string, number>,
): string[] {
  const words = runs.map(({ piece }) => wordsOfPiece(piece));
  const series = new Series(files, "forme", cell);
  const firsts: string[] = [];
  let text = "";
  for (const [form = ""] of adjacent(mergeSorted(words, byCodeUnit), (word) => word)) {
    if (text === "") firsts.push(form);
    text += `${form} ${havingOf.get(ITALIAN.stemOf(form)) ?? 0}\n`;
    if (text.length < FILE / 2) continue;
    series.write(text, "txt");
    text = "";
  }
  if (text !== "") series.write(text, "txt");
  return firsts;
}
