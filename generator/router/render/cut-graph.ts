import type { Pieces } from "../../format/bytes.ts";
import { decodeGraphCut } from "../../format/graph-cut.ts";
import { piecesOf, scalarsOf } from "../../format/line-json.ts";

/**
 * Cuts a graph out of the next larger tier by its index of byte offsets: nothing is parsed but line 2, whose `max_nodi` and
 * `troncato` change.
 *
 * @param meta line 1
 * @param tier the answer of the tier
 * @param index where its nodes and links begin and end
 * @param maxNodi how many nodes are kept
 * @returns the whole document
 */
export function cutGraph(meta: string | Uint8Array, tier: Uint8Array, index: Uint8Array, maxNodi: number): Pieces {
  const cut = decodeGraphCut(index);
  const last = Math.min(maxNodi, cut.nodes) - 1;
  /** The items of a list that are kept, by where it starts and where each ends. */
  const kept = (start: number, end: (node: number) => number) => tier.subarray(start, last < 0 ? start : end(last));
  const scalars = scalarsOf<{ totale_nodi: number }>(tier);
  return piecesOf(meta, Object.assign(scalars, { max_nodi: maxNodi, troncato: scalars.totale_nodi > maxNodi }), {
    nodes: kept(cut.startNodes, cut.nodeEnd),
    links: kept(cut.startLinks, cut.linkEnd),
  });
}
