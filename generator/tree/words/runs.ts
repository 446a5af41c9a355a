/** The terms of a search index in parts, by their first letter: what is merged at once. */

import { byCodeUnit } from "../../collections/code-unit.ts";
import { PARTS, partOf } from "../../search/parts.ts";
import { EntryBytes } from "../../search/postings.ts";
import type { InField } from "../../search/score.ts";
import { FieldCounts } from "./field-counts.ts";
import { Vocabulary } from "./vocabulary.ts";

/** Words after which a run begins with none that are known: what was met long ago is not kept for ever. */
const KNOWN_WORDS = 400_000;
let lately = new Vocabulary();

function vocabularyOfRun(): Vocabulary {
  if (lately.forms.length > KNOWN_WORDS) lately = new Vocabulary();
  return lately;
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

  /** The run, in twice as many pieces as there are parts: the terms of each with their entries, then the words of each. */
  pieces(): Buffer[] {
    const terms = Array.from({ length: PARTS }, (): Buffer[] => []);
    const told = this.#entries.flatMap((entries, stem) =>
      entries ? [[this.vocabulary.stems[stem] ?? "", entries] as const] : [],
    );
    for (const [term, { bytes }] of told.sort(([a], [b]) => byCodeUnit(a, b))) {
      const name = Buffer.from(term);
      const head = Buffer.alloc(6);
      head.writeUInt16LE(name.length, 0);
      head.writeUInt32LE(bytes.length, 2);
      terms[partOf(term)]?.push(head, name, Buffer.from(bytes));
    }
    const words = Array.from({ length: PARTS }, (): string[] => []);
    for (const form of [...this.#counts.forms()].sort(byCodeUnit)) words[partOf(form)]?.push(`${form}\n`);
    return [...terms.map((list) => Buffer.concat(list)), ...words.map((list) => Buffer.from(list.join("")))];
  }
}

/** The terms of a piece of a run with their entries. */
export function* termsOfPiece(piece: Buffer): Generator<readonly [term: string, entries: Uint8Array]> {
  for (let at = 0; at < piece.length; ) {
    const name = at + 6;
    const entries = name + piece.readUInt16LE(at);
    const end = entries + piece.readUInt32LE(at + 2);
    yield [piece.toString("utf8", name, entries), piece.subarray(entries, end)];
    at = end;
  }
}
