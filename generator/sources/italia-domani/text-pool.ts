import { Buffer } from "node:buffer";

/** A row's cells are slices of the text they were read from: a copy lets that text go. */
const own = (text: string) => Buffer.from(text, "utf8").toString("utf8");

/** Texts named by a number. */
export interface Texts {
  /** The number of a cell's cleaned text. */
  id(cell: string): number;
  /** The text of a number that `id` gave. */
  at(id: number): string;
}

/**
 * Texts kept once and named by a number, so that a row costs a few numbers. Cleaning happens once per distinct cell and must be
 * idempotent.
 */
export class TextPool implements Texts {
  readonly #clean: (cell: string) => string;
  readonly #texts: string[] = [];
  readonly #ids = new Map<string, number>();

  constructor(clean: (cell: string) => string) {
    this.#clean = clean;
  }

  /** How many texts there are: every number is below. */
  get size(): number {
    return this.#texts.length;
  }

  /** The number of a cell's cleaned text. */
  id(cell: string): number {
    const known = this.#ids.get(cell);
    if (known !== undefined) return known;
    const text = this.#clean(cell);
    let id = text === cell ? undefined : this.#ids.get(text);
    if (id === undefined) {
      const kept = own(text);
      id = this.#texts.length;
      this.#texts.push(kept);
      this.#ids.set(kept, id);
    }
    if (text !== cell) this.#ids.set(own(cell), id);
    return id;
  }

  /** The text of a number that `id` gave. */
  at(id: number): string {
    return this.#texts[id]!;
  }
}
