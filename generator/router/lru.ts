/** A cache bounded by the bytes of what it holds; the least recently used go first. */
export class Lru<V> {
  readonly #limit: number;
  readonly #entries = new Map<string, { value: V; bytes: number }>();
  #bytes = 0;

  /** @param limit bytes held at most */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Bytes held now. */
  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): V | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** Keeps a value, unless it alone is beyond the limit. */
  set(key: string, value: V, bytes: number): void {
    this.#drop(key);
    if (bytes > this.#limit) return;
    this.#entries.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#limit) break;
      this.#drop(oldest);
    }
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}
