import { expect } from "vitest";
import { getOrMake } from "../../../generator/collections/get-or-make.ts";
import { rankRegioni } from "../../../generator/corpus/orders/pnrr/regioni.ts";
import type { ModelloPnrr } from "../../../generator/corpus/pnrr/modello.ts";
import { pnrrRows } from "../../../generator/exports/downloads/pnrr.ts";
import { tableNamed } from "../../../generator/exports/downloads/tables.ts";

/** Expects the rows of `progetti_luoghi` to divide each project and the whole plan, and those of a region to be what its ranking says. */
export function expectDividedPlan(modello: ModelloPnrr): void {
  const { columns } = tableNamed("progetti_luoghi");
  const at = (name: string) => columns.findIndex((column) => column.name === name);
  const sums = new Map<unknown, { rows: number; quota: number; cents: number }>();
  // What is wrong is collected: an `expect` for each of some hundred thousand rows takes longer than the rows.
  const wrong: unknown[] = [];
  for (const row of pnrrRows(modello).progetti_luoghi()) {
    if (row.length !== columns.length) wrong.push(row);
    for (const key of [row[at("progetto")], `regione ${row[at("regione_codice")]}`]) {
      const sum = getOrMake(sums, key, () => ({ rows: 0, quota: 0, cents: 0 }));
      sum.rows++;
      sum.quota += Number(row[at("quota")]);
      sum.cents += Math.round(Number(row[at("importo_nel_luogo")]) * 100);
    }
  }
  for (const { id, totale } of modello.progetti) {
    const { rows, quota, cents } = sums.get(id)!;
    if (!(Math.abs(quota - 1) < 5e-10 && Math.abs(cents - (totale ?? 0)) <= rows / 2)) wrong.push({ id, quota, cents });
  }
  expect(wrong).toEqual([]);
  for (const { codice, importo_totale } of rankRegioni(modello)) {
    const { rows, cents } = sums.get(`regione ${codice}`)!;
    expect(Math.abs(cents - Math.round(importo_totale * 100)), String(codice)).toBeLessThanOrEqual((rows + 1) / 2);
  }
}
