/** The terms of a search index in parts, by their first letter: what is merged at once. */

import { byCodeUnit } from "../../collections/code-unit.ts";
import { getOrMake } from "../../collections/get-or-make.ts";
import { PARTS, partOf } from "../../search/parts.ts";
import { EntryBytes } from "../../search/postings.ts";

/** What some acts say of their words: documents are counted from the first of them. */
export class RunOfTerms {
  readonly #entries = new Map<string, EntryBytes>();
  readonly forms = new Set<string>();
  readonly #first: number;

  /** @param first number of their first document */
  constructor(first: number) {
    this.#first = first;
  }

  readonly told = (term: string, first: number, last: number, impact: number): void => {
    getOrMake(this.#entries, term, () => new EntryBytes(0)).add(first - this.#first, last - this.#first, impact);
  };

  /** The run, in twice as many pieces as there are parts: the terms of each with their entries, then the words of each. */
  pieces(): Buffer[] {
    const terms = Array.from({ length: PARTS }, (): Buffer[] => []);
    for (const [term, { bytes }] of [...this.#entries].sort(([a], [b]) => byCodeUnit(a, b))) {
      const name = Buffer.from(term);
      const head = Buffer.alloc(6);
      head.writeUInt16LE(name.length, 0);
      head.writeUInt32LE(bytes.length, 2);
      terms[partOf(term)]?.push(head, name, Buffer.from(bytes));
    }
    const words = Array.from({ length: PARTS }, (): string[] => []);
    for (const form of [...this.forms].sort(byCodeUnit)) words[partOf(form)]?.push(`${form}\n`);
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
