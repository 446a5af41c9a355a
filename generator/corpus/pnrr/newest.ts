import type { Blocco } from "../../sources/italia-domani/rows.ts";

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
  keyOf: (blocco: Blocco<C>, riga: number) => string | null,
): { righe: Riga<C>[]; superate: number } {
  const at = new Map<string, number>();
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
 * The newest day of each key, for tables where several rows of one key are normal: only the rows of that day count.
 */
export function newestDays<C extends string>(
  blocchi: readonly Blocco<C>[],
  keyOf: (blocco: Blocco<C>, riga: number) => string | null,
): Map<string, number> {
  const days = new Map<string, number>();
  for (const blocco of blocchi)
    for (let riga = 0; riga < blocco.righe; riga++) {
      const key = keyOf(blocco, riga);
      if (key !== null && blocco.date[riga]! >= (days.get(key) ?? 0)) days.set(key, blocco.date[riga]!);
    }
  return days;
}
