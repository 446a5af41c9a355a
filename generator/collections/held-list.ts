import type { SortedList } from "./sorted-list.ts";

/**
 * A sorted list in memory.
 *
 * @example
 * const names = new HeldList(byCodeUnit);
 * for (const name of ["b", "a"]) names.add(name);
 * [...names.items()] // ["a", "b"]
 */
export class HeldList<T> implements SortedList<T> {
  readonly #order: (a: T, b: T) => number;
  #held: T[] = [];

  constructor(order: (a: T, b: T) => number) {
    this.#order = order;
  }

  get count(): number {
    return this.#held.length;
  }

  add(item: T): void {
    this.#held.push(item);
  }

  items(): readonly T[] {
    return this.#held.sort(this.#order);
  }

  close(): void {
    this.#held = [];
  }
}
