/** The index by which the router finds a bill (`FORMAT.md`, Finding a bill). */

import { byCodeUnit } from "../../collections/code-unit.ts";
import { getOrMake } from "../../collections/get-or-make.ts";
import { BILL_BUCKETS, billBucket, parseBillNumber } from "../../law/bill-number.ts";
import type { DdlRow } from "./righe.ts";

/** One file of the index. */
export interface BucketNumeri {
  /** Two digits. */
  readonly bucket: string;
  readonly body: {
    /** Current number of the bill that each reading opens, by branch and key. */
    readonly letture: Readonly<Record<string, string>>;
    /** Rows of the bills that a number without a branch can mean, where they are several. */
    readonly candidati: Readonly<Record<string, readonly DdlRow[]>>;
  };
}

const sorted = <T>(entries: Iterable<readonly [string, T]>): Record<string, T> =>
  Object.fromEntries([...entries].sort(([a], [b]) => byCodeUnit(a, b)));

/** Every file of the index, also those that no bill falls in. */
export function indiceNumeri(rows: readonly DdlRow[]): BucketNumeri[] {
  const letture = new Map<string, [string, string][]>();
  const bare = new Map<string, Set<DdlRow>>();
  for (const row of rows)
    for (const numero of row.numeri) {
      const read = parseBillNumber(numero);
      if (read === null) throw new RangeError(`${numero}: no number of a bill`);
      const { ramo, chiave } = read;
      getOrMake(letture, billBucket(chiave), () => []).push([`${ramo}.${chiave}`, row.numero]);
      getOrMake(bare, chiave, () => new Set()).add(row);
    }
  const candidati = new Map<string, [string, DdlRow[]][]>();
  for (const [chiave, found] of bare)
    if (found.size > 1)
      getOrMake(candidati, billBucket(chiave), () => []).push([
        chiave,
        [...found].sort((a, b) => byCodeUnit(a.numero, b.numero)),
      ]);
  return Array.from({ length: BILL_BUCKETS }, (_, i) => {
    const bucket = billBucket(String(i));
    return {
      bucket,
      body: { letture: sorted(letture.get(bucket) ?? []), candidati: sorted(candidati.get(bucket) ?? []) },
    };
  });
}
