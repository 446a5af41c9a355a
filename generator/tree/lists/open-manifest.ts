/** Reads the manifest of a tree: a whole one is one part that is held, of one in parts no more than a few are ever in memory. */

import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { itemAt } from "../../collections/at.ts";
import { partitionPoint } from "../../collections/partition-point.ts";
import { messageOf } from "../../terminal/error-message.ts";
import { Failure } from "../../terminal/failure.ts";
import { isManifestEntry, MANIFEST, type ManifestEntry } from "../manifest.ts";
import { sha256 } from "../sha256.ts";
import { isManifestHead, type ManifestPart } from "./manifest-parts.ts";

/** Messages about a manifest that cannot be used. */
const TEXTS = {
  again: "download the tree again, or make it anew (npm run generate)",
  missing: "it is missing",
  noJson: (why: string) => `it is not JSON (${why})`,
  noManifest: "it lists no files as a manifest does",
  otherFiles: "it lists other files than manifest.json says, or not in their order",
  other: (is: number, due: number) => `its content is not as manifest.json says (${is} bytes, expected ${due})`,
};

/** Parts in memory at once, for those who look for one file after another. */
const KEPT = 4;
/** A manifest that is missing, spoilt or not ours. */
class ManifestFailure extends Failure {}
/** How many of some files, which stand by path, come before a name. */
const before = (files: readonly ManifestEntry[], name: string) =>
  partitionPoint(files.length, (at) => itemAt(files, at).path < name);
const rise = (names: readonly string[]) => names.every((name, at) => at === 0 || itemAt(names, at - 1) < name);

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

/** The manifest of a tree. Its methods throw a `ManifestFailure` where a part is missing or not as the head says. */
export class OpenManifest {
  readonly #tree: string;
  readonly #hold: (name: string, value: unknown) => void;
  /** Where each part begins, and how many files it lists: a whole manifest is one, from the beginning. */
  readonly ranges: readonly Pick<ManifestPart, "da" | "file">[];
  /** Its parts; none where `manifest.json` lists the files itself. */
  readonly parts: readonly ManifestPart[];
  readonly size: number;
  readonly #kept = new Map<number, readonly ManifestEntry[]>();

  /**
   * Opens the manifest of a tree.
   *
   * @param tree its folder
   * @param hold is given what is read of `manifest.json` and of each part; may throw
   * @throws ManifestFailure where it is missing or no manifest
   * @example [...new OpenManifest("dist-api").entries()][0] // { path: "api/public/ddl/lista.json", bytes: 512, sha256: "e3b0…" }
   */
  constructor(tree: string, hold: (name: string, value: unknown) => void = () => {}) {
    this.#tree = tree;
    this.#hold = hold;
    const found = this.#value(MANIFEST);
    if (isManifestHead(found)) {
      [this.parts, this.ranges, this.size] = [found.parti, found.parti, found.file];
      const isWhole = found.parti.reduce((sum, { file }) => sum + file, 0) === found.file;
      if (!isWhole || !rise(found.parti.map(({ da }) => da))) throw this.#failure(MANIFEST, TEXTS.otherFiles);
    } else if (Array.isArray(found) && found.every(isManifestEntry)) {
      [this.parts, this.ranges, this.size] = [[], [{ da: "", file: found.length }], found.length];
      found.sort((a, b) => (a.path < b.path ? -1 : 1));
      this.#kept.set(0, found);
    } else throw this.#failure(MANIFEST, TEXTS.noManifest);
  }

  #failure(name: string, problem: string): ManifestFailure {
    return new ManifestFailure(`${path.join(this.#tree, name)}: ${problem}; ${TEXTS.again}`);
  }

  /** The value in one of its files, which must be the one that the head says. */
  #value(name: string, due?: ManifestPart): unknown {
    const file = path.join(this.#tree, name);
    if (!existsSync(file)) throw this.#failure(name, TEXTS.missing);
    const content = readFileSync(file);
    if (due && (content.length !== due.bytes || sha256(content) !== due.sha256))
      throw this.#failure(name, TEXTS.other(content.length, due.bytes));
    let value: unknown;
    try {
      value = JSON.parse(content.toString("utf8"));
    } catch (error) {
      throw this.#failure(name, TEXTS.noJson(messageOf(error)));
    }
    this.#hold(name, value);
    return value;
  }

  /** The files of a part, held against the head. */
  #read(part: ManifestPart, next: string | undefined): ManifestEntry[] {
    const found = this.#value(part.path, part);
    if (!Array.isArray(found) || !found.every(isManifestEntry)) throw this.#failure(part.path, TEXTS.noManifest);
    const names = found.map((entry) => entry.path);
    if (names.length === part.file && names[0] === part.da && rise(names.concat(next ?? []))) return found;
    throw this.#failure(part.path, TEXTS.otherFiles);
  }

  #part(n: number): readonly ManifestEntry[] {
    const part = this.parts[n];
    const files = this.#kept.get(n) ?? (part ? this.#read(part, this.parts[n + 1]?.da) : []);
    this.#kept.delete(n);
    this.#kept.set(n, files);
    const [oldest = n] = this.#kept.keys();
    if (this.#kept.size > KEPT) this.#kept.delete(oldest);
    return files;
  }

  #partOf(name: string): number {
    return partitionPoint(this.ranges.length, (at) => itemAt(this.ranges, at).da <= name) - 1;
  }

  /** Its files by path, part by part: from a position to before another; parts without any are not read. */
  *entries(from = 0, to = this.size): Generator<ManifestEntry> {
    let start = 0;
    for (const [n, { file }] of this.ranges.entries()) {
      const end = start + file;
      if (end > from && start < to) yield* this.#part(n).slice(Math.max(from - start, 0), to - start);
      start = end;
    }
  }

  /** What it says of a file; `undefined` where it does not list it. */
  entry(name: string): ManifestEntry | undefined {
    const files = this.#part(this.#partOf(name));
    const found = files[before(files, name)];
    return found?.path === name ? found : undefined;
  }

  /** Whether it lists a file of a name, or files below a folder of that name. */
  has(name: string): boolean {
    const below = `${name}/`;
    const part = this.#partOf(below);
    const files = this.#part(part);
    const next = files[before(files, below)]?.path ?? this.ranges[part + 1]?.da ?? "";
    return next.startsWith(below) || this.entry(name) !== undefined;
  }
}
