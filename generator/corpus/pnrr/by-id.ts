/** Values by the number of a pooled text: the numbers are dense, so that an array answers faster than a map. */
export class ById<T> {
  readonly #values: (T | undefined)[] = [];

  get(id: number): T | undefined {
    return this.#values[id];
  }

  set(id: number, value: T): void {
    // Filled without holes: an array with holes turns into a map by itself.
    while (this.#values.length <= id) this.#values.push(undefined);
    this.#values[id] = value;
  }

  /** The values that were set, by number. */
  *values(): Generator<T> {
    for (const value of this.#values) if (value !== undefined) yield value;
  }
}
