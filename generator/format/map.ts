/**
 * The maps of the graphs of amendments: where each node stands, for whoever draws them. `esplora/grafo/<level>.bin` has x and y of each node,
 * 16 bits each, little-endian, in the order of the nodes of the largest answer.
 */

import { parameterOf } from "../api/operations.ts";
import type { Prosa } from "../api/prose.ts";
import { tiersOf } from "../api/tiers.ts";
import { words } from "./bytes.ts";
import { sizeFault } from "./faults.ts";

/** What `/graph` can be asked for. */
export const MAP_LEVELS = ["norma", "articolo"] as const;

/**
 * The file of the positions of a level's nodes, and the answer whose nodes they are, in its order: the largest there is.
 *
 * @example mapFileOf("norma") // { positions: "esplora/grafo/norma.bin", answer: "api/public/graph/norma/20000.json" }
 */
export function mapFileOf(livello: (typeof MAP_LEVELS)[number]): {
  readonly positions: string;
  readonly answer: string;
} {
  const most = Math.max(...tiersOf(parameterOf("graph", "max_nodi")));
  return { positions: `esplora/grafo/${livello}.bin`, answer: `api/public/graph/${livello}/${most}.json` };
}

/** Bytes of a node: x and y, 16 bits each. */
const BYTES_OF_POSITION = 4;

/**
 * What is wrong with a map: it has a place for each node, and no place for two.
 *
 * @param nodes how many the answer has
 */
export function* faultsOfMap(bytes: Uint8Array, nodes: number): Generator<Prosa> {
  if (bytes.length !== nodes * BYTES_OF_POSITION) {
    yield sizeFault(bytes.length, nodes * BYTES_OF_POSITION);
    return;
  }
  const place = words(bytes);
  const nodeAt = new Map<number, number>();
  for (let node = 0; node < nodes; node++) {
    const other = nodeAt.get(place(node));
    if (other !== undefined)
      yield {
        it: `i nodi ${other} e ${node} stanno nello stesso punto`,
        en: `nodes ${other} and ${node} stand at one place`,
      };
    nodeAt.set(place(node), node);
  }
}
