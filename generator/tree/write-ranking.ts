import { RANKING_MAX } from "../api/tiers.ts";
import { lineJson } from "./line-json.ts";
import type { Staging } from "./staging.ts";

/**
 * Writes a ranking whole at every `limit`: `<folder>/1.json` … `<folder>/100.json`.
 *
 * @param folder path below `api/public/`: `pnrr/classifica-aziende`
 * @param entries the whole ranking in order; each answer numbers its entries from 1
 */
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
