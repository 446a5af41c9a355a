/** The files of the terms of one part of the index (`generator/format/cerca-terms.ts`). */

import { adjacent } from "../../collections/adjacent.ts";
import { itemAt } from "../../collections/at.ts";
import { byCodeUnit } from "../../collections/code-unit.ts";
import { getOrMake } from "../../collections/get-or-make.ts";
import { mergeSorted } from "../../collections/merge-sorted.ts";
import { EntryColumns } from "../../format/cerca-entries.ts";
import {
  type EntryFile,
  encodeTerms,
  formsFile,
  HEAD,
  listFile,
  separatorOf,
  type TermLine,
  termsFile,
  termsIndexFile,
} from "../../format/cerca-terms.ts";
import { ITALIAN } from "../../search/italian.ts";
import { LEAST_BEGINNING } from "../../search/question.ts";
import { isCommon, weightOf } from "../../search/score.ts";
import { deflated, packed } from "../deflated.ts";
import type { FileSink } from "../file-sink.ts";
import { eachOfHead, keptEntries } from "./common-terms.ts";
import { type Entries, eachOf } from "./run-entries.ts";
import { type PieceBytes, termsOfPiece, wordsOfPiece } from "./runs.ts";

/** Bytes of a file of terms, about, compressed: each word that is asked for reads one, whatever else is in it. */
const FILE = 8000;
/** Bytes of an entry, and of what is said of a term besides its letters, about. */
const OF_ENTRY = 2.2;
const OF_TERM = 6;
/** Entries that stand beside their term, at the most; and those of a file of their own, some 40 KB. */
const BESIDE = 2700;
const APART = 18_000;

/** A run of acts: number of its first document, and its piece for a part. */
export interface RunPiece {
  readonly first: number;
  readonly piece: PieceBytes;
}

/** Bytes of all runs that are held at once, and of each at the least. */
const HELD = 1 << 21;
const OF_RUN = 1 << 12;

/** Entries of one term, run by run. */
type Slices = readonly Entries[];

/** The terms of all runs by code unit, each with its entries run by run: those of one term are held at a time. */
function* slicesByTerm(runs: readonly RunPiece[]): Generator<readonly [term: string, slices: Slices]> {
  const window = Math.max(OF_RUN, Math.floor(HELD / runs.length));
  const terms = runs.map(({ first, piece }) => termsOfPiece(piece, first, window));
  const merged = mergeSorted(terms, ([a], [b]) => byCodeUnit(a, b));
  for (const ofTerm of adjacent(merged, ([term]) => term))
    yield [itemAt(ofTerm, 0)[0], ofTerm.map(([, entries]) => entries)];
}

/** All entries of a term. */
class TermEntries {
  count = 0;
  #firsts = new Uint32Array(1024);
  #lasts = new Uint32Array(1024);
  #impacts = new Uint16Array(1024);

  read(slices: Slices): void {
    this.count = 0;
    eachOf(slices, (first, last, impact) => {
      if (this.count === this.#firsts.length) this.#grow();
      this.#firsts[this.count] = first;
      this.#lasts[this.count] = last;
      this.#impacts[this.count++] = impact;
    });
  }

  #grow(): void {
    const [firsts, lasts, impacts] = [this.#firsts, this.#lasts, this.#impacts];
    this.#firsts = new Uint32Array(2 * firsts.length);
    this.#lasts = new Uint32Array(2 * firsts.length);
    this.#impacts = new Uint16Array(2 * firsts.length);
    this.#firsts.set(firsts);
    this.#lasts.set(lasts);
    this.#impacts.set(impacts);
  }

  /** Adds a list of some of them to columns. @returns its base and the last document of any */
  addTo(columns: EntryColumns, from: number, to: number, base = this.#firsts[from] ?? 0): readonly [number, number] {
    columns.begin(base);
    let reach = 0;
    for (let i = from; i < to; i++) {
      const last = this.#lasts[i] ?? 0;
      columns.add(this.#firsts[i] ?? 0, last, this.#impacts[i] ?? 0);
      if (last > reach) reach = last;
    }
    return [base, reach];
  }
}

/**
 * Writes the terms of a part and the words that they stand for.
 *
 * @param documents how many the index has
 */
export function writePart(files: FileSink, part: number, runs: readonly RunPiece[], documents: number): void {
  const leasts: string[] = [];
  const havingOf = new Map<string, number>();
  const entries = new TermEntries();
  let [lines, columns, bytes, lists]: [TermLine[], EntryColumns, number, number] = [[], new EntryColumns(), 0, 0];
  let before = "";
  const flush = () => {
    if (lines.length === 0) return;
    files.write(termsFile(part, leasts.length - 1), packed(encodeTerms(lines, columns)));
    [lines, columns, bytes] = [[], new EntryColumns(), 0];
  };
  const inFiles = (): EntryFile[] => {
    const own: EntryFile[] = [];
    const count = Math.ceil(entries.count / APART);
    const end = (file: number) => Math.floor((file * entries.count) / count);
    for (let file = 0; file < count; file++) {
      const list = new EntryColumns();
      const place = entries.addTo(list, end(file), end(file + 1));
      files.write(listFile(part, lists), packed(list.packed));
      own.push([lists++, list.count, ...place]);
    }
    return own;
  };
  for (const [term, slices] of slicesByTerm(runs)) {
    const having = slices.reduce((sum, slice) => sum + slice.documents, 0);
    havingOf.set(term, having);
    const kept = isCommon(having, documents) && !term.startsWith(" ") ? keptEntries(slices) : null;
    const own = kept ? [kept] : slices;
    entries.read(own);
    const isBeside = entries.count <= BESIDE;
    const size = OF_TERM + term.length / 3 + OF_ENTRY * (isBeside ? entries.count : HEAD);
    if (bytes + size > FILE) flush();
    bytes += size;
    if (lines.length === 0) leasts.push(separatorOf(before, term));
    before = term;
    const at = columns.count;
    if (isBeside) entries.addTo(columns, 0, entries.count, 0);
    else {
      columns.begin(0);
      eachOfHead(own, HEAD, (...entry) => columns.add(...entry));
    }
    const about = [term, weightOf(having, documents), having, kept ? 1 : 0, columns.count - at] as const;
    lines.push(isBeside ? about : [...about, inFiles()]);
  }
  flush();
  files.write(termsIndexFile(part), deflated(JSON.stringify(leasts)));
  writeForms(files, runs, havingOf);
}

/** Writes the words of a part, each with how many documents have its stem. */
function writeForms(files: FileSink, runs: readonly RunPiece[], havingOf: ReadonlyMap<string, number>): void {
  const forms = new Set<string>();
  for (const { piece } of runs)
    for (const form of wordsOfPiece(piece)) if (form.length >= LEAST_BEGINNING) forms.add(form);
  const texts = new Map<string, string[]>();
  for (const form of [...forms].sort()) {
    getOrMake(texts, formsFile(form), () => []).push(`${form} ${havingOf.get(ITALIAN.stemOf(form)) ?? 0}\n`);
  }
  for (const [name, lines] of texts) files.write(name, deflated(lines.join("")));
}
