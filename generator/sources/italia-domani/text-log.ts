import { Buffer } from "node:buffer";
import type { Texts } from "./text-pool.ts";

const BLOCK = 1 << 20;

/** Texts that seldom repeat, kept as bytes one after the other: cheaper than looking each of them up. Cleaned when read. */
export class TextLog implements Texts {
  readonly #clean: (cell: string) => string;
  readonly #blocks: Buffer[] = [];
  /** Of each text its block, where it starts and where it ends there. */
  readonly #places: number[] = [];
  #used = BLOCK;

  constructor(clean: (cell: string) => string) {
    this.#clean = clean;
  }

  id(cell: string): number {
    // A UTF-16 unit takes at most three bytes.
    const room = cell.length * 3;
    if (this.#used + room > (this.#blocks.at(-1)?.length ?? 0)) {
      this.#blocks.push(Buffer.allocUnsafe(Math.max(BLOCK, room)));
      this.#used = 0;
    }
    const start = this.#used;
    this.#used += this.#blocks.at(-1)!.write(cell, start, "utf8");
    return this.#places.push(this.#blocks.length - 1, start, this.#used) / 3 - 1;
  }

  at(id: number): string {
    const [block, start, end] = [this.#places[3 * id]!, this.#places[3 * id + 1]!, this.#places[3 * id + 2]!];
    return this.#clean(this.#blocks[block]!.toString("utf8", start, end));
  }
}
