/** Texts in a list, however many: what is more than a task may hold goes to disk, block by block, and is read from there again. */

import { closeSync, mkdirSync, openSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { itemAt, lastOf } from "../../collections/at.ts";
import type { MakeTexts, TextList } from "../../collections/text-list.ts";
import { readRange } from "../../tree/read-range.ts";
import { growingName } from "../../tree/write-whole.ts";
import { type Settings, shareOf } from "./settings.ts";

/** Texts of a block: so few that one is soon read, so many that a block is no trouble. */
const OF_A_BLOCK = 32;

interface Block {
  readonly texts: readonly string[];
  /** Bytes that it takes on disk. */
  readonly size: number;
}

/**
 * A list of texts that is filled in order and read anywhere.
 *
 * @example
 * const lines = new StoredTexts("stage/spool/lines", 1 << 20);
 * for (const line of ["a", "b"]) lines.add(line);
 * lines.at(1) // "b"
 * lines.close();
 */
export class StoredTexts implements TextList {
  readonly #file: string;
  readonly #most: number;
  #held: (readonly string[])[] = [];
  #bytes = 0;
  /** The block that is being filled, and its size. */
  #open: string[] = [];
  #size = 0;
  #count = 0;
  #handle: number | null = null;
  /** Where the blocks on disk begin, and the last one ends. */
  #starts: number[] = [0];
  readonly #read = new Map<number, Block>();
  #readBytes = 0;

  /**
   * @param file made where there are more texts than are held, gone once the list is closed
   * @param most bytes that are held: half of them of the first texts, half of what was read last
   */
  constructor(file: string, most: number) {
    this.#file = file;
    this.#most = most / 2;
  }

  get count(): number {
    return this.#count;
  }

  add(text: string): void {
    this.#open.push(text);
    this.#size += text.length;
    this.#count++;
    if (this.#open.length < OF_A_BLOCK) return;
    if (this.#handle === null && this.#bytes + this.#size <= this.#most) {
      this.#held.push(this.#open);
      this.#bytes += this.#size;
    } else this.#write(this.#open);
    [this.#open, this.#size] = [[], 0];
  }

  #opened(): number {
    if (this.#handle === null) {
      mkdirSync(path.dirname(this.#file), { recursive: true });
      this.#handle = openSync(this.#file, "wx+");
    }
    return this.#handle;
  }

  #write(texts: readonly string[]): void {
    const bytes = Buffer.from(texts.join("\n"));
    // All of it, where the system takes less at once.
    writeFileSync(this.#opened(), bytes);
    this.#starts.push(lastOf(this.#starts) + bytes.length);
  }

  #fromDisk(block: number): readonly string[] {
    const known = this.#read.get(block);
    if (known !== undefined) return known.texts;
    const [start, end] = [itemAt(this.#starts, block), itemAt(this.#starts, block + 1)];
    const bytes = readRange(this.#opened(), start, end);
    const texts = bytes.toString().split("\n");
    this.#read.set(block, { texts, size: bytes.length });
    this.#readBytes += bytes.length;
    for (const [oldest, { size }] of this.#read) {
      if (this.#readBytes <= this.#most || oldest === block) break;
      this.#read.delete(oldest);
      this.#readBytes -= size;
    }
    return texts;
  }

  at(position: number): string {
    const block = Math.floor(position / OF_A_BLOCK);
    const place = position % OF_A_BLOCK;
    if (block < this.#held.length) return itemAt(itemAt(this.#held, block), place);
    const onDisk = block - this.#held.length;
    return itemAt(onDisk < this.#starts.length - 1 ? this.#fromDisk(onDisk) : this.#open, place);
  }

  close(): void {
    if (this.#handle !== null) closeSync(this.#handle);
    rmSync(this.#file, { force: true });
    this.#handle = null;
    this.#read.clear();
    [this.#held, this.#open, this.#starts] = [[], [], [0]];
    [this.#bytes, this.#size, this.#readBytes, this.#count] = [0, 0, 0, 0];
  }
}

/**
 * Makes the lists of texts of a task, each in its share of the memory that a task may take.
 *
 * @param task name of their files, for whoever looks there
 * @example storedTexts(stage, "order")("lines")
 */
export const storedTexts =
  (
    { spool, settings }: { readonly spool: string; readonly settings: Pick<Settings, "memory"> },
    task: string,
  ): MakeTexts =>
  (name) =>
    // A file of its own: what a killed process left is another's.
    new StoredTexts(growingName(path.join(spool, `${task}-${name}`)), shareOf(settings));
