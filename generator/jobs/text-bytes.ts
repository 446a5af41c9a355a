const FIRST = 64 * 1024;
/** Bytes that a code unit takes at most. */
const WIDEST = 3;

/**
 * Text gathered as UTF-8 bytes, always in the same place: for texts of megabytes, taking fresh memory costs more than what is done with it.
 *
 * @example const text = new TextBytes(); text.add("è\n"); text.bytes() // <Buffer c3 a8 0a>
 */
export class TextBytes {
  #place: Buffer = Buffer.allocUnsafeSlow(FIRST);
  #length = 0;

  /** Bytes gathered so far. */
  get length(): number {
    return this.#length;
  }

  /** Forgets what was gathered; what `bytes` gave is written over. */
  clear(): void {
    this.#length = 0;
  }

  add(text: string): void {
    const most = this.#length + text.length * WIDEST;
    if (most > this.#place.length) {
      const larger = Buffer.allocUnsafeSlow(2 * most);
      this.#place.copy(larger, 0, 0, this.#length);
      this.#place = larger;
    }
    this.#length += this.#place.write(text, this.#length);
  }

  /**
   * Gathers lines: the last ends with a newline, the others with what stands between.
   *
   * @returns how many bytes they are
   */
  addLines(lines: readonly string[], between: string): number {
    const start = this.#length;
    for (const [at, line] of lines.entries()) {
      this.add(line);
      this.add(at < lines.length - 1 ? between : "\n");
    }
    return this.#length - start;
  }

  /** What was gathered, until it is cleared. */
  bytes(): Buffer {
    return this.#place.subarray(0, this.#length);
  }
}
