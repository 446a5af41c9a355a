/**
 * Which documents have a word. An entry is a document, or a run of documents, and the impact of the word there; entries are by ascending
 * first document. Numbers are in base 128, low digits first, the eighth bit on in all but the last. So many entries stand in columns, one
 * after the other; all but the last are one piece that is compressed:
 *
 *     column
 *     gaps     of each entry twice the distance from the first document of the one before, one more where it is a run
 *     runs     of each run how many documents follow its first
 *     highs    of each entry a byte: its impact divided by 256
 *     lows     of each entry a byte: what is left of it, which no compression makes smaller
 */

import { concat, words, wordWriter } from "../../format/bytes.ts";

/** Pieces of a file that are compressed, and what stands behind them as it is. */
export interface Packed<Piece> {
  readonly pieces: readonly Piece[];
  readonly plain: Uint8Array;
}

/** The bytes of a file of compressed pieces: how many bytes each has (u32, little-endian), the pieces, what is plain. */
export function joinPacked({ pieces, plain }: Packed<Uint8Array>): Uint8Array {
  const lengths = wordWriter(4 * pieces.length);
  for (const { length } of pieces) lengths.put(length);
  return concat([lengths.bytes, ...pieces, plain]);
}

/** The pieces of a file, still compressed. @param count how many it has */
export function splitPacked(bytes: Uint8Array, count: number): Packed<Uint8Array> {
  const length = words(bytes);
  let at = 4 * count;
  const pieces = Array.from({ length: count }, (_, i) => {
    const start = at;
    at += length(i);
    return bytes.subarray(start, at);
  });
  return { pieces, plain: bytes.subarray(at) };
}

/** Bytes of a number, at the most: none is above 2^53. */
const NUMBER_BYTES = 8;

/** Bytes while they are written. */
export class GrowingBytes {
  length = 0;
  #bytes = new Uint8Array(16);

  #makeRoom(more: number): void {
    if (this.length + more <= this.#bytes.length) return;
    const longer = new Uint8Array(2 * (this.length + more));
    longer.set(this.#bytes);
    this.#bytes = longer;
  }

  byte(value: number): void {
    this.#makeRoom(1);
    this.#bytes[this.length++] = value;
  }

  number(value: number): void {
    let rest = value;
    this.#makeRoom(NUMBER_BYTES);
    for (; rest > 127; rest = Math.floor(rest / 128)) this.#bytes[this.length++] = 128 + (rest % 128);
    this.#bytes[this.length++] = rest;
  }

  append(bytes: Uint8Array): void {
    this.#makeRoom(bytes.length);
    this.#bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.length);
  }
}

/** Reads numbers one after the other. */
export class NumberReader {
  at: number;
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  next(): number {
    let number = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.bytes[this.at++] ?? 0;
      number += (byte & 127) * scale;
      if (byte < 128) return number;
    }
  }

  skip(count: number): this {
    for (let left = count; left > 0; left--) while ((this.bytes[this.at++] ?? 0) > 127);
    return this;
  }
}

/** Is called with each entry: its first and last document, and the impact of the word there. */
export type OnEntry = (first: number, last: number, impact: number) => void;

/** Lists of entries while they are written in columns. */
export class EntryColumns {
  count = 0;
  readonly #gaps = new GrowingBytes();
  readonly #runs = new GrowingBytes();
  readonly #highs = new GrowingBytes();
  readonly #lows = new GrowingBytes();
  #latest = 0;

  /** Begins a list. @param base what its first distance is counted from */
  begin(base: number): void {
    this.#latest = base;
  }

  /** Adds an entry to the list at hand; its first document is not before that of the last one. */
  add(first: number, last: number, impact: number): void {
    this.#gaps.number(2 * (first - this.#latest) + (last > first ? 1 : 0));
    if (last > first) this.#runs.number(last - first);
    this.#highs.byte(impact >> 8);
    this.#lows.byte(impact & 255);
    this.#latest = first;
    this.count++;
  }

  /** The columns that are compressed, and the lows. */
  get packed(): Packed<Uint8Array> {
    const pieces = [concat([this.#gaps.bytes, this.#runs.bytes, this.#highs.bytes])];
    return { pieces, plain: this.#lows.bytes };
  }
}

/** Which entries of a file are a list. */
export interface EntryList {
  /** Gaps, runs and highs, no longer compressed. */
  readonly columns: Uint8Array;
  readonly lows: Uint8Array;
  /** The first entry of the list and how many it has. */
  readonly from: number;
  readonly count: number;
  /** What the first distance is counted from. */
  readonly base: number;
}

/**
 * Tells the entries of a list.
 *
 * @example eachEntry({ columns, lows, from: 0, count: lows.length, base: 0 }, (first, last, impact) => {})
 */
export function eachEntry({ columns, lows, from, count, base }: EntryList, onEntry: OnEntry): void {
  const gaps = new NumberReader(columns);
  const end = new NumberReader(columns);
  let [before, all] = [0, 0];
  for (let i = 0; i < lows.length; i++) {
    if (i === from) {
      before = all;
      gaps.at = end.at;
    }
    all += end.next() % 2;
  }
  const runs = new NumberReader(columns, end.at).skip(before);
  const highs = end.skip(all).at;
  let first = base;
  for (let i = from; i < from + count; i++) {
    const gap = gaps.next();
    first += Math.floor(gap / 2);
    const last = gap % 2 ? first + runs.next() : first;
    onEntry(first, last, 256 * (columns[highs + i] ?? 0) + (lows[i] ?? 0));
  }
}
