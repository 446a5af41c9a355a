/** A repository that grows commit by commit, written as a bundle (https://git-scm.com/docs/gitformat-bundle) that `git clone` takes. */

import { createHash } from "node:crypto";
import { closeSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { zlibSync } from "fflate";
import { getOrMake } from "../../collections/get-or-make.ts";
import type { Staging } from "../../tree/staging.ts";
import { GrowingFile } from "./growing-file.ts";

/** A folder of a repository while commits change it: what did not change keeps its name. */
class RepositoryFolder {
  readonly #files = new Map<string, Buffer>();
  readonly #folders = new Map<string, RepositoryFolder>();
  #name: Buffer | null = null;

  /**
   * Puts a file into it.
   *
   * @param path below the folder
   * @param blob name of its content
   */
  put(path: readonly string[], blob: Buffer): void {
    this.#name = null;
    const [first = "", ...rest] = path;
    if (rest.length === 0) this.#files.set(first, blob);
    else getOrMake(this.#folders, first, () => new RepositoryFolder()).put(rest, blob);
  }

  /**
   * The name of its tree; trees that are not written yet are.
   *
   * @param write keeps an object and gives its name
   */
  tree(write: (content: Buffer) => Buffer): Buffer {
    if (this.#name !== null) return this.#name;
    // Git compares names as bytes, those of folders with a slash behind them.
    const entries = [
      ...[...this.#files].map(([name, blob]) => ({ order: Buffer.from(name), mode: `100644 ${name}\0`, object: blob })),
      ...[...this.#folders].map(([name, folder]) => ({
        order: Buffer.from(`${name}/`),
        mode: `40000 ${name}\0`,
        object: folder.tree(write),
      })),
    ].sort((a, b) => Buffer.compare(a.order, b.order));
    this.#name = write(Buffer.concat(entries.flatMap(({ mode, object }) => [Buffer.from(mode), object])));
    return this.#name;
  }
}

// Objects of git, as they stand in a pack (https://git-scm.com/docs/pack-format).

const KINDS = { commit: 1, tree: 2, blob: 3 } as const;
type ObjectKind = keyof typeof KINDS;

/** How hard to deflate: the default of git. */
const LEVEL = 6;

/**
 * The name of an object: SHA-1 of its kind, its length and its content.
 *
 * @returns 20 bytes
 * @example objectName("blob", Buffer.from("")).toString("hex") // "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391"
 */
export function objectName(kind: ObjectKind, content: Uint8Array): Buffer {
  return createHash("sha1").update(`${kind} ${content.length}\0`).update(content).digest();
}

/** An object as a pack has it: kind and length in base 128, low digits first, then the deflated content. */
function packedObject(kind: ObjectKind, content: Uint8Array): Buffer {
  const head: number[] = [];
  let rest = content.length >>> 4;
  let byte = (KINDS[kind] << 4) | (content.length & 15);
  for (; rest > 0; rest >>>= 7) {
    head.push(byte | 0x80);
    byte = rest & 0x7f;
  }
  head.push(byte);
  return Buffer.concat([Buffer.from(head), zlibSync(content, { level: LEVEL })]);
}

const BRANCH = "refs/heads/main";
const CHUNK = 1 << 20;

/** Who made a commit, and when. */
interface Signature {
  readonly name: string;
  readonly address: string;
  /** `YYYY-MM-DD`; git knows no day before 1970-01-02. */
  readonly day: string;
}

const FIRST = 86_400;

/** `Stato <https://example.org> 86400 +0000`, at the beginning of the day. */
function signed({ name, address, day }: Signature): string {
  const bare = (text: string) => text.replace(/[<>\n]+/g, " ").trim();
  return `${bare(name)} <${bare(address)}> ${Math.max(FIRST, Date.parse(day) / 1000)} +0000`;
}

export class GrowingRepository {
  readonly #staging: Staging;
  readonly #name: string;
  readonly #pieces: string;
  readonly #handle: number;
  readonly #root = new RepositoryFolder();
  readonly #written = new Set<string>();
  #head: Buffer | null = null;

  /** @param name path of the bundle in the tree */
  constructor(staging: Staging, name: string) {
    this.#staging = staging;
    this.#name = name;
    this.#pieces = staging.locateNew(`${name}.new`);
    this.#handle = openSync(this.#pieces, "wx+");
  }

  #object(kind: ObjectKind, content: Buffer): Buffer {
    const name = objectName(kind, content);
    const key = name.toString("latin1");
    if (this.#written.has(key)) return name;
    this.#written.add(key);
    const bytes = packedObject(kind, content);
    for (let at = 0; at < bytes.length; ) at += writeSync(this.#handle, bytes, at);
    return name;
  }

  /** Puts a text at a path; the next commit has it. */
  put(path: string, text: string): void {
    this.#root.put(path.split("/"), this.#object("blob", Buffer.from(text)));
  }

  /** Commits what was put. */
  commit(author: Signature, committer: Signature, message: string): void {
    const tree = this.#root.tree((content) => this.#object("tree", content));
    const lines = [
      `tree ${tree.toString("hex")}`,
      ...(this.#head === null ? [] : [`parent ${this.#head.toString("hex")}`]),
      `author ${signed(author)}`,
      `committer ${signed(committer)}`,
      "",
      message,
    ];
    this.#head = this.#object("commit", Buffer.from(lines.join("\n")));
  }

  /** Writes the bundle: its head, the objects counted, their digest. Without a commit there is nothing to write. */
  end(records: number): void {
    if (this.#head !== null) {
      const file = new GrowingFile(this.#staging, this.#name);
      const digest = createHash("sha1");
      const add = (bytes: Buffer) => {
        digest.update(bytes);
        file.write(bytes);
      };
      const head = this.#head.toString("hex");
      file.write(`# v2 git bundle\n${head} ${BRANCH}\n${head} HEAD\n\n`);
      const count = Buffer.alloc(12);
      count.write("PACK");
      count.writeUInt32BE(2, 4);
      count.writeUInt32BE(this.#written.size, 8);
      add(count);
      let at = 0;
      for (;;) {
        const chunk = Buffer.alloc(CHUNK);
        const read = readSync(this.#handle, chunk, 0, CHUNK, at);
        if (read === 0) break;
        add(chunk.subarray(0, read));
        at += read;
      }
      file.write(digest.digest());
      file.end({ records });
    }
    closeSync(this.#handle);
    rmSync(this.#pieces);
  }
}
