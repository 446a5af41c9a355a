import { answerOf } from "../answer.ts";
import { answerFile, must, scalarsOf, words } from "../tree.ts";
import { documentOf, metaOf } from "./document.ts";
import type { Render } from "./render.ts";

/**
 * Cuts a graph out of the next larger tier by its index of byte offsets: nothing is parsed but line 2, whose `max_nodi` and
 * `troncato` change.
 */
export const renderGraphCut: Render<"graph-cut"> = async ({ file, maxNodi }, { operation, lingua, read }) => {
  const [tier, index] = await Promise.all([must(read, answerFile(file)), must(read, `indici${file}.bin`)]);
  const at = words(index);
  const n = at(0);
  const last = Math.min(maxNodi, n) - 1;
  /** The items of a list that are kept, by where it starts and where its ends are written. */
  const kept = (start: number, ends: number) => tier.subarray(start, last < 0 ? start : at(ends + last));
  const scalars = scalarsOf<{ totale_nodi: number }>(tier);
  return answerOf(
    200,
    documentOf(
      await metaOf(tier, operation, lingua, read),
      { ...scalars, max_nodi: maxNodi, troncato: scalars.totale_nodi > maxNodi },
      { nodes: kept(at(1), 3), links: kept(at(2), 3 + n) },
    ),
    lingua,
  );
};
