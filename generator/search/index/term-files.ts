/** The files of the terms of one part of the index (`generator/search/files/terms.ts`). */

import { adjacent } from "../../collections/adjacent.ts";
import { itemAt } from "../../collections/at.ts";
import { byCodeUnit } from "../../collections/code-unit.ts";
import { getOrMake } from "../../collections/get-or-make.ts";
import { mergeSorted } from "../../collections/merge-sorted.ts";
import { bucketOf } from "../../law/identity/act-bucket.ts";
import { deflated } from "../../tree/deflated.ts";
import type { FileSink } from "../../tree/file-sink.ts";
import { sha256 } from "../../tree/sha256.ts";
import { EntryColumns, joinPacked, type Packed } from "../files/entries.ts";
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
} from "../files/terms.ts";
import { ITALIAN } from "../italian.ts";
import { LEAST_BEGINNING } from "../question.ts";
import { isCommon, weightOf } from "../score.ts";
import { eachOfHead, keptEntries } from "./common-terms.ts";
import { type Entries, eachOf } from "./run-entries.ts";
import { type PieceBytes, termsOfPiece, wordsDigest, wordsOfPiece } from "./runs.ts";

/** Bytes of a file of terms, about, compressed, at the least and at the most: each word that is asked for reads one, whatever else is in it. */
const LEAST = 5400;
const MOST = 8800;
/** Bytes of an entry, the same in a run, and of what is said of a term besides its letters, about. */
const OF_ENTRY = 2.2;
const IN_RUN = 3.6;
const OF_TERM = 6;
/** Entries that stand beside their term, at the most; and those of a file of their own, some 40 KB. */
const BESIDE = 2700;
const APART = 18_000;

/** The bytes of a file of pieces that are compressed each by itself, and of one that is not. */
export const packed = ({ pieces, plain }: Packed<string | Uint8Array>): Uint8Array =>
  joinPacked({ pieces: pieces.map(deflated), plain });

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

/** A term before it is written. */
interface HeldTerm {
  readonly term: string;
  readonly slices: Slices;
  /** How many documents have it, its weight, and 1 where it is common. */
  readonly about: readonly [having: number, weight: number, common: 0 | 1];
  /** Bytes that it takes in its file, about. */
  readonly size: number;
}

function heldTerm(term: string, slices: Slices, documents: number): HeldTerm {
  const having = slices.reduce((sum, slice) => sum + slice.documents, 0);
  const common = isCommon(having, documents) && !term.startsWith(" ") ? 1 : 0;
  const entries = slices.reduce((sum, { bytes }) => sum + bytes.length, 0) / IN_RUN;
  const size = OF_TERM + term.length / 3 + OF_ENTRY * (entries <= BESIDE ? entries : HEAD);
  return { term, slices, about: [having, weightOf(having, documents), common], size };
}

/** A number by which places to cut are drawn. */
const drawn = (term: string): number => bucketOf(term, 1 << 30);

/**
 * The terms of each file. It ends, where it is long enough, before the term that draws the least: a new term moves the ends of the next files
 * hardly ever, where files filled to the brim would hand it on from one to the next.
 */
function* termsByFile(terms: Iterable<HeldTerm>): Generator<readonly HeldTerm[]> {
  let held: HeldTerm[] = [];
  let bytes = 0;
  for (const next of terms) {
    while (held.length > 0 && bytes + next.size > MOST) {
      let [end, least, before] = [held.length, drawn(next.term), 0];
      for (const [at, { term, size }] of held.entries()) {
        if (before >= LEAST && drawn(term) < least) [end, least] = [at, drawn(term)];
        before += size;
      }
      yield held.slice(0, end);
      held = held.slice(end);
      bytes = held.reduce((sum, { size }) => sum + size, 0);
    }
    held.push(next);
    bytes += next.size;
  }
  if (held.length > 0) yield held;
}

/** Digest of some terms with their entries, and of more. */
function digestOf(more: readonly number[], terms: readonly HeldTerm[]): string {
  const said = terms.map(({ term, slices, about }) => [
    term,
    about,
    slices.map(({ base, bytes }) => [base, bytes.length]),
  ]);
  const entries = terms.flatMap(({ slices }) => slices.map(({ bytes }) => bytes));
  return sha256(Buffer.concat([Buffer.from(JSON.stringify([more, said])), ...entries]));
}

/**
 * Makes files, or takes over those that were made from the same.
 *
 * @param made digest of what they are made from, names included
 * @param make writes them, and gives how many they are
 * @returns how many they are
 */
export type MakeOrKeep = (made: string, make: () => number) => number;

/** Writes the files of terms of a part, and those of their lists. */
class PartWriter {
  readonly #files: FileSink;
  readonly #part: number;
  readonly #entries = new TermEntries();

  constructor(files: FileSink, part: number) {
    this.#files = files;
    this.#part = part;
  }

  /** Writes a file of terms and those of their lists. @param lists number of the first of these @returns how many files */
  write(file: number, terms: readonly HeldTerm[], lists: number): number {
    const entries = this.#entries;
    const columns = new EntryColumns();
    let next = lists;
    const lines = terms.map(({ term, slices, about: [having, weight, common] }): TermLine => {
      const kept = common ? keptEntries(slices) : null;
      const own = kept ? [kept] : slices;
      entries.read(own);
      const isBeside = entries.count <= BESIDE;
      const at = columns.count;
      if (isBeside) entries.addTo(columns, 0, entries.count, 0);
      else {
        columns.begin(0);
        eachOfHead(own, HEAD, (...entry) => columns.add(...entry));
      }
      const about = [term, weight, having, kept ? 1 : 0, columns.count - at] as const;
      if (isBeside) return about;
      const inFiles = this.#writeLists(next);
      next += inFiles.length;
      return [...about, inFiles];
    });
    this.#files.write(termsFile(this.#part, file), packed(encodeTerms(lines, columns)));
    return 1 + next - lists;
  }

  #writeLists(from: number): EntryFile[] {
    const entries = this.#entries;
    const count = Math.ceil(entries.count / APART);
    const end = (file: number) => Math.floor((file * entries.count) / count);
    return Array.from({ length: count }, (_, file) => {
      const list = new EntryColumns();
      const place = entries.addTo(list, end(file), end(file + 1));
      this.#files.write(listFile(this.#part, from + file), packed(list.packed));
      return [from + file, list.count, ...place];
    });
  }
}

/**
 * Writes the terms of a part and the words that they stand for.
 *
 * @param documents how many the index has
 * @param makeOrKeep is asked for each file of terms with its lists, and for those of all words
 */
export function writePart(
  files: FileSink,
  part: number,
  runs: readonly RunPiece[],
  documents: number,
  makeOrKeep: MakeOrKeep = (_, make) => make(),
): void {
  const leasts: string[] = [];
  const havingOf = new Map<string, number>();
  const writer = new PartWriter(files, part);
  let [last, lists] = ["", 0];
  function* held(): Generator<HeldTerm> {
    for (const [term, slices] of slicesByTerm(runs)) {
      const one = heldTerm(term, slices, documents);
      havingOf.set(term, one.about[0]);
      yield one;
    }
  }
  for (const terms of termsByFile(held())) {
    const file = leasts.push(separatorOf(last, itemAt(terms, 0).term)) - 1;
    last = itemAt(terms, terms.length - 1).term;
    const from = lists;
    lists += makeOrKeep(digestOf([part, file, from], terms), () => writer.write(file, terms, from)) - 1;
  }
  files.write(termsIndexFile(part), deflated(JSON.stringify(leasts)));
  const made = JSON.stringify([part, runs.map(({ piece }) => wordsDigest(piece)), [...havingOf]]);
  makeOrKeep(sha256(Buffer.from(made)), () => writeForms(files, runs, havingOf));
}

/** Writes the words of a part, each with how many documents have its stem. @returns how many files */
function writeForms(files: FileSink, runs: readonly RunPiece[], havingOf: ReadonlyMap<string, number>): number {
  const forms = new Set<string>();
  for (const { piece } of runs)
    for (const form of wordsOfPiece(piece)) if (form.length >= LEAST_BEGINNING) forms.add(form);
  const texts = new Map<string, string[]>();
  for (const form of [...forms].sort()) {
    getOrMake(texts, formsFile(form), () => []).push(`${form} ${havingOf.get(ITALIAN.stemOf(form)) ?? 0}\n`);
  }
  for (const [name, lines] of texts) files.write(name, deflated(lines.join("")));
  return texts.size;
}
