import type { NormaRow } from "../norma-row.ts";
import type { RulingIdentity, RulingOnArticle, RulingRow } from "./pronunce.ts";

/** Versions `[from, to]` (0 is the newest) in which a ruling on an article reads the same, and the position of the article among all of the act. */
export type KeptRuling = readonly [from: number, to: number, at: number, ruling: RulingOnArticle];

/**
 * A ruling on an article of an act.
 *
 * @example rulingRow(ruling, norma).norma === norma // true
 */
export function rulingRow(
  { ecli, tipo, numero, anno, deciso, deposito, gazzetta, ...rest }: RulingOnArticle,
  norma: NormaRow,
): RulingRow {
  return { ecli, tipo, numero, anno, deciso, deposito, gazzetta, norma, ...rest };
}

/** The order of rulings: the newest deposit first, those without a day last; then by number, the highest first. */
export function byDeposit(
  a: Pick<RulingIdentity, "deposito" | "numero">,
  b: Pick<RulingIdentity, "deposito" | "numero">,
): number {
  const [day, other] = [a.deposito ?? "", b.deposito ?? ""];
  if (day !== other) return day < other ? 1 : -1;
  return (b.numero ?? -1) - (a.numero ?? -1);
}
