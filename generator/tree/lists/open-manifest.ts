/** Reads the manifest of a tree, whole or in parts: of one in parts no more than a few parts are ever in memory. */

import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { itemAt } from "../../collections/at.ts";
import { partitionPoint } from "../../collections/partition-point.ts";
import { messageOf } from "../../terminal/error-message.ts";
import { Failure } from "../../terminal/failure.ts";
import { isManifestEntry, MANIFEST, type ManifestEntry } from "../manifest.ts";
import { sha256 } from "../sha256.ts";
import { entryAt, isManifestHead, type ManifestPart, manifestPartOf } from "./manifest-parts.ts";

/** Messages about a manifest that cannot be used. */
const TEXTS = {
  again: "download the tree again, or make it anew (npm run generate)",
  missing: "it is missing",
  noJson: (why: string) => `it is not JSON (${why})`,
  noManifest: "it lists no files as a manifest does",
  noOrder: (path: string, before: string) => `it is out of order: ${path} comes after ${before}`,
  outside: (path: string, first: string) => `it lists ${path}, which belongs into the part that begins with ${first}`,
  begins: (said: string, is: string) => `it begins with ${is}, but the head says ${said}`,
  counts: (said: number, is: number) => `it lists ${is} files, but the head says ${said}`,
  other: (bytes: number, expected: number) =>
    `its content is not as manifest.json says (${bytes} bytes, expected ${expected})`,
};

/** Parts in memory at once, for those who look for one file after another. */
const KEPT = 4;

/** A manifest that is missing, spoilt or not ours. */
class ManifestFailure extends Failure {}

const byPath = (a: ManifestEntry, b: ManifestEntry) => (a.path < b.path ? -1 : 1);

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

/** The manifest of a tree: a small one is held whole, the parts of a large one are read when they are asked for. */
export class OpenManifest {
  readonly #tree: string;
  readonly #hold: (name: string, value: unknown) => void;
  readonly #files: readonly ManifestEntry[] | null;
  /** Its parts; none where `manifest.json` lists the files itself. */
  readonly parts: readonly ManifestPart[];
  /** How many files it lists. */
  readonly size: number;
  readonly #kept = new Map<number, readonly ManifestEntry[]>();

  /**
   * Opens the manifest of a tree.
   *
   * @param tree its folder
   * @param hold is given what is read of `manifest.json` and of each part; may throw
   * @throws ManifestFailure where it is missing or no manifest, with the file, what is wrong and what to do
   * @example [...new OpenManifest("dist-api").entries()][0] // { path: "api/public/ddl/lista.json", bytes: 512, sha256: "e3b0…" }
   */
  constructor(tree: string, hold: (name: string, value: unknown) => void = () => {}) {
    this.#tree = tree;
    this.#hold = hold;
    const found = this.#parsed(MANIFEST, this.#bytes(MANIFEST));
    if (isManifestHead(found)) {
      this.#files = null;
      this.parts = found.parti;
      this.size = found.file;
      this.#holdHead();
    } else if (Array.isArray(found) && found.every(isManifestEntry)) {
      this.#files = found.sort(byPath);
      this.parts = [];
      this.size = found.length;
    } else throw this.#failure(MANIFEST, TEXTS.noManifest);
  }

  #failure(name: string, problem: string): ManifestFailure {
    return new ManifestFailure(`${path.join(this.#tree, name)}: ${problem}; ${TEXTS.again}`);
  }

  #bytes(name: string): Buffer {
    const file = path.join(this.#tree, name);
    if (!existsSync(file)) throw this.#failure(name, TEXTS.missing);
    return readFileSync(file);
  }

  #parsed(name: string, bytes: Buffer): unknown {
    let value: unknown;
    try {
      value = JSON.parse(bytes.toString("utf8"));
    } catch (error) {
      throw this.#failure(name, TEXTS.noJson(messageOf(error)));
    }
    this.#hold(name, value);
    return value;
  }

  /** Parts follow each other, and list as many files as all. */
  #holdHead(): void {
    let [files, before] = [0, ""];
    for (const { da, file } of this.parts) {
      if (da <= before) throw this.#failure(MANIFEST, TEXTS.noOrder(da, before));
      before = da;
      files += file;
    }
    if (files !== this.size) throw this.#failure(MANIFEST, TEXTS.counts(this.size, files));
  }

  /** The files of a part, held against the head. */
  #read({ path: name, da, file, bytes, sha256: digest }: ManifestPart, next: string | undefined): ManifestEntry[] {
    const content = this.#bytes(name);
    if (content.length !== bytes || sha256(content) !== digest)
      throw this.#failure(name, TEXTS.other(content.length, bytes));
    const found = this.#parsed(name, content);
    if (!Array.isArray(found) || !found.every(isManifestEntry)) throw this.#failure(name, TEXTS.noManifest);
    if (found.length !== file) throw this.#failure(name, TEXTS.counts(file, found.length));
    let before = "";
    for (const { path: listed } of found) {
      if (listed <= before) throw this.#failure(name, TEXTS.noOrder(listed, before));
      if (before === "" && listed !== da) throw this.#failure(name, TEXTS.begins(da, listed));
      before = listed;
    }
    if (next !== undefined && before >= next) throw this.#failure(name, TEXTS.outside(before, next));
    return found;
  }

  #part(n: number): readonly ManifestEntry[] {
    const part = this.parts[n];
    if (part === undefined) return [];
    const known = this.#kept.get(n) ?? this.#read(part, this.parts[n + 1]?.da);
    this.#kept.delete(n);
    this.#kept.set(n, known);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= KEPT) break;
      this.#kept.delete(oldest);
    }
    return known;
  }

  /**
   * Its files by path, part by part.
   *
   * @param from position of the first one that is wanted, `to` of the first one behind: parts without any are not read
   * @throws ManifestFailure where a part is missing or not what the head says
   */
  *entries(from = 0, to = this.size): Generator<ManifestEntry> {
    if (this.#files !== null) yield* this.#files.slice(from, to);
    let start = 0;
    for (const [n, { file }] of this.parts.entries()) {
      const end = start + file;
      if (end > from && start < to) yield* this.#part(n).slice(Math.max(from - start, 0), to - start);
      start = end;
    }
  }

  /**
   * What it says of a file; `undefined` where it does not list it.
   *
   * @throws ManifestFailure where the part is missing or not what the head says
   */
  entry(name: string): ManifestEntry | undefined {
    if (this.#files !== null) return entryAt(this.#files, name);
    return entryAt(this.#part(manifestPartOf(this.parts, name)), name);
  }

  /**
   * Whether it lists a file of a name, or files below a folder of that name.
   *
   * @throws ManifestFailure where a part is missing or not what the head says
   * @example new OpenManifest("dist-api").has("api/public") // true
   */
  has(name: string): boolean {
    if (this.entry(name) !== undefined) return true;
    const below = `${name}/`;
    const part = manifestPartOf(this.parts, below);
    const files = this.#files ?? this.#part(part);
    const next = files[partitionPoint(files.length, (place) => itemAt(files, place).path < below)]?.path;
    return (next ?? this.parts[part + 1]?.da)?.startsWith(below) === true;
  }
}
