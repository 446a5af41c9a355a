import { expect } from "vitest";
import { itemAt } from "../../../../generator/collections/at.ts";
import { projectsView } from "../../../../generator/corpus/orders/pnrr/progetti.ts";
import type { ModelloPnrr } from "../../../../generator/corpus/pnrr/modello.ts";

/**
 * Expects the funding of the places of each kind, what lies in none of them included, to be that of the plan, to the cent and below; and
 * the rows of each place to add up to it, but for half a cent each.
 */
export function expectWhole(modello: ModelloPnrr): void {
  const { rows, places, importo_totale } = projectsView(modello);
  const plan = modello.progetti.reduce((sum, { totale }) => sum + BigInt(totale ?? 0), 0n);
  expect(importo_totale).toBe(Number(plan) / 100);
  for (const tipo of ["comune", "provincia", "regione"]) {
    const own = places.filter(({ place }) => place.tipo === tipo).map(({ importo }) => importo.somma());
    const whole = own.reduce((sum, { num, den }) => reduced(sum.num * den + num * sum.den, sum.den * den), {
      num: 0n,
      den: 1n,
    });
    expect(whole).toEqual({ num: plan, den: 1n });
  }
  const cents = rows.map(({ finanziamento_totale }) => BigInt(Math.round((finanziamento_totale ?? 0) * 100)));
  for (const { projects, parts, importo } of places) {
    const sum = projects.reduce((cent, project) => cent + (parts.get(project) ?? itemAt(cents, project)), 0n);
    const { num, den } = importo.somma();
    const off = 2n * (sum * den - num);
    expect(off < 0n ? -off : off).toBeLessThanOrEqual(BigInt(parts.size) * den);
  }
}

function reduced(num: bigint, den: bigint): { num: bigint; den: bigint } {
  let [a, b] = [num, den];
  while (b > 0n) [a, b] = [b, a % b];
  return { num: num / a, den: den / a };
}
