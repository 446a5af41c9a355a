/** Chance that repeats itself: the same seed gives the same numbers on every machine. */

/** 32 bits of a text (FNV-1a, then a finisher that spreads neighbouring texts apart). */
function bitsOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A source of numbers, seeded by a text: `new Caso("1/titoli/37")` gives act 37 its title whatever was made before it. */
export class Caso {
  #state: number;

  constructor(seed: string) {
    this.#state = bitsOf(seed);
  }

  /** A number in [0, 1): the mulberry32 step. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** An integer in [from, to], both included. */
  between(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)]!;
  }

  /** An index below `length`, low ones more often: density falls as a power (`skew` 1 is even, 3 gives a tenth of the list half of the picks). */
  low(length: number, skew = 3): number {
    return Math.floor(this.next() ** skew * length);
  }

  /** A normal deviate (Box and Muller). */
  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next());
  }
}

/**
 * A sampler of indexes with given weights.
 *
 * @example pesata([1, 3])(new Caso("x")) // 0 or 1, the latter three times as often
 */
export function pesata(weights: readonly number[]): (caso: Caso) => number {
  const sums = new Float64Array(weights.length);
  let sum = 0;
  weights.forEach((weight, i) => {
    sum += weight;
    sums[i] = sum;
  });
  return (caso) => {
    const x = caso.next() * sum;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle]! <= x) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** Weights of a Zipf law: 1, 1/2^s, 1/3^s ... */
export function zipf(length: number, s = 1): number[] {
  return Array.from({ length }, (_, i) => (i + 1) ** -s);
}
