/**
 * Items in an order, however many: what is more than a task may hold goes to disk in sorted runs, which are merged as they are read. What
 * fits stays in memory, and no file is written.
 */

import { closeSync, openSync, readSync, rmSync } from "node:fs";
import path from "node:path";
import { ensureDirSync, removeSync } from "fs-extra/esm";
import { mapped } from "../../collections/mapped.ts";
import { mergeSorted } from "../../collections/merge-sorted.ts";
import type { ListFormat, MakeList, SortedList } from "../../collections/sorted-list.ts";
import { writePieces } from "../../tree/write-new.ts";
import { growingName } from "../../tree/write-whole.ts";
import { memoryFor, type Settings } from "./settings.ts";

/** Bytes that are read of a run at once: 1 MB of as many as are merged. */
const READ = 1 << 13;
const LINE_END = 10;
/** Runs that are merged into one, so that few are open at once however many are written. */
export const MERGED = 128;

function* linesOf(file: string): Generator<string> {
  const handle = openSync(file, "r");
  try {
    const chunk = Buffer.allocUnsafe(READ);
    let begun: Buffer[] = [];
    for (let read = readSync(handle, chunk); read > 0; read = readSync(handle, chunk)) {
      let from = 0;
      for (let end = chunk.indexOf(LINE_END); end >= 0 && end < read; end = chunk.indexOf(LINE_END, from)) {
        if (begun.length === 0) yield chunk.toString("utf8", from, end);
        else yield Buffer.concat([...begun, chunk.subarray(from, end)]).toString();
        begun = [];
        from = end + 1;
      }
      if (from < read) begun.push(Buffer.from(chunk.subarray(from, read)));
    }
  } finally {
    closeSync(handle);
  }
}

/** A file of sorted lines. */
interface Run {
  readonly file: string;
  /** How often its items were merged. */
  readonly merges: number;
}

/**
 * A list that is filled in any order and read in its own, as often as is wanted.
 *
 * @example
 * const names = new SortedRuns("stage/spool/names", 1 << 20, { order: byCodeUnit, write: String, read: String });
 * for (const name of ["b", "a"]) names.add(name, name.length);
 * [...names.items()] // ["a", "b"]
 * names.close();
 */
export class SortedRuns<T> implements SortedList<T> {
  readonly #folder: string;
  readonly #most: number;
  readonly #format: ListFormat<T>;
  #held: T[] = [];
  #bytes = 0;
  /** The oldest first, which were merged most often. */
  #runs: Run[] = [];
  #written = 0;
  #count = 0;

  /**
   * @param folder of the runs: made where there are any, gone once the list is closed
   * @param most bytes that are held
   */
  constructor(folder: string, most: number, format: ListFormat<T>) {
    this.#folder = folder;
    this.#most = most;
    this.#format = format;
  }

  /** How many items there are. */
  get count(): number {
    return this.#count;
  }

  /** How many runs are on disk. */
  get runs(): number {
    return this.#runs.length;
  }

  /** @param bytes of the item as text, more or less */
  add(item: T, bytes: number): void {
    this.#held.push(item);
    this.#bytes += bytes;
    this.#count++;
    if (this.#bytes >= this.#most) this.#spill();
  }

  #spill(): void {
    this.#keep(this.#held.sort(this.#format.order), 0);
    [this.#held, this.#bytes] = [[], 0];
  }

  /** Writes a run. Those that were merged equally often become one: an item is written again once for each round. */
  #keep(items: Iterable<T>, merges: number): void {
    ensureDirSync(this.#folder);
    const file = path.join(this.#folder, String(this.#written++));
    const { write } = this.#format;
    writePieces(
      file,
      mapped(items, (item) => `${write(item)}\n`),
    );
    this.#runs.push({ file, merges });
    const last = this.#runs.slice(-MERGED);
    if (last.length < MERGED || last[0]?.merges !== merges) return;
    this.#runs.splice(-MERGED);
    this.#keep(this.#merged(last), merges + 1);
    for (const run of last) rmSync(run.file);
  }

  #merged(runs: readonly Run[], ...more: readonly Iterable<T>[]): Iterable<T> {
    const read = runs.map(({ file }) => mapped(linesOf(file), this.#format.read));
    return mergeSorted([...read, ...more], this.#format.order);
  }

  /** All items, in order, as often as they are read. Nothing is added meanwhile. */
  items(): Iterable<T> {
    return { [Symbol.iterator]: () => this.#read() };
  }

  *#read(): Generator<T> {
    this.#held.sort(this.#format.order);
    if (this.#runs.length === 0) yield* this.#held;
    else yield* this.#merged(this.#runs, this.#held);
  }

  /** Forgets all items, and removes their runs. */
  close(): void {
    removeSync(this.#folder);
    [this.#held, this.#bytes, this.#runs, this.#count] = [[], 0, [], 0];
  }
}

/**
 * Makes the sorted lists of a task, each in its share of the memory that a task may take.
 *
 * @param task name of their folders, for whoever looks there
 * @example sortedRuns(stage, "chunks")("acts", format)
 */
export const sortedRuns =
  (
    { spool, settings }: { readonly spool: string; readonly settings: Pick<Settings, "memory"> },
    task: string,
  ): MakeList =>
  (name, format) =>
    // In a folder of its own: what a killed process left is another's.
    new SortedRuns(growingName(path.join(spool, `${task}-${name}`)), memoryFor(settings, "list"), format);
