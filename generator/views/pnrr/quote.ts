/** How a project's money is split over its locations, and exact sums of fractions. */

import type { Luogo } from "../../corpus/pnrr/modello.ts";

/** Integers in proportion to some decimals with a point. */
function scaled(decimals: readonly string[]): bigint[] {
  const digits = Math.max(...decimals.map((d) => d.split(".")[1]?.length ?? 0));
  return decimals.map((d) => {
    const [whole = "", fraction = ""] = d.split(".");
    return BigInt(whole + fraction.padEnd(digits, "0"));
  });
}

const WHOLE = { parti: [1n], somma: 1n };

/**
 * The share of each location, as a numerator over a common denominator: the published percentages over their sum; equal shares
 * where a row has none or they sum to 0.
 *
 * @example quoteOf([{ regione: "003", percentuale: "30" }, { regione: "005", percentuale: "30" }]) // { parti: [30n, 30n], somma: 60n }
 */
export function quoteOf(luoghi: readonly Luogo[]): { parti: readonly bigint[]; somma: bigint } {
  // By far the usual case, worth no arithmetic.
  if (luoghi.length === 1) return WHOLE;
  const written = luoghi.map((l) => l.percentuale);
  if (written.every((p) => p !== null)) {
    const parti = scaled(written);
    const somma = parti.reduce((a, b) => a + b, 0n);
    if (somma > 0n) return { parti, somma };
  }
  return { parti: luoghi.map(() => 1n), somma: BigInt(luoghi.length) };
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y > 0n) [x, y] = [y, x % y];
  return x;
}

/** An exact sum of fractions, kept apart by denominator: there are few of them and thousands of terms. */
export class Frazioni {
  readonly #numeratori = new Map<bigint, bigint>();

  add(numeratore: bigint, denominatore: bigint): void {
    this.#numeratori.set(denominatore, (this.#numeratori.get(denominatore) ?? 0n) + numeratore);
  }

  /** The sum as an integer, half up, rounded this once. Terms must not be negative. */
  arrotonda(): bigint {
    let num = 0n;
    let den = 1n;
    for (const [d, n] of this.#numeratori) {
      const shared = gcd(n, d);
      const [rn, rd] = [n / shared, d / shared];
      const common = gcd(den, rd);
      num = num * (rd / common) + rn * (den / common);
      den *= rd / common;
    }
    return (2n * num + den) / (2n * den);
  }
}
