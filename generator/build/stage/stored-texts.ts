/** Texts in a list, however many: those that a task may not hold go to disk, and each is read from there when it is asked for. */

import { closeSync, openSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ensureDirSync } from "fs-extra/esm";
import { itemAt, lastOf } from "../../collections/at.ts";
import type { MakeTexts, TextList } from "../../collections/text-list.ts";
import { readRange } from "../../tree/read-range.ts";
import { growingName } from "../../tree/write-whole.ts";
import { memoryFor, type Settings } from "./settings.ts";

/** Texts that are written at once. */
const AT_ONCE = 64;

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
  /** The first texts. */
  #held: string[] = [];
  #bytes = 0;
  #handle: number | null = null;
  /** Where the texts on disk begin, and the last one ends. */
  #starts: number[] = [0];
  /** The last texts, until they are written. */
  #waiting: string[] = [];

  /**
   * @param file made where there are more texts than are held, gone once the list is closed
   * @param most bytes that are held
   */
  constructor(file: string, most: number) {
    this.#file = file;
    this.#most = most;
  }

  get count(): number {
    return this.#held.length + this.#starts.length - 1 + this.#waiting.length;
  }

  add(text: string): void {
    if (this.#handle === null && this.#bytes + text.length <= this.#most) {
      this.#held.push(text);
      this.#bytes += text.length;
      return;
    }
    this.#handle ??= this.#opened();
    this.#waiting.push(text);
    if (this.#waiting.length === AT_ONCE) this.#write(this.#handle);
  }

  #opened(): number {
    ensureDirSync(path.dirname(this.#file));
    return openSync(this.#file, "wx+");
  }

  #write(handle: number): void {
    const all = this.#waiting.map((text) => Buffer.from(text));
    for (const { length } of all) this.#starts.push(lastOf(this.#starts) + length);
    // All of it, where the system takes less at once.
    writeFileSync(handle, Buffer.concat(all));
    this.#waiting = [];
  }

  at(position: number): string {
    if (position < this.#held.length) return itemAt(this.#held, position);
    const later = position - this.#held.length;
    const onDisk = this.#starts.length - 1;
    if (this.#handle === null || later >= onDisk) return itemAt(this.#waiting, later - onDisk);
    return readRange(this.#handle, itemAt(this.#starts, later), itemAt(this.#starts, later + 1)).toString();
  }

  close(): void {
    if (this.#handle !== null) closeSync(this.#handle);
    rmSync(this.#file, { force: true });
    this.#handle = null;
    [this.#held, this.#waiting, this.#starts, this.#bytes] = [[], [], [0], 0];
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
    new StoredTexts(growingName(path.join(spool, `${task}-${name}`)), memoryFor(settings, "texts"));
