import { BASE_PATH } from "../../api/operations.ts";
import { answerOf } from "../answer.ts";
import { afterLine, card, concat, decode, metaLine, must, words } from "../tree.ts";
import type { Render } from "./render.ts";

/**
 * Cuts a graph out of the next larger tier by its index of byte offsets: nothing is parsed but line 2, whose `max_nodi` and
 * `troncato` change.
 */
export const renderGraphCut: Render<"graph-cut"> = async ({ folder, tier, maxNodi }, { operation, lingua, read }) => {
  const [file, index] = await Promise.all([
    must(read, `${BASE_PATH.slice(1)}/${folder}/${tier}.json`),
    must(read, `indici/${folder}/${tier}.bin`),
  ]);
  const at = words(index);
  const n = at(0);
  const [startNodes, startLinks] = [at(1), at(2)];
  const kept = Math.min(maxNodi, n);
  const nodesEnd = kept === 0 ? startNodes : at(3 + kept - 1);
  const linksEnd = kept === 0 ? startLinks : at(3 + n + kept - 1);
  const second = afterLine(file, 0);
  const meta = lingua === "it" ? file.subarray(0, second) : metaLine(await card(read, operation), lingua);
  // Line 2 lacks the braces and ends with a comma and a newline.
  const scalars = JSON.parse(`{${decode(file.subarray(second, afterLine(file, second) - 2))}}`);
  scalars.max_nodi = maxNodi;
  scalars.troncato = scalars.totale_nodi > maxNodi;
  return answerOf(
    200,
    concat([
      meta,
      `${JSON.stringify(scalars).slice(1, -1)},\n"nodes":[\n`,
      file.subarray(startNodes, nodesEnd),
      nodesEnd > startNodes ? '\n],"links":[\n' : '],"links":[\n',
      file.subarray(startLinks, linksEnd),
      linksEnd > startLinks ? "\n]}\n" : "]}\n",
    ]),
    lingua,
  );
};
