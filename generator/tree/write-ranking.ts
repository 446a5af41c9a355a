import { keysOf } from "../collections/keys.ts";
import { type OperationId, operationOf } from "../contract/operations.ts";
import type { Prosa } from "../contract/prose.ts";
import { RANKING_MAX } from "../contract/tiers.ts";
import { lineJson } from "../format/line-json.ts";
import type { Cards } from "./cards.ts";
import type { Staging } from "./staging.ts";

/** Writes a ranking whole at every `limit`: `<folder>/1.json` … `<folder>/100.json`. */
export function writeRanking(staging: Staging, folder: string, meta: string, entries: readonly object[]): void {
  const items = entries.slice(0, RANKING_MAX).map((entry, i) => JSON.stringify({ posizione: i + 1, ...entry }));
  for (let limit = 1; limit <= RANKING_MAX; limit++) {
    const scalars = { limit, totale: entries.length };
    const withFirst = (count: number) =>
      lineJson(meta, scalars, [{ path: ["classifica"], items: items.slice(0, count) }]);
    const document = withFirst(limit);
    staging.write(`api/public/${folder}/${limit}.json`, document, limit === RANKING_MAX ? document : withFirst(0));
  }
}

/**
 * Writes rankings, each whole at every `limit`.
 *
 * @param rankings by operation, in their final order; each answer numbers its entries from 1
 * @param note how each is computed
 * @example writeRankings(staging, cards, { "pnrr-enti": enti }, note) // api/public/pnrr/classifica-enti/1.json …
 */
export function writeRankings<Id extends OperationId>(
  staging: Staging,
  cards: Cards,
  rankings: Readonly<Record<Id, readonly object[]>>,
  note: Readonly<Record<NoInfer<Id>, Prosa>>,
): void {
  for (const id of keysOf(rankings))
    writeRanking(staging, operationOf(id).path.slice(1), cards.card(id, note[id]), rankings[id]);
}
