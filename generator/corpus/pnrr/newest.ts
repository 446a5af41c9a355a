import type { Blocco } from "../../sources/italia-domani/rows.ts";
import { ById } from "./by-id.ts";

/** A row of a block. */
export interface Riga<C extends string> {
  blocco: Blocco<C>;
  riga: number;
}

/**
 * One row per key out of overlapping files: the newer day of extraction wins, with equal days the first read. Rows without a key
 * (`null`) are all kept.
 *
 * @returns the rows in the order in which their keys were first read, and how many lost
 */
export function newestByKey<C extends string>(
  blocchi: readonly Blocco<C>[],
  keyOf: (blocco: Blocco<C>, riga: number) => number | null,
): { righe: Riga<C>[]; superate: number } {
  const at = new ById<number>();
  const righe: Riga<C>[] = [];
  let superate = 0;
  for (const blocco of blocchi)
    for (let riga = 0; riga < blocco.righe; riga++) {
      const key = keyOf(blocco, riga);
      const known = key === null ? undefined : at.get(key);
      if (known === undefined) {
        if (key !== null) at.set(key, righe.length);
        righe.push({ blocco, riga });
        continue;
      }
      superate++;
      const kept = righe[known]!;
      if (blocco.date[riga]! > kept.blocco.date[kept.riga]!) righe[known] = { blocco, riga };
    }
  return { righe, superate };
}

/**
 * For tables where several rows of one key are normal: whether a row is older than the newest of its key, and so no longer counts.
 * Rows without a key (`null`) are never.
 */
export function olderRows<C extends string>(
  blocchi: readonly Blocco<C>[],
  keyOf: (blocco: Blocco<C>, riga: number) => number | null,
): (blocco: Blocco<C>, riga: number) => boolean {
  const days = new Map<number, number>();
  const all = new Set<number>();
  for (const blocco of blocchi) for (const day of blocco.date) all.add(day);
  // One release, one day: the usual case has nothing to compare.
  if (all.size < 2) return () => false;
  for (const blocco of blocchi)
    for (let riga = 0; riga < blocco.righe; riga++) {
      const key = keyOf(blocco, riga);
      if (key !== null && blocco.date[riga]! >= (days.get(key) ?? 0)) days.set(key, blocco.date[riga]!);
    }
  return (blocco, riga) => {
    const key = keyOf(blocco, riga);
    return key !== null && blocco.date[riga]! < days.get(key)!;
  };
}
