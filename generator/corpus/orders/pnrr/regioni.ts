/** What each region is worth. */

import { itemAt, valueAt } from "../../../collections/at.ts";
import { byCodeUnit } from "../../../collections/code-unit.ts";
import { getOrMake } from "../../../collections/get-or-make.ts";
import type { ValueOf } from "../../../contract/resources/declare/fields.ts";
import type { RANKINGS } from "../../../contract/resources/rankings.ts";
import { type Luogo, type ModelloPnrr, NON_DISPONIBILE } from "../../pnrr/modello.ts";
import { euro } from "./euro.ts";

// How a project's money is split over its locations, and exact sums of fractions.

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
export function quoteOf(luoghi: readonly Pick<Luogo, "percentuale">[]): { parti: readonly bigint[]; somma: bigint } {
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

/**
 * A fraction as an integer, half up; it must not be negative.
 *
 * @example halfUp(5n, 2n) // 3n
 */
export const halfUp = (num: bigint, den: bigint): bigint => (2n * num + den) / (2n * den);

/** An exact sum of fractions, kept apart by denominator: there are few of them and thousands of terms. */
export class Frazioni {
  readonly #numeratori = new Map<bigint, bigint>();

  add(numeratore: bigint, denominatore: bigint): void {
    this.#numeratori.set(denominatore, (this.#numeratori.get(denominatore) ?? 0n) + numeratore);
  }

  /** The sum as one fraction. */
  somma(): { readonly num: bigint; readonly den: bigint } {
    let num = 0n;
    let den = 1n;
    for (const [d, n] of this.#numeratori) {
      const shared = gcd(n, d);
      const [rn, rd] = [n / shared, d / shared];
      const common = gcd(den, rd);
      num = num * (rd / common) + rn * (den / common);
      den *= rd / common;
    }
    return { num, den };
  }

  /** The sum as an integer, half up, rounded this once. Terms must not be negative. */
  arrotonda(): bigint {
    const { num, den } = this.somma();
    return halfUp(num, den);
  }
}

/** A region in the ranking; of code `000` what is nationwide, without one the projects without a region. */
export type VoceRegione = ValueOf<(typeof RANKINGS)["pnrr-regioni"]>["classifica"][number];

/** Location of a project that has none. */
export const UNPLACED: readonly Luogo[] = [{ regione: null, provincia: null, comune: null, percentuale: null }];

/**
 * Regions by value, then name, then code. Every project counts in each of its regions; its money is split by the percentages
 * over their sum, equally over its rows where one has none; fractions are exact and rounded once per region.
 */
export function rankRegioni(modello: ModelloPnrr): VoceRegione[] {
  const byCode = new Map<string | null, { progetti: number; importo: Frazioni }>();
  for (const { luoghi, totale } of modello.progetti) {
    const rows = luoghi.length === 0 ? UNPLACED : luoghi;
    const { parti, somma } = quoteOf(rows);
    const counted = new Set<string | null>();
    rows.forEach(({ regione }, i) => {
      const entry = getOrMake(byCode, regione, () => ({ progetti: 0, importo: new Frazioni() }));
      if (!counted.has(regione)) entry.progetti++;
      counted.add(regione);
      if (parti[i] === somma) entry.importo.add(BigInt(totale ?? 0), 1n);
      else entry.importo.add(BigInt(totale ?? 0) * itemAt(parti, i), somma);
    });
  }
  return Array.from(byCode, ([codice, { progetti, importo }]) => ({
    nome: codice === null ? NON_DISPONIBILE : valueAt(modello.regioni, codice),
    codice,
    numero_progetti: progetti,
    centesimi: importo.arrotonda(),
  }))
    .sort(
      (a, b) =>
        (a.centesimi < b.centesimi ? 1 : a.centesimi > b.centesimi ? -1 : 0) ||
        byCodeUnit(a.nome, b.nome) ||
        byCodeUnit(a.codice ?? "", b.codice ?? ""),
    )
    .map(({ nome, codice, numero_progetti, centesimi }, i) => ({
      posizione: i + 1,
      nome,
      codice,
      numero_progetti,
      importo_totale: euro(centesimi),
    }));
}
