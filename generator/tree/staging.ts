/** The tree while it grows: a folder beside the published one, every file entered in the manifest as it is written. */

import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { mediaTypeOf } from "../api/media-types.ts";
import type { OperationId } from "../api/operations.ts";
import { operationOfFile, schemaOfFile } from "./answer-schema.ts";
import { validateAnswer } from "./validate.ts";

/** One file of the tree, as `manifest.json` lists it. */
export interface ManifestEntry {
  /** Path in the tree, with `/`. */
  readonly path: string;
  readonly bytes: number;
  /** Lower-case hexadecimal. */
  readonly sha256: string;
  /** How many rows, lines or nodes a file for keeping has. */
  readonly records?: number;
  /** Schema of a JSON document, or of each line of a file of lines; by default the one of its operation. */
  readonly schema?: string;
}

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

/** What lists the files of a tree: neither lists itself, the second lists the first. */
export const MANIFEST = "manifest.json";
export const SUMS = "SHA256SUMS";

/** Names that hosts look for and that begin with a dot; everything else has a name that any host keeps. */
const HOST_NAMES: ReadonlySet<string> = new Set([".assetsignore", ".htaccess", ".nojekyll"]);

const NAME = /^[a-z0-9_][a-z0-9._-]*(?:\/[a-z0-9_][a-z0-9._-]*)*$/;

/** SHA-256 in lower-case hexadecimal. */
export function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** An entry with what follows from its name. */
function described({ path, bytes, sha256, records, schema }: ManifestEntry): object {
  const known = schemaOfFile(path);
  const own = schema ?? (known === null ? undefined : `schemas/${known}.json`);
  return {
    path,
    tipo: mediaTypeOf(path),
    bytes,
    sha256,
    ...(records === undefined ? {} : { records }),
    ...(own === undefined ? {} : { schema: own }),
  };
}

/** The text of a `manifest.json` that lists some files, one a line. */
export function manifestText(entries: readonly ManifestEntry[]): string {
  return `[\n${entries.map((entry) => JSON.stringify(described(entry))).join(",\n")}\n]\n`;
}

/**
 * The text of a `SHA256SUMS`, which `sha256sum -c` takes.
 *
 * @example sumsText([{ path: "a.json", sha256: "e3b0…" }]) // "e3b0…  a.json\n"
 */
export function sumsText(entries: readonly Pick<ManifestEntry, "path" | "sha256">[]): string {
  return entries.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join("");
}

export class Staging {
  /** Folder the tree is written into. */
  readonly root: string;
  readonly #entries = new Map<string, ManifestEntry>();
  readonly #folders = new Set<string>();
  readonly #answers = new Map<OperationId, number>();

  constructor(root: string) {
    this.root = root;
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
    this.enter({ path: name, bytes: bytes.length, sha256: sha256(bytes) });
    writeFileSync(this.locate(name), bytes);
  }

  #validate(name: string, content: string): void {
    const operation = operationOfFile(name);
    if (operation === null) return;
    const index = this.#answers.get(operation) ?? 0;
    this.#answers.set(operation, index + 1);
    if (inSample(index)) validateAnswer(operation, name, content);
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

  /** Enters in the manifest a file that was written elsewhere (a worker thread). */
  enter(entry: ManifestEntry): void {
    if (!NAME.test(entry.path) && !HOST_NAMES.has(entry.path))
      throw new Error(`nome di file non ammesso nell'albero: ${JSON.stringify(entry.path)}`);
    if (this.#entries.has(entry.path)) throw new Error(`file scritto due volte nell'albero: ${entry.path}`);
    this.#entries.set(entry.path, entry);
  }

  /** The text of `manifest.json` for everything written so far. */
  manifest(): string {
    return manifestText(this.entries());
  }

  /** Writes the last two files: `manifest.json` about all others, `SHA256SUMS` about it as well. Gives how many files there are. */
  seal(): number {
    this.write(MANIFEST, this.manifest());
    const entries = this.entries();
    writeFileSync(this.locate(SUMS), sumsText(entries));
    return entries.length + 1;
  }

  /** Everything written so far, by path (code unit). */
  entries(): ManifestEntry[] {
    return [...this.#entries.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  }
}
