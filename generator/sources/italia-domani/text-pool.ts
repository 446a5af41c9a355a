import { Buffer } from "node:buffer";
import { RowCells } from "./row-cells.ts";

/** Stands between the cells that are kept as one text; cleaning turns it into a space where a cell holds it. */
export const SEPARATORE = "\u0001";

/** Cells named by a number, as bytes of UTF-8: a row costs a few numbers and no strings. */
export interface Texts {
  /** The number of the cleaned text of some cells of a row, `SEPARATORE` between them; column -1 is an empty cell. */
  id(cells: RowCells, columns: readonly number[]): number;
  /** The text of a number that `id` gave. */
  at(id: number): string;
}

const FREE = -1;
const SEPARATOR = SEPARATORE.charCodeAt(0);

/**
 * Whether no way of cleaning changes a cell: ASCII without control characters, spaces only one by one between other characters,
 * without small letters where these become capitals; `N/D` is no text. Most cells are so, and cleaning costs ten times this.
 */
function isClean(bytes: Uint8Array, from: number, to: number, keepsCase: boolean): boolean {
  const last = keepsCase ? 0x7e : 0x60;
  let before = 0x20;
  for (let i = from; i < to; i++) {
    const b = bytes[i]!;
    if (b < 0x20 || b > last || (b === 0x20 && before === 0x20) || (b === 0x2f && to - from < 5)) return false;
    before = b;
  }
  return from === to || before !== 0x20;
}

const PRIME = 0x01000193;

/** Four bytes at once: cells are hashed by the million. The last four may be looked at twice. */
function hashOf(view: DataView, from: number, to: number, seed: number): number {
  let hash = Math.imul(seed ^ (to - from), PRIME);
  if (to - from < 4) {
    for (let i = from; i < to; i++) hash = Math.imul(hash ^ view.getUint8(i), PRIME);
    return hash ^ (hash >>> 15);
  }
  for (let i = from; i < to - 4; i += 4) {
    hash = Math.imul(hash ^ view.getInt32(i, true), PRIME);
    hash ^= hash >>> 15;
  }
  hash = Math.imul(hash ^ view.getInt32(to - 4, true), PRIME);
  return hash ^ (hash >>> 15);
}

/** Whether `length` bytes are the same in two places. */
function sameBytes(a: DataView, from: number, b: DataView, start: number, length: number): boolean {
  if (length < 4) {
    for (let i = 0; i < length; i++) if (a.getUint8(from + i) !== b.getUint8(start + i)) return false;
    return true;
  }
  const last = length - 4;
  for (let i = 0; i < last; i += 4) if (a.getInt32(from + i, true) !== b.getInt32(start + i, true)) return false;
  return a.getInt32(from + last, true) === b.getInt32(start + last, true);
}

/**
 * Texts kept once: a hash table over one run of bytes. Every distinct text is an entry that points to the entry of its cleaned
 * form, so that cleaning, which must be idempotent, happens once per distinct text.
 */
export class TextPool implements Texts {
  readonly #clean: readonly ((cell: string) => string)[];
  readonly #keepsCase: boolean;
  #bytes = Buffer.allocUnsafeSlow(1 << 16);
  #view = new DataView(this.#bytes.buffer);
  #used = 0;
  #entries = 0;
  /** By entry: where its bytes start (they end where the next starts), the entry of its cleaned text. */
  #starts = new Uint32Array(1 << 12);
  #cleaned = new Int32Array(1 << 12);
  /** By slot: an entry and its hash, side by side since the table is larger than the processor's caches. */
  #table = new Int32Array(1 << 14).fill(FREE);
  readonly #texts: (string | null)[] = [];

  /** `clean` has one function for each of the cells that are one text. */
  constructor(clean: readonly ((cell: string) => string)[]) {
    this.#clean = clean;
    this.#keepsCase = clean.every((cleaned) => cleaned("a") === "a");
  }

  id(cells: RowCells, columns: readonly number[]): number {
    const { view, breaks } = cells;
    let hash = 0;
    let length = columns.length - 1;
    for (let c = 0; c < columns.length; c++) {
      const column = columns[c]!;
      const from = column < 0 ? 0 : breaks[column]! + 1;
      const to = column < 0 ? 0 : breaks[column + 1]!;
      hash = hashOf(view, from, to, hash);
      length += to - from;
    }
    const table = this.#table;
    const mask = table.length - 1;
    let slot = (2 * hash) & mask;
    for (let entry = table[slot]!; entry !== FREE; entry = table[slot]!) {
      if (table[slot + 1] === hash && this.#equals(entry, cells, columns, length)) return this.#cleaned[entry]!;
      slot = (slot + 2) & mask;
    }
    const entry = this.#add(cells, columns, length, hash, slot);
    if (!columns.every((c) => c < 0 || isClean(cells.bytes, breaks[c]! + 1, breaks[c + 1]!, this.#keepsCase)))
      this.#cleaned[entry] = this.#cleanedId(entry, cells, columns);
    return this.#cleaned[entry]!;
  }

  at(id: number): string {
    this.#texts[id] ??= this.#bytes.toString("utf8", this.#starts[id]!, this.#starts[id + 1]!);
    return this.#texts[id];
  }

  #cleanedId(entry: number, cells: RowCells, columns: readonly number[]): number {
    const written = columns.map((c) => (c < 0 ? "" : cells.text(c)));
    const cleaned = written.map((cell, i) => this.#clean[i]!(cell));
    if (cleaned.every((cell, i) => cell === written[i])) return entry;
    const own = new RowCells(cleaned.length);
    own.take(cleaned);
    return this.id(own, [...cleaned.keys()]);
  }

  #equals(entry: number, { view, breaks }: RowCells, columns: readonly number[], length: number): boolean {
    let at = this.#starts[entry]!;
    if (this.#starts[entry + 1]! - at !== length) return false;
    for (let c = 0; c < columns.length; c++) {
      if (c > 0 && this.#bytes[at++] !== SEPARATOR) return false;
      const column = columns[c]!;
      if (column < 0) continue;
      const from = breaks[column]! + 1;
      const size = breaks[column + 1]! - from;
      // The entry may end before this cell does, where its own cells have other lengths.
      if (at + size > this.#used || !sameBytes(view, from, this.#view, at, size)) return false;
      at += size;
    }
    return true;
  }

  #add(cells: RowCells, columns: readonly number[], length: number, hash: number, slot: number): number {
    const entry = this.#entries++;
    if (entry + 2 > this.#starts.length) this.#moreEntries();
    if (this.#used + length > this.#bytes.length) this.#moreBytes(length);
    const own = this.#bytes;
    let used = this.#used;
    for (let c = 0; c < columns.length; c++) {
      if (c > 0) own[used++] = SEPARATOR;
      const column = columns[c]!;
      if (column < 0) continue;
      const to = cells.breaks[column + 1]!;
      for (let i = cells.breaks[column]! + 1; i < to; i++) own[used++] = cells.bytes[i]!;
    }
    this.#used = used;
    this.#starts[entry + 1] = used;
    this.#cleaned[entry] = entry;
    this.#table[slot] = entry;
    this.#table[slot + 1] = hash;
    this.#texts.push(null);
    if (4 * this.#entries > this.#table.length) this.#rehash();
    return entry;
  }

  #moreBytes(length: number): void {
    const larger = Buffer.allocUnsafeSlow(Math.max(this.#bytes.length * 2, this.#used + length));
    this.#bytes.copy(larger, 0, 0, this.#used);
    this.#bytes = larger;
    this.#view = new DataView(larger.buffer);
  }

  #moreEntries(): void {
    const grown = <T extends Uint32Array | Int32Array>(old: T, empty: T): T => {
      empty.set(old);
      return empty;
    };
    const length = this.#starts.length * 2;
    this.#starts = grown(this.#starts, new Uint32Array(length));
    this.#cleaned = grown(this.#cleaned, new Int32Array(length));
  }

  #rehash(): void {
    const old = this.#table;
    const table = new Int32Array(old.length * 2).fill(FREE);
    const mask = table.length - 1;
    for (let o = 0; o < old.length; o += 2) {
      if (old[o] === FREE) continue;
      let slot = (2 * old[o + 1]!) & mask;
      while (table[slot] !== FREE) slot = (slot + 2) & mask;
      table[slot] = old[o]!;
      table[slot + 1] = old[o + 1]!;
    }
    this.#table = table;
  }
}
