/** Reads the manifest of a tree by lines, a block of them at a time: no more than a few blocks are ever in memory. */

import { closeSync, openSync, readSync, statSync } from "node:fs";
import path from "node:path";
import { itemAt } from "../../collections/at.ts";
import { partitionPoint } from "../../collections/partition-point.ts";
import { messageOf } from "../../terminal/error-message.ts";
import { Failure } from "../../terminal/failure.ts";
import { isManifestEntry, MANIFEST, type ManifestEntry } from "../manifest.ts";

/** Messages about a manifest that cannot be used. */
const TEXTS = {
  again: "download the tree again, or make it anew (npm run generate)",
  missing: "it is missing",
  noJson: (at: number, why: string) => `at byte ${at} it is not JSON (${why})`,
  noManifest: "it lists no files as a manifest does, one a line",
  noOrder: (name: string) => `${name} is not in order`,
};

/** What stands before the first line and behind the last. */
const [BEGIN, END] = ["[\n", "\n]\n"];
const [LINE_FEED, COMMA] = [0x0a, 0x2c];
/** Bytes of a block, some 300 files; of a line at the most; blocks in memory, for those who look for one file after another. */
const [BLOCK, LONGEST, KEPT] = [64 * 1024, 4096, 4];

/** A manifest that is missing, spoilt or not ours. */
class ManifestFailure extends Failure {}

/** How many of some files, which stand by path, come before a name. */
const before = (files: readonly ManifestEntry[], name: string) =>
  partitionPoint(files.length, (at) => itemAt(files, at).path < name);

/**
 * What is read of a manifest; `null` where that is missing, spoilt or not ours.
 *
 * @throws whatever else `read` throws
 * @example unlessSpoilt(() => new OpenManifest("dist-api")) // null
 */
export function unlessSpoilt<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof ManifestFailure) return null;
    throw error;
  }
}

/** The manifest of a tree. Its methods throw a `ManifestFailure` where what they read of it is spoilt. */
export class OpenManifest {
  readonly #file: string;
  readonly #hold: (entries: readonly ManifestEntry[]) => void;
  /** Where its lines end. */
  readonly #end: number;
  readonly #kept = new Map<number, readonly ManifestEntry[]>();
  /** The first name of each block that was read. */
  readonly #firsts: (string | undefined)[] = [];
  #size: number | undefined;

  /**
   * Opens the manifest of a tree.
   *
   * @param tree its folder
   * @param hold is given the files of each block that is read; may throw
   * @throws ManifestFailure where it is missing or no manifest
   * @example [...new OpenManifest("dist-api").entries()][0] // { path: "api/public/ddl/lista.json", bytes: 512, sha256: "e3b0…" }
   */
  constructor(tree: string, hold: (entries: readonly ManifestEntry[]) => void = () => {}) {
    this.#file = path.join(tree, MANIFEST);
    this.#hold = hold;
    const found = statSync(this.#file, { throwIfNoEntry: false });
    if (!found?.isFile()) throw this.#failure(TEXTS.missing);
    this.#end = found.size - END.length;
    const at = (from: number, to: number) => this.#bytes(from, to).toString("latin1");
    if (at(0, BEGIN.length) !== BEGIN || at(Math.max(0, this.#end), found.size) !== END)
      throw this.#failure(TEXTS.noManifest);
    // What another program calls so lists no files.
    this.#block(0);
  }

  #failure(problem: string): ManifestFailure {
    return new ManifestFailure(`${this.#file}: ${problem}; ${TEXTS.again}`);
  }

  #bytes(from: number, to: number): Buffer {
    const bytes = Buffer.allocUnsafe(Math.max(0, to - from));
    const open = openSync(this.#file, "r");
    try {
      let taken = 0;
      for (let read = -1; taken < bytes.length && read !== 0; taken += read)
        read = readSync(open, bytes, taken, bytes.length - taken, from + taken);
      return bytes.subarray(0, taken);
    } finally {
      closeSync(open);
    }
  }

  get #blocks(): number {
    return Math.ceil(Math.max(0, this.#end - BEGIN.length) / BLOCK);
  }

  #entry(line: string, at: number): ManifestEntry {
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch (error) {
      throw this.#failure(TEXTS.noJson(at, messageOf(error)));
    }
    if (!isManifestEntry(value)) throw this.#failure(TEXTS.noManifest);
    return value;
  }

  /** The files whose lines begin between two bytes. */
  #lines(from: number, to: number): ManifestEntry[] {
    const files: ManifestEntry[] = [];
    const begin = from - 1;
    const bytes = this.#bytes(begin, Math.min(to + LONGEST, this.#end));
    for (let at = bytes.indexOf(LINE_FEED) + 1; at > 0 && begin + at < to; ) {
      const next = bytes.indexOf(LINE_FEED, at);
      const isLast = next === -1 && begin + bytes.length === this.#end;
      const end = isLast ? bytes.length : next - 1;
      if ((!isLast && bytes[end] !== COMMA) || end - at > LONGEST) throw this.#failure(TEXTS.noManifest);
      const entry = this.#entry(bytes.toString("utf8", at, end), begin + at);
      const last = files.at(-1)?.path;
      if (last !== undefined && last >= entry.path) throw this.#failure(TEXTS.noOrder(entry.path));
      files.push(entry);
      at = next + 1;
    }
    return files;
  }

  #block(n: number): readonly ManifestEntry[] {
    const from = BEGIN.length + n * BLOCK;
    let files = this.#kept.get(n);
    if (files === undefined) {
      files = this.#lines(from, Math.min(from + BLOCK, this.#end));
      this.#hold(files);
      this.#firsts[n] = files[0]?.path;
    }
    this.#kept.delete(n);
    this.#kept.set(n, files);
    const [oldest = n] = this.#kept.keys();
    if (this.#kept.size > KEPT) this.#kept.delete(oldest);
    return files;
  }

  /** The first name of a block; none where all of it is the end of a line, or behind the last one. */
  #first(n: number): string | undefined {
    return this.#firsts[n] ?? (n < this.#blocks ? this.#block(n)[0]?.path : undefined);
  }

  /** The block in which a name stands, or would: its lines are halved. */
  #blockOf(name: string): number {
    const isBefore = (first: string | undefined) => first !== undefined && first <= name;
    return Math.max(0, partitionPoint(this.#blocks, (n) => isBefore(this.#first(n))) - 1);
  }

  /** How many files it lists. */
  get size(): number {
    if (this.#size === undefined) {
      let size = this.#end > BEGIN.length ? 1 : 0;
      for (let at = BEGIN.length; at < this.#end; at += BLOCK)
        for (const byte of this.#bytes(at, Math.min(at + BLOCK, this.#end))) if (byte === LINE_FEED) size++;
      this.#size = size;
    }
    return this.#size;
  }

  /** Its files by path. */
  *entries(): Generator<ManifestEntry> {
    let last: string | undefined;
    for (let n = 0; n < this.#blocks; n++) {
      const files = this.#block(n);
      const [first] = files;
      if (first && last !== undefined && last >= first.path) throw this.#failure(TEXTS.noOrder(first.path));
      last = files.at(-1)?.path ?? last;
      yield* files;
    }
  }

  /** What it says of a file; `undefined` where it does not list it. */
  entry(name: string): ManifestEntry | undefined {
    const files = this.#block(this.#blockOf(name));
    const found = files[before(files, name)];
    return found?.path === name ? found : undefined;
  }

  /** Whether it lists a file of a name, or files below a folder of that name. */
  has(name: string): boolean {
    const below = `${name}/`;
    const n = this.#blockOf(below);
    const files = this.#block(n);
    const next = files[before(files, below)]?.path ?? this.#first(n + 1) ?? "";
    return next.startsWith(below) || this.entry(name) !== undefined;
  }
}
