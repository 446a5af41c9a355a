/**
 * An archive read through a window, for the listing of its members. The directory of a zip is read in pieces of some fifty bytes: each
 * is a system call of its own otherwise. Measured on 60,000 members: 0.4 s with the window, 3.4 s without. A rebuild lists every archive.
 */

import { createReadStream, readSync } from "node:fs";
import type { Readable } from "node:stream";
import { RandomAccessReader } from "yauzl";

/** Bytes read at once. */
const WINDOW = 1 << 20;

/** Takes a small piece from memory where the piece before it was. */
export class WindowReader extends RandomAccessReader {
  readonly #file: string;
  readonly #handle: number;
  #window: Buffer = Buffer.alloc(0);
  #start = 0;

  constructor(file: string, handle: number) {
    super();
    this.#file = file;
    this.#handle = handle;
  }

  /** Moves the window where it does not hold a piece. */
  #cover(position: number, length: number): void {
    if (position >= this.#start && position + length <= this.#start + this.#window.length) return;
    const window = Buffer.allocUnsafe(Math.max(WINDOW, length));
    let filled = 0;
    for (let read = -1; read !== 0 && filled < window.length; filled += read)
      read = readSync(this.#handle, window, filled, window.length - filled, position + filled);
    this.#window = window.subarray(0, filled);
    this.#start = position;
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    let error: Error | null = null;
    try {
      this.#cover(position, length);
      const from = position - this.#start;
      if (this.#window.copy(buffer, offset, from, from + length) < length) error = new Error("unexpected EOF");
    } catch (thrown) {
      error = thrown instanceof Error ? thrown : new Error(String(thrown));
    }
    callback(error);
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return createReadStream(this.#file, { start, end: end - 1 });
  }
}
