import { concat } from "../../format/bytes.ts";
import { cutFile } from "../../format/graph-cut.ts";
import { answerOf } from "../answer.ts";
import { answerFile, must } from "../tree.ts";
import { cutGraph } from "./cut-graph.ts";
import { metaOf } from "./document.ts";
import type { Render } from "./render.ts";

/** A graph cut at any number of nodes. */
export const renderGraphCut: Render<"graph-cut"> = async ({ file, maxNodi }, { operation, lingua, read }) => {
  const [tier, index] = await Promise.all([must(read, answerFile(file)), must(read, cutFile(file))]);
  const meta = await metaOf(tier, operation, lingua, read);
  return answerOf(200, concat(cutGraph(meta, tier, index, maxNodi)), lingua);
};
