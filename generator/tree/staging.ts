/** The tree while it grows: a folder beside the published one, every file entered in the manifest as it is written. */

import { mkdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import type { OperationId } from "../api/operations.ts";
import { operationOfFile } from "./answer-schema.ts";
import { type ListFile, listsOf, type ManifestShape, SHAPE } from "./lists/lists-of.ts";
import type { ManifestEntry } from "./manifest.ts";
import { sha256 } from "./sha256.ts";
import { validateAnswer } from "./validate.ts";
import { putAnew, writeNew } from "./write-new.ts";

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
  /** What its manifest says of all files, by path. */
  readonly entries: readonly ManifestEntry[];
  /** Whether it has the very file, untouched since the tree was complete. */
  has(entry: ManifestEntry): boolean;
  /** Gives a file that it has a second name at a path that is free; `false` where the disk cannot. */
  link(name: string, target: string): boolean;
  /** Copies a file that it has to a path that is free. */
  copy(name: string, target: string): void;
}

const byPath = (a: ManifestEntry, b: ManifestEntry) => (a.path < b.path ? -1 : 1);

/** Two lists by path as one. */
function merged(a: readonly ManifestEntry[], b: readonly ManifestEntry[]): ManifestEntry[] {
  const all: ManifestEntry[] = [];
  const next = b.values();
  let other = next.next();
  for (const entry of a) {
    for (; !other.done && other.value.path <= entry.path; other = next.next()) all.push(other.value);
    all.push(entry);
  }
  for (; !other.done; other = next.next()) all.push(other.value);
  return all;
}

export class Staging {
  /** Folder the tree is written into. */
  readonly root: string;
  /** The tree whose files are taken over where they are the same. */
  readonly earlier: Earlier | null;
  readonly #names = new Set<string>();
  /** By path, without the newest. */
  #sorted: readonly ManifestEntry[] = [];
  #newest: ManifestEntry[] = [];
  readonly #folders = new Set<string>();
  readonly #answers = new Map<OperationId, number>();
  readonly #shape: ManifestShape;

  /**
   * @param root folder, new or empty
   * @param earlier its files are never written to
   */
  constructor(root: string, earlier: Earlier | null = null, shape: ManifestShape = SHAPE) {
    this.root = root;
    this.earlier = earlier;
    this.#shape = shape;
    mkdirSync(root, { recursive: true });
  }

  /**
   * Writes one file; an answer is held against its schema first. Two files with one name, or a name that some host would not keep,
   * are errors of the generator.
   *
   * @param name path in the tree: `api/public/health.json`
   * @param held what of an answer is held against its schema: by default all of it, where it is text. Of answers that differ in nothing
   *   but how many items of one list they have, the longest is held whole and of the others what stands before the items
   */
  write(name: string, content: string | Uint8Array, held = typeof content === "string" ? content : null): void {
    if (held !== null) this.#validate(name, held);
    const bytes = typeof content === "string" ? Buffer.from(content, "utf8") : content;
    const entry = { path: name, bytes: bytes.length, sha256: sha256(bytes) };
    this.#list(entry);
    const target = this.locate(name);
    putAnew(target, () => {
      if (!this.earlier?.has(entry) || !this.earlier.link(entry.path, target)) writeNew(target, bytes);
    });
  }

  /**
   * Takes over files of the earlier tree without reading them: all, or none where the earlier tree does not have the very files or one
   * was touched since.
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
    const operation = operationOfFile(name);
    if (operation === null) return;
    const index = this.#answers.get(operation) ?? 0;
    this.#answers.set(operation, index + 1);
    if (inSample(index)) validateAnswer(operation, name, content);
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
      mkdirSync(folder, { recursive: true });
      this.#folders.add(folder);
    }
    return full;
  }

  /** The same, where no file is afterwards: whoever makes one bit by bit finds nothing that a killed run of the task has left. */
  locateNew(name: string): string {
    const full = this.locate(name);
    rmSync(full, { recursive: true, force: true });
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
    this.#list(entry);
  }

  #list(entry: ManifestEntry): void {
    if (!NAME.test(entry.path) && !HOST_NAMES.has(entry.path))
      throw new Error(`nome di file non ammesso nell'albero: ${JSON.stringify(entry.path)}`);
    if (this.#names.has(entry.path)) throw new Error(`file scritto due volte nell'albero: ${entry.path}`);
    this.#names.add(entry.path);
    this.#newest.push(entry);
  }

  /** Whether its manifest will be in parts. */
  get inParts(): boolean {
    return this.#names.size > this.#shape.whole;
  }

  /** The lists of everything written so far, in the order in which they are written. */
  lists(): Generator<ListFile> {
    return listsOf(this.entries(), this.#shape);
  }

  /** Writes the last files: the manifest about all others, `SHA256SUMS` about it as well. Gives how many files there are. */
  seal(): number {
    let files = this.#names.size;
    for (const { path: name, content } of this.lists()) {
      if (this.#names.has(name)) throw new Error(`file scritto due volte nell'albero: ${name}`);
      // Never links: the time of the manifest is that of the tree.
      writeNew(this.locateNew(name), content);
      files++;
    }
    return files;
  }

  /** Everything written so far, by path (code unit). */
  entries(): readonly ManifestEntry[] {
    if (this.#newest.length > 0) {
      this.#sorted = merged(this.#sorted, this.#newest.sort(byPath));
      this.#newest = [];
    }
    return this.#sorted;
  }
}
