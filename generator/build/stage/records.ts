/**
 * Records in a file, found by their position: what a phase leaves for the tasks of the next one.
 *
 *   records one after the other, then the offset at which each ends (8 bytes, little-endian), then how many there are (8 bytes)
 */

import { closeSync, fstatSync, openSync, renameSync } from "node:fs";
import path from "node:path";
import { ensureDirSync } from "fs-extra/esm";
import { readRange } from "../../tree/read-range.ts";
import { writePieces } from "../../tree/write-new.ts";
import { growingName } from "../../tree/write-whole.ts";

const NUMBER = 8;
/** Bytes of an index beyond which it is not held. */
const LARGE = 1 << 16;

function* withIndex(records: Iterable<string | Buffer>): Generator<Buffer> {
  const ends: number[] = [];
  let end = 0;
  for (const record of records) {
    const content = typeof record === "string" ? Buffer.from(record) : record;
    end += content.length;
    ends.push(end);
    yield content;
  }
  const index = Buffer.alloc(NUMBER * (ends.length + 1));
  for (const [i, one] of [...ends, ends.length].entries()) index.writeDoubleLE(one, NUMBER * i);
  yield index;
}

/**
 * Writes records, in their order; the file is there when all are in it.
 *
 * @example writeRecords("stage/batches", ["[1,2]", "[3]"])
 */
export function writeRecords(file: string, records: Iterable<string | Buffer>): void {
  ensureDirSync(path.dirname(file));
  const growing = growingName(file);
  writePieces(growing, withIndex(records));
  renameSync(growing, file);
}

/** The records of a file, which stays open until it is closed. */
export class Records {
  readonly count: number;
  readonly #handle: number;
  /** Where each record ends; `null` where it is so long that it is looked up on disk: a task has many such files open. */
  readonly #index: Buffer | null;
  readonly #indexAt: number;

  constructor(file: string) {
    this.#handle = openSync(file, "r");
    const { size } = fstatSync(this.#handle);
    this.count = this.#bytes(size - NUMBER, size).readDoubleLE();
    this.#indexAt = size - NUMBER * (this.count + 1);
    if (!(this.#indexAt >= 0)) throw new RangeError("the file of records is cut short");
    this.#index = NUMBER * this.count > LARGE ? null : this.#bytes(this.#indexAt, size - NUMBER);
  }

  #bytes(start: number, end: number): Buffer {
    return readRange(this.#handle, start, end);
  }

  #end(position: number): number {
    if (this.#index !== null) return this.#index.readDoubleLE(NUMBER * position);
    const at = this.#indexAt + NUMBER * position;
    return this.#bytes(at, at + NUMBER).readDoubleLE();
  }

  /** The offsets at which a record begins and ends. */
  range(position: number): readonly [start: number, end: number] {
    if (position < 0 || position >= this.count) throw new RangeError(`no record ${position} among ${this.count}`);
    return [position === 0 ? 0 : this.#end(position - 1), this.#end(position)];
  }

  /**
   * The record at a position.
   *
   * @example new Records("stage/batches").at(1).toString() // "[3]"
   */
  at(position: number): Buffer {
    return this.#bytes(...this.range(position));
  }

  close(): void {
    closeSync(this.#handle);
  }
}
