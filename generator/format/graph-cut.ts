/**
 * The cut index of a graph: where the first nodes and links end in the answer of a tier. It stands beside the answer: that of
 * `api/public/graph/norma/2000.json` is `indici/graph/norma/2000.bin`. All integers are u32, little-endian:
 *
 *     word       field
 *     0          n           nodes in the answer
 *     1          startNodes  byte where the first node's line begins; that of the closing line where there is none
 *     2          startLinks  likewise of the links
 *     3          nodeEnd[n]  byte behind the `}` of node i
 *     3 + n      linkEnd[n]  byte behind the `}` of the last link among nodes 0..i; startLinks where there is none
 */

import { words, wordWriter } from "./bytes.ts";

/** Name of the index of the answer at a path below the base: `/graph/norma/2000` → `indici/graph/norma/2000.bin`. */
export const cutFile = (path: string): string => `indici${path}.bin`;

/** Where nodes and links of an answer begin and end, in bytes. */
export interface GraphCut {
  readonly nodes: number;
  readonly startNodes: number;
  readonly startLinks: number;
  nodeEnd(node: number): number;
  /** Of the links among this node and those before it. */
  linkEnd(node: number): number;
}

export function encodeGraphCut({ nodes, startNodes, startLinks, nodeEnd, linkEnd }: GraphCut): Uint8Array {
  const writer = wordWriter(4 * (3 + 2 * nodes));
  writer.put(nodes, startNodes, startLinks);
  writer.list(nodes, nodeEnd);
  writer.list(nodes, linkEnd);
  return writer.bytes;
}

/** Reads nothing but what is asked for. */
export function decodeGraphCut(bytes: Uint8Array): GraphCut {
  const at = words(bytes);
  const nodes = at(0);
  return {
    nodes,
    startNodes: at(1),
    startLinks: at(2),
    nodeEnd: (node) => at(3 + node),
    linkEnd: (node) => at(3 + nodes + node),
  };
}
