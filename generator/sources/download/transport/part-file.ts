/** A file while it arrives: what is there of it, and how to ask for the rest. */

import { createReadStream, createWriteStream, rmSync, statSync } from "node:fs";
import { open, rename } from "node:fs/promises";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { headOf } from "../checks.ts";
import type { DataFolder } from "../data-folder.ts";

/** What is known of the half: the address it came from, and what tells whether that has changed since. */
interface Known {
  readonly address: string;
  readonly etag: string | null;
  readonly modified: string | null;
}

export class PartFile {
  readonly path: string;
  readonly #folder: DataFolder;
  readonly #note: string;

  /** @param name of the file to be, in the data folder */
  constructor(folder: DataFolder, name: string) {
    this.#folder = folder;
    this.#note = `${name}.part.json`;
    this.path = folder.onTheWay(`${name}.part`);
  }

  get bytes(): number {
    return statSync(this.path, { throwIfNoEntry: false })?.size ?? 0;
  }

  /** Headers that ask for the rest, where the host said how to recognise the same file again; none otherwise. */
  headers(address: string): Readonly<Record<string, string>> {
    const known = this.#folder.recall<Known>(this.#note);
    const same = known?.etag ?? known?.modified;
    if (known?.address !== address || !same || this.bytes === 0) return {};
    return { range: `bytes=${this.bytes}-`, "if-range": same };
  }

  /**
   * Takes a body, after what is there already or in its place.
   *
   * @param progress told of the bytes as they come
   */
  async take(body: Readable, known: Known, append: boolean, progress: (bytes: number) => void): Promise<void> {
    this.#folder.remember(this.#note, known);
    const handle = await open(this.path, append ? "a" : "w");
    try {
      // Piece by piece: what came before a cut stays.
      for await (const piece of body) {
        const chunk: Buffer = piece;
        await handle.write(chunk);
        progress(chunk.length);
      }
    } finally {
      await handle.close();
    }
  }

  /** Unpacks a body that came gzipped, whether the host said so or not. */
  async unpack(): Promise<void> {
    if (headOf(this.path).subarray(0, 2).toString("hex") !== "1f8b") return;
    const unpacked = `${this.path}.unpacked`;
    await pipeline(createReadStream(this.path), createGunzip(), createWriteStream(unpacked));
    await rename(unpacked, this.path);
  }

  /** Puts what arrived on the disk for good. */
  async flush(): Promise<void> {
    const handle = await open(this.path, "r+");
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  /** Forgets what arrived. */
  drop(): void {
    rmSync(this.path, { force: true });
    this.#folder.forget(this.#note);
  }
}
