/** The tree while it grows: a folder beside the published one, every file entered in the manifest as it is written. */

import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { ensureDirSync, removeSync } from "fs-extra/esm";
import type { SortedList } from "../collections/sorted-list.ts";
import type { OperationId } from "../contract/operations.ts";
import { operationOfFile } from "./answer-schema.ts";
import { answersOfVotes } from "./coded-votes.ts";
import { type ListFile, listsOf } from "./lists/lists-of.ts";
import { TreeEntries, writtenTwice } from "./lists/tree-entries.ts";
import { MANIFEST, type ManifestEntry, SUMS } from "./manifest.ts";
import { assertNoPerson } from "./no-person.ts";
import { sha256 } from "./sha256.ts";
import { validateAnswer } from "./validate.ts";
import { putAnew, writeNew, writePieces } from "./write-new.ts";

/** Answers of an operation that are all validated as they are written; of the ones beyond, one in `STRIDE` is. */
const ALL_UP_TO = 2000;
const STRIDE = 100;

/**
 * Whether the answer at a position among its operation's is validated as it is written: all of a small corpus, a fixed sample of a
 * large one (`npm run check` validates every answer of a finished tree).
 */
export function inSample(index: number): boolean {
  return index < ALL_UP_TO || index % STRIDE === 0;
}

/** Names that hosts look for and that begin with a dot; everything else has a name that any host keeps. */
const HOST_NAMES: ReadonlySet<string> = new Set([".assetsignore", ".htaccess", ".nojekyll"]);

const NAME = /^[a-z0-9_][a-z0-9._-]*(?:\/[a-z0-9_][a-z0-9._-]*)*$/;

/** A tree that is published already, whose files the new one takes over where they are the same. */
export interface Earlier {
  /** Whether it has the very file: untouched since the tree was complete, and not damaged. */
  has(entry: ManifestEntry): boolean;
  /** Gives a file that it has a second name at a path that is free; `false` where the disk cannot. */
  link(name: string, target: string): boolean;
  /** Copies a file that it has to a path that is free. */
  copy(name: string, target: string): void;
}

/** What a staging begins with. */
interface StagingOptions {
  /** The tree whose files are taken over where they are the same; they are never written to. */
  readonly earlier?: Earlier | null;
  /** An empty list, for the entries of files that were written elsewhere. */
  readonly entered?: SortedList<ManifestEntry>;
}

/** @throws Error where a host would not keep a file of that name */
function assertAdmitted(name: string): void {
  if (!NAME.test(name) && !HOST_NAMES.has(name))
    throw new Error(`nome di file non ammesso nell'albero: ${JSON.stringify(name)}`);
}

export class Staging {
  /** Folder the tree is written into. */
  readonly root: string;
  /** The tree whose files are taken over where they are the same. */
  readonly earlier: Earlier | null;
  readonly #entries: TreeEntries;
  readonly #folders = new Set<string>();
  readonly #answers = new Map<OperationId, number>();

  /** @param root folder, new or empty */
  constructor(root: string, { earlier = null, entered }: StagingOptions = {}) {
    this.root = root;
    this.earlier = earlier;
    this.#entries = new TreeEntries(entered);
    ensureDirSync(root);
  }

  /**
   * Writes one file; an answer is held against its schema first. Two files with one name, or a name that some host would not keep,
   * are errors of the generator.
   *
   * @param name path in the tree: `api/public/health.json`
   * @param held what of an answer is held against its schema: by default all of it, where it is text. Of answers that differ in nothing
   *   but how many items of one list they have, the longest is held whole and of the others what stands before the items
   * @returns its entry in the manifest
   */
  write(
    name: string,
    content: string | Uint8Array,
    held = typeof content === "string" ? content : null,
  ): ManifestEntry {
    if (held !== null) this.#validate(name, held);
    assertNoPerson(name, content);
    const bytes = typeof content === "string" ? Buffer.from(content, "utf8") : content;
    const entry = { path: name, bytes: bytes.length, sha256: sha256(bytes) };
    this.#list(entry);
    const target = this.locate(name);
    putAnew(target, () => {
      if (!this.earlier?.has(entry) || !this.earlier.link(entry.path, target)) writeNew(target, bytes);
    });
    return entry;
  }

  /**
   * Takes over files of the earlier tree without making them again: all, or none if the earlier tree lacks one, or one was touched since or
   * is damaged.
   *
   * @param entries what the new manifest says of them
   * @example staging.keep([{ path: "indici/norme/pacchi/7.txt", bytes: 512, sha256: "e3b0…" }]) // true
   */
  keep(entries: readonly ManifestEntry[]): boolean {
    const { earlier } = this;
    if (!earlier || !entries.every((entry) => earlier.has(entry))) return entries.length === 0;
    for (const entry of entries) {
      this.#list(entry);
      const target = this.locate(entry.path);
      putAnew(target, () => {
        if (!earlier.link(entry.path, target)) earlier.copy(entry.path, target);
      });
    }
    return true;
  }

  #validate(name: string, content: string): void {
    for (const [schema, answer] of answersOfVotes(name, content)) validateAnswer(schema, name, answer);
    const operation = operationOfFile(name);
    if (operation === null) return;
    const index = this.#answers.get(operation) ?? 0;
    this.#answers.set(operation, index + 1);
    if (inSample(index)) validateAnswer(operation, name, JSON.parse(content));
  }

  /** The bytes of a file of the tree. */
  read(name: string): Buffer {
    return readFileSync(this.locate(name));
  }

  /** Path on this machine of a file of the tree; its folder exists afterwards. */
  locate(name: string): string {
    const full = path.join(this.root, name);
    const folder = path.dirname(full);
    if (!this.#folders.has(folder)) {
      ensureDirSync(folder);
      this.#folders.add(folder);
    }
    return full;
  }

  /** The same, where no file is afterwards: whoever makes one bit by bit finds nothing that a killed run of the task has left. */
  locateNew(name: string): string {
    const full = this.locate(name);
    removeSync(full);
    return full;
  }

  /**
   * Enters in the manifest a file that was written elsewhere: by a thread, or bit by bit.
   *
   * @throws Error where the file is not there, or not as long as the entry says
   */
  enter(entry: ManifestEntry): void {
    const { size } = statSync(this.locate(entry.path));
    if (size !== entry.bytes) throw new Error(`${entry.path}: ${size} byte nell'albero, ${entry.bytes} scritti`);
    assertAdmitted(entry.path);
    this.#entries.enter(entry);
  }

  #list(entry: ManifestEntry): void {
    assertAdmitted(entry.path);
    this.#entries.write(entry);
  }

  /** The lists of everything written so far, in the order in which they are written. */
  lists(): Generator<ListFile> {
    return listsOf(this.#entries.entries);
  }

  /** Writes the last files: the manifest about all others, `SHA256SUMS` about it as well. Gives how many files there are. */
  seal(): number {
    const names = [MANIFEST, SUMS];
    for (const name of this.entriesOf(names).keys()) throw writtenTwice(name);
    // Never links: the time of the manifest is that of the tree.
    for (const { path: name, pieces } of this.lists()) writePieces(this.locateNew(name), pieces);
    return this.#entries.count + names.length;
  }

  /** Everything written so far, by path (code unit). @throws Error where a file was written twice */
  entries(): Iterable<ManifestEntry> {
    return this.#entries.entries;
  }

  /** What was written so far of some files, by path. */
  entriesOf(paths: Iterable<string>): ReadonlyMap<string, ManifestEntry> {
    const wanted = new Set(paths);
    const found = new Map<string, ManifestEntry>();
    for (const entry of this.entries()) if (wanted.has(entry.path)) found.set(entry.path, entry);
    return found;
  }
}
