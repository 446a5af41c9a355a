import { Buffer } from "node:buffer";

/** Cells named by a number, as bytes of UTF-8: a row costs a few numbers and no strings. */
export interface Texts {
  /** The number of the cleaned text of a cell, `[from, to)` of some bytes. */
  id(bytes: Uint8Array, from: number, to: number): number;
  /** The text of a number that `id` gave. */
  at(id: number): string;
}

const FREE = -1;

/** Upper-case ASCII without space, control character or slash: no way of cleaning changes it. */
function isClean(bytes: Uint8Array, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const b = bytes[i]!;
    if ((b < 0x21 && b !== 1) || b > 0x60 || b === 0x2f) return false;
  }
  return true;
}

/**
 * Texts kept once: a hash table over one run of bytes. Every distinct cell is an entry that points to the entry of its cleaned
 * text, so that cleaning, which must be idempotent, happens once per distinct cell.
 */
export class TextPool implements Texts {
  readonly #clean: (cell: string) => string;
  #bytes = Buffer.allocUnsafeSlow(1 << 16);
  #used = 0;
  #entries = 0;
  /** By entry: where its bytes start (they end where the next starts), its hash, the entry of its cleaned text. */
  #starts = new Uint32Array(1 << 12);
  #hashes = new Int32Array(1 << 12);
  #cleaned = new Int32Array(1 << 12);
  #table = new Int32Array(1 << 13).fill(FREE);
  readonly #texts: (string | null)[] = [];

  constructor(clean: (cell: string) => string) {
    this.#clean = clean;
  }

  id(bytes: Uint8Array, from: number, to: number): number {
    let hash = to - from;
    for (let i = from; i < to; i++) hash = Math.imul(hash ^ bytes[i]!, 0x01000193);
    hash ^= hash >>> 15;
    const table = this.#table;
    const mask = table.length - 1;
    let slot = hash & mask;
    for (let entry = table[slot]!; entry !== FREE; entry = table[slot]!) {
      if (this.#hashes[entry] === hash && this.#equals(entry, bytes, from, to)) return this.#cleaned[entry]!;
      slot = (slot + 1) & mask;
    }
    const entry = this.#add(bytes, from, to, hash, slot);
    if (isClean(bytes, from, to)) return entry;
    const cell = Buffer.from(bytes.buffer, bytes.byteOffset + from, to - from).toString("utf8");
    const text = this.#clean(cell);
    if (text === cell) return entry;
    const cleaned = Buffer.from(text, "utf8");
    const id = this.id(cleaned, 0, cleaned.length);
    this.#cleaned[entry] = id;
    return id;
  }

  at(id: number): string {
    this.#texts[id] ??= this.#bytes.toString("utf8", this.#starts[id]!, this.#starts[id + 1]!);
    return this.#texts[id];
  }

  #equals(entry: number, bytes: Uint8Array, from: number, to: number): boolean {
    const start = this.#starts[entry]!;
    if (this.#starts[entry + 1]! - start !== to - from) return false;
    const own = this.#bytes;
    for (let i = from, o = start; i < to; i++, o++) if (bytes[i] !== own[o]) return false;
    return true;
  }

  #add(bytes: Uint8Array, from: number, to: number, hash: number, slot: number): number {
    const entry = this.#entries++;
    if (entry + 2 > this.#starts.length) this.#moreEntries();
    if (this.#used + to - from > this.#bytes.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(this.#bytes.length * 2, this.#used + to - from));
      this.#bytes.copy(larger, 0, 0, this.#used);
      this.#bytes = larger;
    }
    const own = this.#bytes;
    let used = this.#used;
    for (let i = from; i < to; i++) own[used++] = bytes[i]!;
    this.#used = used;
    this.#starts[entry + 1] = used;
    this.#hashes[entry] = hash;
    this.#cleaned[entry] = entry;
    this.#table[slot] = entry;
    this.#texts.push(null);
    if (2 * this.#entries > this.#table.length) this.#rehash();
    return entry;
  }

  #moreEntries(): void {
    const grown = <T extends Uint32Array | Int32Array>(old: T, empty: T): T => {
      empty.set(old);
      return empty;
    };
    const length = this.#starts.length * 2;
    this.#starts = grown(this.#starts, new Uint32Array(length));
    this.#hashes = grown(this.#hashes, new Int32Array(length));
    this.#cleaned = grown(this.#cleaned, new Int32Array(length));
  }

  #rehash(): void {
    const table = new Int32Array(this.#table.length * 2).fill(FREE);
    const mask = table.length - 1;
    for (let entry = 0; entry < this.#entries; entry++) {
      let slot = this.#hashes[entry]! & mask;
      while (table[slot] !== FREE) slot = (slot + 1) & mask;
      table[slot] = entry;
    }
    this.#table = table;
  }
}
