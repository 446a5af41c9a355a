/** Of overlapping files, the newest rows. */

/** What a row tells of its age. */
interface Datata {
  /** Day of extraction as `YYYYMMDD`, `null` where unknown: older than any other. */
  readonly giorno: number | null;
}

const isOlder = (a: number | null, b: number | null) => (a ?? 0) < (b ?? 0);

/**
 * One row per key out of overlapping files: the newer day of extraction wins, with equal days the first read. Rows without a key
 * (`null`) are all kept.
 *
 * @returns the rows in the order in which their keys were first read, and how many lost
 */
export function newestByKey<R extends Datata>(
  righe: readonly R[],
  keyOf: (row: R) => unknown,
): { readonly righe: R[]; readonly superate: number } {
  const at = new Map<unknown, number>();
  const newest: R[] = [];
  let superate = 0;
  for (const row of righe) {
    const key = keyOf(row);
    const known = key === null ? undefined : at.get(key);
    const kept = known === undefined ? undefined : newest[known];
    if (known === undefined || kept === undefined) {
      if (key !== null) at.set(key, newest.length);
      newest.push(row);
      continue;
    }
    superate++;
    if (isOlder(kept.giorno, row.giorno)) newest[known] = row;
  }
  return { righe: newest, superate };
}

/**
 * For tables where several rows of one key are normal: whether a row is older than the newest of its key, and so no longer counts.
 * Rows without a key (`null`) are never.
 */
export function olderRows<R extends Datata>(righe: readonly R[], keyOf: (row: R) => unknown): (row: R) => boolean {
  const days = new Map<unknown, number | null>();
  // One release, one day: the usual case has nothing to compare.
  const [first] = righe;
  if (first === undefined || righe.every(({ giorno }) => giorno === first.giorno)) return () => false;
  for (const row of righe) {
    const key = keyOf(row);
    if (key !== null && !isOlder(row.giorno, days.get(key) ?? null)) days.set(key, row.giorno);
  }
  return (row) => {
    const key = keyOf(row);
    return key !== null && isOlder(row.giorno, days.get(key) ?? null);
  };
}
