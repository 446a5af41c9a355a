/** The files of a tree that grows: those that were written here, of which there are few, and those that were written elsewhere. */

import { byCodeUnit } from "../../collections/code-unit.ts";
import { HeldList } from "../../collections/held-list.ts";
import { mergeSorted } from "../../collections/merge-sorted.ts";
import { jsonLines, type SortedList } from "../../collections/sorted-list.ts";
import type { ManifestEntry } from "../manifest.ts";

/** The entries of a manifest, in its order. */
export const BY_PATH = jsonLines<ManifestEntry>((a, b) => byCodeUnit(a.path, b.path));

/** Bytes of an entry as text beside its path, about. */
const BYTES = 130;

export const writtenTwice = (name: string): Error => new Error(`file scritto due volte nell'albero: ${name}`);

/**
 * What the manifest of a tree will list.
 *
 * @example
 * const files = new TreeEntries();
 * files.enter({ path: "b.json", bytes: 2, sha256: "e3b0…" });
 * files.write({ path: "a.json", bytes: 3, sha256: "ca3d…" });
 * Array.from(files.entries, ({ path }) => path) // ["a.json", "b.json"]
 */
export class TreeEntries {
  readonly #written = new Map<string, ManifestEntry>();
  readonly #entered: SortedList<ManifestEntry>;

  /** @param entered an empty list, for what was written elsewhere */
  constructor(entered: SortedList<ManifestEntry> = new HeldList(BY_PATH.order)) {
    this.#entered = entered;
  }

  get count(): number {
    return this.#written.size + this.#entered.count;
  }

  /** @throws Error where a file of that name was written here */
  write(entry: ManifestEntry): void {
    if (this.#written.has(entry.path)) throw writtenTwice(entry.path);
    this.#written.set(entry.path, entry);
  }

  /** A file that was written elsewhere. */
  enter(entry: ManifestEntry): void {
    this.#entered.add(entry, entry.path.length + BYTES);
  }

  /** All files by path, as often as they are read. @throws Error while they are read, where one was written twice */
  get entries(): Iterable<ManifestEntry> {
    return { [Symbol.iterator]: () => this.#byPath() };
  }

  *#byPath(): Generator<ManifestEntry> {
    const written = [...this.#written.values()].sort(BY_PATH.order);
    let before: string | undefined;
    for (const entry of mergeSorted([written, this.#entered.items()], BY_PATH.order)) {
      if (entry.path === before) throw writtenTwice(before);
      before = entry.path;
      yield entry;
    }
  }
}
