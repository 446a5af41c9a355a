/** A link between two places of a graph's order. */
export interface PlacedLink {
  readonly source: number;
  readonly target: number;
  /** Place of its kind among the kinds. */
  readonly kind: number;
}

/**
 * Links as numbers, whose order is that of the links: larger end, smaller end, kind; of two opposite ones first the one whose source
 * comes first. So sorting, comparing and counting equal ones needs no objects.
 */
export class LinkKeys {
  readonly #count: number;
  readonly #kinds: number;

  /**
   * @param count places
   * @param kinds kinds of links
   * @throws RangeError where a number could not hold them all: some twenty million nodes
   */
  constructor(count: number, kinds: number) {
    if (count * count * kinds * 2 > Number.MAX_SAFE_INTEGER)
      throw new RangeError(`il grafo ha ${count} nodi: troppi perché un link stia in un numero`);
    this.#count = count;
    this.#kinds = kinds;
  }

  /** @example new LinkKeys(10, 2).of(3, 7, 1) // 294: (7 * 10 + 3) * 2 + 1, twice, source first */
  of(source: number, target: number, kind: number): number {
    const [far, near] = source > target ? [source, target] : [target, source];
    return ((far * this.#count + near) * this.#kinds + kind) * 2 + (source === near ? 0 : 1);
  }

  /** @example new LinkKeys(10, 2).read(294) // { source: 3, target: 7, kind: 1 } */
  read(key: number): PlacedLink {
    const whole = Math.floor(key / 2);
    const ends = Math.floor(whole / this.#kinds);
    const far = Math.floor(ends / this.#count);
    const near = ends - far * this.#count;
    const forward = key % 2 === 0;
    return { source: forward ? near : far, target: forward ? far : near, kind: whole - ends * this.#kinds };
  }
}
