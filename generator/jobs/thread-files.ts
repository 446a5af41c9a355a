import { mkdirSync } from "node:fs";
import path from "node:path";
import { operationOfFile } from "../tree/answer-schema.ts";
import { EarlierTree } from "../tree/earlier-tree.ts";
import type { FileSink } from "../tree/file-sink.ts";
import type { ManifestEntry } from "../tree/manifest.ts";
import { sha256 } from "../tree/staging.ts";
import { validateAnswer } from "../tree/validate.ts";
import { writeNew } from "../tree/write-new.ts";

/** The growing tree as a thread knows it. */
export interface ThreadTree {
  /** Folder it grows in, and folder of the published tree that it follows. */
  readonly root: string;
  readonly out: string;
}

let earlier: { readonly out: string; readonly tree: EarlierTree | null } | undefined;

/** The earlier tree: its manifest is read once by each thread. */
function earlierTree(out: string): EarlierTree | null {
  if (earlier?.out !== out) earlier = { out, tree: EarlierTree.read(out) };
  return earlier.tree;
}

/** Files of the growing tree that a thread writes; those that the earlier tree has are taken over. */
export class ThreadFiles implements FileSink {
  readonly #tree: ThreadTree;
  readonly #folders = new Set<string>();
  readonly entries: ManifestEntry[] = [];

  constructor(tree: ThreadTree) {
    this.#tree = tree;
  }

  write(name: string, content: string | Uint8Array, held: string | null = null): void {
    const operation = held === null ? null : operationOfFile(name);
    if (operation !== null) validateAnswer(operation, name, held!);
    const full = path.join(this.#tree.root, name);
    const folder = path.dirname(full);
    if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
    const bytes = typeof content === "string" ? Buffer.from(content) : content;
    const entry = { path: name, bytes: bytes.length, sha256: sha256(bytes) };
    const before = earlierTree(this.#tree.out);
    if (!before?.has(entry) || !before.link(name, full)) writeNew(full, bytes);
    this.entries.push(entry);
  }
}
