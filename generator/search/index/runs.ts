/** The terms of a search index in parts, by their first letter: what is merged at once. */

import { createHash } from "node:crypto";
import { byCodeUnit } from "../../collections/code-unit.ts";
import { PARTS, partOf } from "../files/terms.ts";
import type { InField } from "../score.ts";
import { FieldCounts } from "./field-counts.ts";
import { type Numbers, withRoom } from "./growing-numbers.ts";
import { type Entries, EntryBytes } from "./run-entries.ts";
import { Vocabulary } from "./vocabulary.ts";

/** Words after which a run begins with none that are known: what was met long ago is not kept for ever. */
const KNOWN_WORDS = 400_000;
let lately = new Vocabulary();

function vocabularyOfRun(): Vocabulary {
  if (lately.forms.length > KNOWN_WORDS) lately = new Vocabulary();
  return lately;
}

/** Bytes of a piece before the digest of its words, and before its terms. */
const DIGEST = 4;
const START = DIGEST + 32;
/** Bytes before a term in a piece: its length, that of its entries, and how many documents these are about. */
const BEFORE = 10;
/** Numbers that an entry takes. */
const WIDTH = 4;

/** The terms of a piece while they are written. */
class TermBytes {
  length = START;
  #bytes = Buffer.allocUnsafe(1 << 16);

  /** Adds a term with its entries. */
  add(term: string, { bytes, documents }: EntryBytes): void {
    const most = this.length + BEFORE + 3 * term.length + bytes.length;
    if (most > this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes], 2 * most);
    const head = this.length;
    const name = this.#bytes.write(term, head + BEFORE);
    this.#bytes.writeUInt16LE(name, head);
    this.#bytes.writeUInt32LE(bytes.length, head + 2);
    this.#bytes.writeUInt32LE(documents, head + 6);
    this.#bytes.set(bytes, head + BEFORE + name);
    this.length = head + BEFORE + name + bytes.length;
  }

  /** The piece, with the words after its terms. */
  withWords(words: string): Buffer {
    this.#bytes.writeUInt32LE(this.length - START);
    createHash("sha256").update(words).digest().copy(this.#bytes, DIGEST);
    return Buffer.concat([this.#bytes.subarray(0, this.length), Buffer.from(words)]);
  }
}

/** What some acts say of their words: documents are counted from the first of them. */
export class RunOfTerms {
  readonly vocabulary = vocabularyOfRun();
  readonly #counts = new FieldCounts(this.vocabulary);
  /** The entries in the order in which they came: stem, first and last document, impact. */
  #columns: Numbers = new Int32Array(WIDTH << 16);
  #count = 0;

  /** Tells that documents have a stem. */
  tell(stem: number, first: number, last: number, impact: number): void {
    let at = WIDTH * this.#count++;
    this.#columns = withRoom(this.#columns, at + WIDTH - 1);
    const columns = this.#columns;
    columns[at++] = stem;
    columns[at++] = first;
    columns[at++] = last;
    columns[at] = impact;
  }

  /** What is made of each stem of a document, in the order in which they are met; by how often it stands in either field. */
  counted<T>(heading: string, text: string, make: (stem: number, heading: InField, text: InField) => T): T[] {
    return this.#counts.of(heading, text, make);
  }

  /** Places of the entries, stem by stem, and where those of each stem end. */
  #byStem(): { readonly places: Numbers; readonly ends: Numbers } {
    const columns = this.#columns;
    const ends: Numbers = new Int32Array(this.vocabulary.stems.length);
    const all = WIDTH * this.#count;
    for (let at = 0; at < all; at += WIDTH) {
      const stem = columns[at] ?? 0;
      ends[stem] = (ends[stem] ?? 0) + 1;
    }
    let sum = 0;
    for (const [stem, count] of ends.entries()) {
      ends[stem] = sum;
      sum += count;
    }
    const places: Numbers = new Int32Array(this.#count);
    for (let at = 0; at < all; at += WIDTH) {
      const stem = columns[at] ?? 0;
      const place = ends[stem] ?? 0;
      places[place] = at;
      ends[stem] = place + 1;
    }
    return { places, ends };
  }

  /** The run, a piece for each part: bytes of its terms (32 bits), digest of its words, its terms by code unit with their entries, its words as they were met, folded. */
  pieces(): Buffer[] {
    const { places, ends } = this.#byStem();
    const columns = this.#columns;
    const nameOf = (stem: number) => this.vocabulary.stems[stem] ?? "";
    const startOf = (stem: number) => (stem === 0 ? 0 : (ends[stem - 1] ?? 0));
    const told = Array.from({ length: PARTS }, (): number[] => []);
    for (let stem = 0; stem < ends.length; stem++)
      if (startOf(stem) < (ends[stem] ?? 0)) told[partOf(nameOf(stem))]?.push(stem);
    const words = Array.from({ length: PARTS }, (): string[] => []);
    for (const word of this.#counts.words) {
      const form = this.vocabulary.forms[word] ?? "";
      words[partOf(form)]?.push(form);
    }
    const entries = new EntryBytes(0);
    return told.map((stems, part) => {
      const terms = new TermBytes();
      for (const stem of stems.sort((a, b) => byCodeUnit(nameOf(a), nameOf(b)))) {
        entries.clear();
        for (let i = startOf(stem); i < (ends[stem] ?? 0); i++) {
          const at = places[i] ?? 0;
          entries.add(columns[at + 1] ?? 0, columns[at + 2] ?? 0, columns[at + 3] ?? 0);
        }
        terms.add(nameOf(stem), entries);
      }
      return terms.withWords(words[part]?.join("\n") ?? "");
    });
  }
}

/** The bytes of a piece, wherever they are: a `Buffer` holds them, a file is read when they are asked for. */
export type PieceBytes = Pick<Buffer, "length" | "subarray">;

/** Where the words of a piece begin. */
const wordsAt = (piece: PieceBytes): number => START + piece.subarray(0, DIGEST).readUInt32LE();

/** Digest of the words of a piece. */
export const wordsDigest = (piece: PieceBytes): string => piece.subarray(DIGEST, START).toString("hex");

/** The words of a piece of a run, in the order in which they were met; some more than once. */
export function* wordsOfPiece(piece: PieceBytes): Generator<string> {
  const words = piece.subarray(wordsAt(piece), piece.length);
  // One by one: what is cut out of a text keeps all of it in memory.
  for (let [from, end] = [0, 0]; from < words.length; from = end + 1) {
    end = words.indexOf("\n", from);
    if (end < 0) end = words.length;
    yield words.toString("utf8", from, end);
  }
}

/**
 * The terms of a piece of a run with their entries.
 *
 * @param first number of the first document of the run
 * @param window bytes of the piece that are read at once, unless one term has more
 */
export function* termsOfPiece(
  piece: PieceBytes,
  first: number,
  window: number,
): Generator<readonly [term: string, entries: Entries]> {
  const words = wordsAt(piece);
  let [from, held] = [0, piece.subarray(0, 0)];
  /** Where bytes are among those that are held, once they are. */
  const placeOf = (at: number, bytes: number): number => {
    if (at + bytes > from + held.length)
      [from, held] = [at, piece.subarray(at, Math.min(words, at + Math.max(bytes, window)))];
    return at - from;
  };
  for (let at = START; at < words; ) {
    const head = placeOf(at, BEFORE);
    const documents = held.readUInt32LE(head + 6);
    const name = BEFORE + held.readUInt16LE(head);
    const bytes = name + held.readUInt32LE(head + 2);
    const start = placeOf(at, bytes);
    const entries = { bytes: held.subarray(start + name, start + bytes), base: first, documents };
    yield [held.toString("utf8", start + BEFORE, start + name), entries];
    at += bytes;
  }
}
