import { scalarsOf, words } from "../tree.ts";
import { type Pieces, piecesOf } from "./document.ts";

/**
 * Cuts a graph out of the next larger tier by its index of byte offsets: nothing is parsed but line 2, whose `max_nodi` and
 * `troncato` change.
 *
 * @param meta line 1
 * @param tier the answer of the tier
 * @param index where its nodes and links begin and end (`FORMAT.md`, Graphs)
 * @param maxNodi how many nodes are kept
 * @returns the whole document
 */
export function cutGraph(meta: string | Uint8Array, tier: Uint8Array, index: Uint8Array, maxNodi: number): Pieces {
  const at = words(index);
  const n = at(0);
  const last = Math.min(maxNodi, n) - 1;
  /** The items of a list that are kept, by where it starts and where its ends are written. */
  const kept = (start: number, ends: number) => tier.subarray(start, last < 0 ? start : at(ends + last));
  const scalars = scalarsOf<{ totale_nodi: number }>(tier);
  return piecesOf(meta, Object.assign(scalars, { max_nodi: maxNodi, troncato: scalars.totale_nodi > maxNodi }), {
    nodes: kept(at(1), 3),
    links: kept(at(2), 3 + n),
  });
}

/** Name in the tree of the index by which a graph is cut. */
export const cutFile = (file: string): string => `indici${file}.bin`;
