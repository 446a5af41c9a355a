/** The terms of a search index in parts, by their first letter: what is merged at once. */

import { byCodeUnit } from "../../collections/code-unit.ts";
import { PARTS, partOf } from "../../format/cerca-terms.ts";
import type { InField } from "../../search/score.ts";
import { FieldCounts } from "./field-counts.ts";
import { type Entries, EntryBytes } from "./run-entries.ts";
import { Vocabulary } from "./vocabulary.ts";

/** Words after which a run begins with none that are known: what was met long ago is not kept for ever. */
const KNOWN_WORDS = 400_000;
let lately = new Vocabulary();

function vocabularyOfRun(): Vocabulary {
  if (lately.forms.length > KNOWN_WORDS) lately = new Vocabulary();
  return lately;
}

const LINE_END = 10;
/** Bytes before the terms of a piece. */
const START = 4;
/** Bytes before a term in a piece: its length, that of its entries, and how many documents these are about. */
const BEFORE = 10;

function headOf(term: string, { bytes, documents }: EntryBytes): Buffer {
  const name = Buffer.from(term);
  const head = Buffer.alloc(BEFORE + name.length);
  head.writeUInt16LE(name.length, 0);
  head.writeUInt32LE(bytes.length, 2);
  head.writeUInt32LE(documents, 6);
  name.copy(head, BEFORE);
  return head;
}

/** What some acts say of their words: documents are counted from the first of them. */
export class RunOfTerms {
  readonly vocabulary = vocabularyOfRun();
  readonly #counts = new FieldCounts(this.vocabulary);
  /** By stem. */
  readonly #entries: (EntryBytes | undefined)[] = [];
  readonly #first: number;

  /** @param first number of their first document */
  constructor(first: number) {
    this.#first = first;
  }

  /** Tells that documents have a stem. */
  tell(stem: number, first: number, last: number, impact: number): void {
    while (this.#entries.length <= stem) this.#entries.push(undefined);
    this.#entries[stem] ??= new EntryBytes(0);
    this.#entries[stem].add(first - this.#first, last - this.#first, impact);
  }

  /** What is made of each stem of a document, in the order in which they are met; by how often it stands in either field. */
  counted<T>(heading: string, text: string, make: (stem: number, heading: InField, text: InField) => T): T[] {
    return this.#counts.of(heading, text, make);
  }

  /** The run, a piece for each part: bytes of its terms (32 bits), its terms with their entries, its words. */
  pieces(): Buffer[] {
    const terms = Array.from({ length: PARTS }, (): Uint8Array[] => []);
    const told = this.#entries.flatMap((entries, stem) =>
      entries ? [[this.vocabulary.stems[stem] ?? "", entries] as const] : [],
    );
    for (const [term, entries] of told.sort(([a], [b]) => byCodeUnit(a, b)))
      terms[partOf(term)]?.push(headOf(term, entries), entries.bytes);
    const words = Array.from({ length: PARTS }, (): string[] => []);
    for (const form of [...this.#counts.forms()].sort(byCodeUnit)) words[partOf(form)]?.push(`${form}\n`);
    return terms.map((list, part) => {
      const bytes = Buffer.alloc(START);
      bytes.writeUInt32LE(list.reduce((sum, { length }) => sum + length, 0));
      return Buffer.concat([bytes, ...list, Buffer.from(words[part]?.join("") ?? "")]);
    });
  }
}

/** Where the words of a piece begin. */
const wordsAt = (piece: Buffer): number => START + piece.readUInt32LE(0);

/** The words of a piece of a run. */
export function* wordsOfPiece(piece: Buffer): Generator<string> {
  let at = wordsAt(piece);
  for (let end = piece.indexOf(LINE_END, at); end >= 0; end = piece.indexOf(LINE_END, at)) {
    yield piece.toString("utf8", at, end);
    at = end + 1;
  }
}

/**
 * The terms of a piece of a run with their entries.
 *
 * @param first number of the first document of the run
 */
export function* termsOfPiece(piece: Buffer, first: number): Generator<readonly [term: string, entries: Entries]> {
  for (let at = START; at < wordsAt(piece); ) {
    const name = at + BEFORE;
    const start = name + piece.readUInt16LE(at);
    const end = start + piece.readUInt32LE(at + 2);
    const entries = {
      bytes: piece.subarray(start, end),
      base: first,
      documents: piece.readUInt32LE(at + 6),
    };
    yield [piece.toString("utf8", name, start), entries];
    at = end;
  }
}
