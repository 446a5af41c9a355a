/**
 * Which documents have a word, as the runs of a build hold it: entries one after the other, each the distance from the first document of
 * the one before, doubled, one more where it is a run of documents; of a run how many documents follow; then the impact.
 */

import { GrowingBytes, NumberReader, type OnEntry } from "../files/entries.ts";

/** Reads entries one after the other. */
class EntryReader {
  /** Of the entry at hand. */
  first: number;
  last = 0;
  impact = 0;
  readonly #numbers: NumberReader;

  /** @param base what the first distance is counted from */
  constructor(bytes: Uint8Array, base: number) {
    this.#numbers = new NumberReader(bytes);
    this.first = base;
  }

  /** Goes on to the next entry; `false` where there is none. */
  next(): boolean {
    const numbers = this.#numbers;
    if (numbers.at >= numbers.bytes.length) return false;
    const head = numbers.next();
    this.first += Math.floor(head / 2);
    this.last = this.first + (head % 2 ? numbers.next() : 0);
    this.impact = numbers.next();
    return true;
  }
}

/** Entries of some documents as they are written, counted from `base`. */
export interface Entries {
  readonly bytes: Uint8Array;
  readonly base: number;
  /** How many documents they are about. */
  readonly documents: number;
}

/**
 * Tells the entries of several runs.
 *
 * @example eachOf([entries], (first, last, impact) => {})
 */
export function eachOf(slices: readonly Entries[], onEntry: OnEntry): void {
  for (const { bytes, base } of slices) {
    const entry = new EntryReader(bytes, base);
    while (entry.next()) onEntry(entry.first, entry.last, entry.impact);
  }
}

/** Entries while they are written. */
export class EntryBytes implements Entries {
  readonly base: number;
  documents = 0;
  #latest: number;
  /** The last document of any. */
  #reach: number;
  readonly #written = new GrowingBytes();

  constructor(base: number) {
    this.base = base;
    this.#latest = base;
    this.#reach = base - 1;
  }

  /** Forgets all entries. */
  clear(): void {
    this.documents = 0;
    this.#latest = this.base;
    this.#reach = this.base - 1;
    this.#written.length = 0;
  }

  /** Adds an entry; its first document is not before that of the last one. */
  add(first: number, last: number, impact: number): void {
    this.#written.number(2 * (first - this.#latest) + (last > first ? 1 : 0));
    if (last > first) this.#written.number(last - first);
    this.#written.number(impact);
    this.#latest = first;
    if (last <= this.#reach) return;
    this.documents += last - Math.max(first - 1, this.#reach);
    this.#reach = last;
  }

  get bytes(): Uint8Array {
    return this.#written.bytes;
  }
}
