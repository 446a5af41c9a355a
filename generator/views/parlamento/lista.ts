import { byCodeUnit } from "../../collections/code-unit.ts";
import type { DdlRow } from "./righe.ts";

/** Open bills that stand still since a known day, open ones without a day, closed ones. */
function kind({ chiuso, giorni_fermo }: DdlRow): number {
  return chiuso ? 2 : giorni_fermo === null ? 1 : 0;
}

/**
 * The order of the list: the longest still first, then open bills without a date, closed ones last from the latest state; equal
 * ones by number.
 *
 * @example rows.sort(byStillness)[0].numero // "C.14"
 */
export function byStillness(a: DdlRow, b: DdlRow): number {
  const which = kind(a);
  if (which !== kind(b)) return which - kind(b);
  const stillness = which === 0 ? (b.giorni_fermo ?? 0) - (a.giorni_fermo ?? 0) : 0;
  const closing = which === 2 ? byCodeUnit(b.data_stato ?? "", a.data_stato ?? "") : 0;
  return stillness || closing || byCodeUnit(a.numero, b.numero);
}
