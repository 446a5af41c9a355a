import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { digestOfFile } from "../../sources/digest-of-file.ts";
import type { OpenManifest } from "../../tree/lists/open-manifest.ts";
import type { ManifestEntry } from "../../tree/manifest.ts";
import { sha256 } from "../../tree/sha256.ts";
import { CHECK_TEXTS } from "./texts.ts";

/** Files of a tree as a check looks at them. */
export interface CheckedFiles {
  /** Whether the manifest lists a file. */
  has(name: string): boolean;
  /** A file that the manifest lists; `null` where it is missing or not what the manifest says, which its own line tells. */
  read(name: string): Buffer | null;
}

/** The files of a tree on disk, held against its manifest when they are read. */
export class HeldFiles implements CheckedFiles {
  readonly #tree: string;
  readonly #manifest: OpenManifest;

  constructor(tree: string, manifest: OpenManifest) {
    this.#tree = tree;
    this.#manifest = manifest;
  }

  has(name: string): boolean {
    return this.#manifest.entry(name) !== undefined;
  }

  read(name: string): Buffer | null {
    const file = path.join(this.#tree, name);
    if (!existsSync(file)) return null;
    const bytes = readFileSync(file);
    return sha256(bytes) === this.#manifest.entry(name)?.sha256 ? bytes : null;
  }

  /** A file as it stands there, held against nothing. */
  raw(name: string): Buffer {
    return readFileSync(path.join(this.#tree, name));
  }

  /** What is wrong with a file; `null` where it is what the manifest says. */
  async problem(entry: ManifestEntry): Promise<string | null> {
    const file = path.join(this.#tree, entry.path);
    if (!existsSync(file)) return CHECK_TEXTS.missing;
    const { bytes, sha256: digest } = await digestOfFile(file);
    return bytes === entry.bytes && digest === entry.sha256 ? null : CHECK_TEXTS.other(bytes, entry.bytes);
  }
}
