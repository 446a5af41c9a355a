/**
 * Which documents have a word, in few bytes: entries by ascending first document, each of one document or of a run of them. An entry is the
 * distance from the first document of the one before, doubled, one more where it is a run, in base 128 with low digits first and the eighth
 * bit on in all but the last; of a run how many documents follow, likewise; then the impact, likewise.
 */

/** Told of each entry: its first and last document, and the impact of the word there. */
export type OnEntry = (first: number, last: number, impact: number) => void;

/**
 * Reads entries one after the other.
 *
 * @param base what the first distance is counted from
 * @example eachEntry(bytes, 0, (first, last, impact) => {})
 */
export function eachEntry(bytes: Uint8Array, base: number, told: OnEntry): void {
  let at = 0;
  const next = (): number => {
    let [number, scale] = [0, 1];
    for (;;) {
      const byte = bytes[at++] ?? 0;
      number += (byte & 127) * scale;
      if (byte < 128) return number;
      scale *= 128;
    }
  };
  let first = base;
  while (at < bytes.length) {
    const head = next();
    first += Math.floor(head / 2);
    const last = first + (head % 2 ? next() : 0);
    told(first, last, next());
  }
}

/** Entries while they are written. */
export class EntryBytes {
  readonly #base: number;
  #before: number;
  #bytes = new Uint8Array(16);
  length = 0;

  constructor(base: number) {
    this.#base = base;
    this.#before = base;
  }

  #byte(byte: number): void {
    if (this.length === this.#bytes.length) {
      const longer = new Uint8Array(2 * this.length);
      longer.set(this.#bytes);
      this.#bytes = longer;
    }
    this.#bytes[this.length++] = byte;
  }

  #number(number: number): void {
    let rest = number;
    for (; rest > 127; rest = Math.floor(rest / 128)) this.#byte(128 + (rest % 128));
    this.#byte(rest);
  }

  /** Adds an entry; its first document is not before that of the last one. */
  add(first: number, last: number, impact: number): void {
    this.#number(2 * (first - this.#before) + (last > first ? 1 : 0));
    if (last > first) this.#number(last - first);
    this.#number(impact);
    this.#before = first;
  }

  get base(): number {
    return this.#base;
  }

  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.length);
  }
}
