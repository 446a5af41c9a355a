/** The maps of the graphs of amendments: where each node stands, for whoever draws them. */

import { parameterOf } from "./operations.ts";
import { tiersOf } from "./tiers.ts";

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
export const BYTES_OF_POSITION = 4;
