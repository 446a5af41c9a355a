/**
 * The tree that a new one follows. A file that has not changed becomes a second name of the earlier tree's file: nothing is written,
 * nothing must be flushed, and the earlier tree can go away. So no file of a tree is ever written to again.
 */

import { createHash } from "node:crypto";
import { lstatSync, statSync } from "node:fs";
import path from "node:path";
import { partitionPoint } from "../../collections/partition-point.ts";
import { OpenManifest, unlessSpoilt } from "../lists/open-manifest.ts";
import { MANIFEST, type ManifestEntry } from "../manifest.ts";
import { sha256OfFile } from "../sha256.ts";
import type { Earlier } from "../staging.ts";
import { copied, linked } from "./second-name.ts";

/** Eight bytes that stand for all that a manifest says of a file. */
const markOf = ({ path: name, bytes, sha256 }: ManifestEntry): bigint =>
  createHash("sha256").update(`${name}\n${bytes}\n${sha256}`).digest().readBigUInt64LE();

/** Marks of the files of a manifest, in order. */
function marksOf(manifest: OpenManifest): BigUint64Array {
  const marks = new BigUint64Array(manifest.size);
  let count = 0;
  for (const entry of manifest.entries()) marks[count++] = markOf(entry);
  return marks.sort();
}

/** The tree in a folder, as `Staging` asks for it. */
export class EarlierTree implements Earlier {
  readonly #folder: string;
  /** When the tree was complete, in milliseconds: a file changed since is not the one that its manifest lists. */
  readonly #notAfter: number;
  /** All that each thread of a build holds of the manifest: of 22,000 files 0.2 MB instead of 12. */
  readonly #marks: BigUint64Array;

  private constructor(folder: string, marks: BigUint64Array, notAfter: number) {
    this.#folder = folder;
    this.#marks = marks;
    this.#notAfter = notAfter;
  }

  /**
   * The tree in a folder; `null` where there is none, or none with a manifest that can be read: then everything is written anew.
   *
   * @example EarlierTree.read("dist-api")?.has({ path: "api/public/ddl/lista.json", bytes: 512, sha256: "e3b0…" }) // true
   */
  static read(folder: string): EarlierTree | null {
    const manifest = path.join(folder, MANIFEST);
    const found = statSync(manifest, { throwIfNoEntry: false });
    if (!found?.isFile()) return null;
    const marks = unlessSpoilt(() => marksOf(new OpenManifest(folder)));
    return marks && new EarlierTree(folder, marks, found.mtimeMs);
  }

  has(entry: ManifestEntry): boolean {
    const [marks, mark] = [this.#marks, markOf(entry)];
    if (marks[partitionPoint(marks.length, (at) => (marks[at] ?? 0n) < mark)] !== mark) return false;
    const file = path.join(this.#folder, entry.path);
    const found = lstatSync(file, { throwIfNoEntry: false });
    if (!found?.isFile() || found.size !== entry.bytes || found.mtimeMs > this.#notAfter) return false;
    // A disk that flips a bit leaves size and time as they were.
    return sha256OfFile(file, found.size) === entry.sha256;
  }

  link(name: string, target: string): boolean {
    return linked(path.join(this.#folder, name), target);
  }

  copy(name: string, target: string): void {
    copied(path.join(this.#folder, name), target);
  }
}
