/**
 * Which documents have a word, in few bytes: entries by ascending first document, each of one document or of a run of them. An entry is the
 * distance from the first document of the one before, doubled, one more where it is a run, in base 128 with low digits first and the eighth
 * bit on in all but the last; of a run how many documents follow, likewise; then the impact, likewise.
 */

/** Bytes of a number, at the most: none is above 2^53. */
export const NUMBER_BYTES = 8;

/** Reads entries one after the other. */
export class EntryReader {
  /** Of the entry at hand. */
  first: number;
  last = 0;
  impact = 0;
  readonly #bytes: Uint8Array;
  #at = 0;

  /** @param base what the first distance is counted from */
  constructor(bytes: Uint8Array, base: number) {
    this.#bytes = bytes;
    this.first = base;
  }

  /** The bytes after it. */
  get rest(): Uint8Array {
    return this.#bytes.subarray(this.#at);
  }

  #number(): number {
    let number = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.#bytes[this.#at++] ?? 0;
      number += (byte & 127) * scale;
      if (byte < 128) return number;
    }
  }

  /** Goes on to the next entry; `false` where there is none. */
  next(): boolean {
    if (this.#at >= this.#bytes.length) return false;
    const head = this.#number();
    this.first += Math.floor(head / 2);
    this.last = this.first + (head % 2 ? this.#number() : 0);
    this.impact = this.#number();
    return true;
  }
}

/** Told of each entry: its first and last document, and the impact of the word there. */
export type OnEntry = (first: number, last: number, impact: number) => void;

/**
 * Reads entries one after the other.
 *
 * @param base what the first distance is counted from
 * @example eachEntry(bytes, 0, (first, last, impact) => {})
 */
export function eachEntry(bytes: Uint8Array, base: number, told: OnEntry): void {
  const reader = new EntryReader(bytes, base);
  while (reader.next()) told(reader.first, reader.last, reader.impact);
}

/** Entries of some documents as they are written, counted from `base`, and what must be known to go on after them. */
export interface Entries {
  readonly bytes: Uint8Array;
  readonly base: number;
  /** How many documents they are about. */
  readonly documents: number;
  /** First document of the last entry, and the last document of any. */
  readonly latest: number;
  readonly reach: number;
}

/** Entries while they are written. */
export class EntryBytes implements Entries {
  readonly base: number;
  latest: number;
  reach: number;
  documents = 0;
  #bytes = new Uint8Array(16);
  length = 0;

  constructor(base: number) {
    this.base = base;
    this.latest = base;
    this.reach = base - 1;
  }

  #makeRoom(more: number): void {
    if (this.length + more <= this.#bytes.length) return;
    const longer = new Uint8Array(2 * (this.length + more));
    longer.set(this.#bytes);
    this.#bytes = longer;
  }

  #number(number: number): void {
    let rest = number;
    this.#makeRoom(NUMBER_BYTES);
    for (; rest > 127; rest = Math.floor(rest / 128)) this.#bytes[this.length++] = 128 + (rest % 128);
    this.#bytes[this.length++] = rest;
  }

  /** Adds an entry; its first document is not before that of the last one. */
  add(first: number, last: number, impact: number): void {
    this.#number(2 * (first - this.latest) + (last > first ? 1 : 0));
    if (last > first) this.#number(last - first);
    this.#number(impact);
    this.latest = first;
    if (last <= this.reach) return;
    this.documents += last - Math.max(first - 1, this.reach);
    this.reach = last;
  }

  /** Adds entries that are all about documents beyond those that are there. */
  append({ bytes, base, documents, latest, reach }: Entries): void {
    const all = this.documents + documents;
    const entry = new EntryReader(bytes, base);
    // Only the distance of the first one is another.
    if (entry.next()) this.add(entry.first, entry.last, entry.impact);
    this.#makeRoom(entry.rest.length);
    this.#bytes.set(entry.rest, this.length);
    this.length += entry.rest.length;
    [this.documents, this.latest, this.reach] = [all, latest, reach];
  }

  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.length);
  }
}
