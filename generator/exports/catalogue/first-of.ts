/**
 * The first items in an order, found one by one: what comes after them is not sorted, nor kept.
 *
 * @example
 * const first = new FirstOf<string>(2, byCodeUnit);
 * for (const item of ["c", "a", "b"]) first.add(item);
 * first.items // ["a", "b"]
 */
export class FirstOf<Item> {
  readonly #most: number;
  readonly #order: (a: Item, b: Item) => number;
  readonly #items: Item[] = [];

  /**
   * @param most how many are kept
   * @param order of two equal ones the first added comes first
   */
  constructor(most: number, order: (a: Item, b: Item) => number) {
    this.#most = most;
    this.#order = order;
  }

  /** In order. */
  get items(): readonly Item[] {
    return this.#items;
  }

  /** What an item must come before to be among the first; `undefined` while any is. */
  get last(): Item | undefined {
    return this.#items[this.#most - 1];
  }

  add(item: Item): void {
    if (this.last !== undefined && this.#order(this.last, item) <= 0) return;
    const at = this.#items.findIndex((other) => this.#order(other, item) > 0);
    this.#items.splice(at === -1 ? this.#items.length : at, 0, item);
    if (this.#items.length > this.#most) this.#items.pop();
  }
}
