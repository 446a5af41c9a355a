/**
 * The tree that a new one follows. A file that has not changed becomes a second name of the earlier tree's file: nothing is written,
 * nothing must be flushed, and the earlier tree can go away. So no file of a tree is ever written to again.
 */

import { constants, copyFileSync, linkSync, lstatSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { MANIFEST, type ManifestEntry } from "./manifest.ts";
import type { Earlier } from "./staging.ts";

/** A file of the earlier tree: plain data, so that a thread can take it over. */
export interface EarlierFile {
  /** Path on this machine. */
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
  /** When the tree was complete, in milliseconds: a file changed since is not the one that its manifest lists. */
  readonly notAfter: number;
}

/** What a system says where a file cannot have a second name. */
const NO_LINK: ReadonlySet<string | undefined> = new Set([
  "EACCES",
  "EMLINK",
  "ENOSYS",
  "ENOTSUP",
  "EOPNOTSUPP",
  "EPERM",
  "EXDEV",
]);

/** Whether a file is still as its tree's manifest lists it, as far as size and time can tell. */
function untouched({ path, bytes, notAfter }: EarlierFile): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found?.isFile() === true && found.size === bytes && found.mtimeMs <= notAfter;
}

function linked(from: string, target: string): boolean {
  try {
    linkSync(from, target);
    return true;
  } catch (error) {
    if (NO_LINK.has((error as NodeJS.ErrnoException).code)) return false;
    throw error;
  }
}

/**
 * Gives a file of the earlier tree a second name; `false` where the file is gone or was touched, or the disk cannot.
 *
 * @param target a name that is free
 * @example linkEarlier(earlier.file("rapporto.json")!, ".tree.nuovo/rapporto.json") // true
 */
export function linkEarlier(file: EarlierFile, target: string): boolean {
  return untouched(file) && linked(file.path, target);
}

function isEntry(value: unknown): value is ManifestEntry {
  const { path, bytes, sha256 } = (value ?? {}) as Partial<Record<keyof ManifestEntry, unknown>>;
  return typeof path === "string" && typeof bytes === "number" && typeof sha256 === "string";
}

/** The tree in a folder, as `Staging` asks for it. */
export class EarlierTree implements Earlier {
  readonly #folder: string;
  readonly #entries: ReadonlyMap<string, ManifestEntry>;
  readonly #notAfter: number;

  private constructor(folder: string, entries: ReadonlyMap<string, ManifestEntry>, notAfter: number) {
    this.#folder = folder;
    this.#entries = entries;
    this.#notAfter = notAfter;
  }

  /**
   * The tree in a folder; `null` where there is none, or none with a manifest that can be read: then everything is written anew.
   *
   * @example EarlierTree.read("dist-api")?.entry("rapporto.json") // { path: "rapporto.json", bytes: 512, sha256: "e3b0…" }
   */
  static read(folder: string): EarlierTree | null {
    const manifest = path.join(folder, MANIFEST);
    const found = statSync(manifest, { throwIfNoEntry: false });
    if (!found?.isFile()) return null;
    let entries: unknown;
    try {
      entries = JSON.parse(readFileSync(manifest, "utf8"));
    } catch (error) {
      if (error instanceof SyntaxError) return null;
      throw error;
    }
    if (!Array.isArray(entries) || !entries.every(isEntry)) return null;
    return new EarlierTree(folder, new Map(entries.map((entry) => [entry.path, entry])), found.mtimeMs);
  }

  /** What the manifest says of all files, by path. */
  get entries(): readonly ManifestEntry[] {
    return [...this.#entries.values()];
  }

  /** What the manifest says of a file. */
  entry(name: string): ManifestEntry | undefined {
    return this.#entries.get(name);
  }

  intact(name: string): boolean {
    const file = this.file(name);
    return file !== undefined && untouched(file);
  }

  link(name: string, target: string): boolean {
    return linked(path.join(this.#folder, name), target);
  }

  copy(name: string, target: string): void {
    copyFileSync(path.join(this.#folder, name), target, constants.COPYFILE_EXCL);
  }

  /** A file, to be taken over by a thread. */
  file(name: string): EarlierFile | undefined {
    const entry = this.#entries.get(name);
    return (
      entry && {
        path: path.join(this.#folder, name),
        bytes: entry.bytes,
        sha256: entry.sha256,
        notAfter: this.#notAfter,
      }
    );
  }
}
