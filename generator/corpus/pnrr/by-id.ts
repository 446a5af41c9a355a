/** Values by the number of a pooled text: the numbers are dense, so that an array answers faster than a map. */
export class ById<T> {
  #values: (T | undefined)[] = new Array<T | undefined>(1 << 10).fill(undefined);

  get(id: number): T | undefined {
    return id < this.#values.length ? this.#values[id] : undefined;
  }

  set(id: number, value: T): void {
    // Grown at once and never beyond its end: an array that grows cell by cell makes V8 compile this method again and again.
    if (id >= this.#values.length) {
      const room = Math.max(id + 1, 2 * this.#values.length);
      this.#values = this.#values.concat(new Array<T | undefined>(room - this.#values.length).fill(undefined));
    }
    this.#values[id] = value;
  }

  /** The values that were set, by number. */
  *values(): Generator<T> {
    for (const value of this.#values) if (value !== undefined) yield value;
  }
}
