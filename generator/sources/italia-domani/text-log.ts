import { Buffer } from "node:buffer";
import type { RowCells } from "./row-cells.ts";
import type { Texts } from "./text-pool.ts";

const BLOCK = 1 << 20;

/** Texts that seldom repeat, one after the other: cheaper than looking each of them up. Cleaned when read. */
export class TextLog implements Texts {
  readonly #clean: (cell: string) => string;
  readonly #blocks: Buffer[] = [];
  /** Of each text its block, where it starts and where it ends there. */
  readonly #places: number[] = [];
  #used = BLOCK;

  constructor(clean: (cell: string) => string) {
    this.#clean = clean;
  }

  /** Of one cell only. */
  id({ bytes, breaks }: RowCells, columns: readonly number[]): number {
    const column = columns[0]!;
    const from = column < 0 ? 0 : breaks[column]! + 1;
    const to = column < 0 ? 0 : breaks[column + 1]!;
    if (this.#used + to - from > (this.#blocks.at(-1)?.length ?? 0)) {
      this.#blocks.push(Buffer.allocUnsafeSlow(Math.max(BLOCK, to - from)));
      this.#used = 0;
    }
    const block = this.#blocks.at(-1)!;
    const start = this.#used;
    for (let i = from; i < to; i++) block[this.#used++] = bytes[i]!;
    return this.#places.push(this.#blocks.length - 1, start, this.#used) / 3 - 1;
  }

  at(id: number): string {
    const [block, start, end] = [this.#places[3 * id]!, this.#places[3 * id + 1]!, this.#places[3 * id + 2]!];
    return this.#clean(this.#blocks[block]!.toString("utf8", start, end));
  }
}
