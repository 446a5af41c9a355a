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

import type { Prosa } from "../api/prose.ts";
import { words, wordWriter } from "./bytes.ts";
import { sizeFault } from "./faults.ts";

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

/**
 * What is wrong with the index of an answer: each node and each link must be a line of it.
 *
 * @param answer whose index it is
 */
export function* faultsOfGraphCut(bytes: Uint8Array, answer: Uint8Array): Generator<Prosa> {
  const cut = decodeGraphCut(bytes);
  const size = 4 * (3 + 2 * cut.nodes);
  if (bytes.length !== size) {
    yield sizeFault(bytes.length, size);
    return;
  }
  for (const [what, start, end] of [
    ["nodes", cut.startNodes, cut.nodeEnd],
    ["links", cut.startLinks, cut.linkEnd],
  ] as const) {
    let before = start;
    for (let node = 0; node < cut.nodes; node++) {
      const here = end(node);
      // The first item begins at the start, each further one behind a comma and a newline.
      const first = before === start ? start : before + 2;
      // An object between braces, a comma and a newline before it.
      const isPiece = answer[first] === 123 && answer[here - 1] === 125;
      const isParted = before === start || (answer[before] === 44 && answer[before + 1] === 10);
      if (here === before ? what === "links" : isPiece && isParted && here > before) before = here;
      else {
        yield {
          it: `${what}: i byte fino a ${here}, del nodo ${node}, non sono righe della risposta`,
          en: `${what}: the bytes up to ${here}, of node ${node}, are no lines of the answer`,
        };
        break;
      }
    }
  }
}
