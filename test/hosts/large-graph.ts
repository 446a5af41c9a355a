import { writeFileSync } from "node:fs";
import path from "node:path";
import { writeGraphTiers } from "../../generator/tree/graph-tiers.ts";
import { actsGraph, ordered } from "../router/small-graphs.ts";
import type { PreparedTree } from "./prepared-tree.ts";

const NODES = 20_000;

/** What asks for it: in English, which is translated on the way, whole and without one node. */
export const LARGE_GRAPHS = [`/graph?max_nodi=${NODES}&lang=en`, `/graph?max_nodi=${NODES - 1}&lang=en`] as const;

/**
 * Puts a graph of 20,000 nodes into a prepared tree, in the place of its small one.
 *
 * @returns the files of the tree, with it
 */
export function putLargeGraph(tree: PreparedTree): ReadonlyMap<string, Uint8Array> {
  const files = new Map(tree.files);
  const write = (name: string, content: string | Uint8Array) => {
    writeFileSync(path.join(tree.folder, name), content);
    files.set(name, Buffer.from(content));
  };
  const graph = ordered(actsGraph("norma", NODES));
  writeGraphTiers({ write }, "graph/norma", '{"meta":{"lingua":"it"},\n', { livello: "norma" }, [NODES], graph);
  return files;
}
