/** The graph of amendments at one level, written in a thread. */

import { OPERATIONS } from "../api/operations.ts";
import { tiersOf } from "../api/tiers.ts";
import { writeGraphTiers } from "../tree/graph-tiers.ts";
import { normeGraph } from "../views/norme/graph.ts";
import type { GraphActs, Livello } from "../views/norme/graph-nodes.ts";
import { archiOf } from "./esiti.ts";
import { type ServedTable, servedTable } from "./served-table.ts";
import { type ThreadEntry, ThreadFiles, type ThreadTree } from "./thread-files.ts";

/**
 * What the graph must know of the acts that are served.
 *
 * @example graphActs(table).served("eli:/it/legge/1990/08/07/241") // true
 */
export function graphActs({ identities, percorsi }: ServedTable): GraphActs {
  return {
    served: (eli) => identities.elis.has(eli),
    elis: () => identities.elis,
    percorso: (eli, articolo) => {
      const own = percorsi.get(eli);
      return own && Object.hasOwn(own, articolo) ? own[articolo] : undefined;
    },
  };
}

export interface WriteGraphTask {
  readonly livello: Livello;
  readonly tree: ThreadTree;
  /** File of the acts served, folder of the outcomes and how many there are. */
  readonly serviti: string;
  readonly esiti: string;
  readonly buckets: number;
  /** Line 1 of the answers. */
  readonly meta: string;
}

/** Writes the tiers of a graph, and gives their entries. */
export function writeGraph({ livello, tree, serviti, esiti, buckets, meta }: WriteGraphTask): readonly ThreadEntry[] {
  const maxNodi = OPERATIONS.find((o) => o.id === "graph")!.parameters.find((p) => p.name === "max_nodi")!;
  const tiers = tiersOf(maxNodi as { ge: number; le: number; default: number });
  const graph = normeGraph(graphActs(servedTable(serviti)), archiOf(esiti, buckets), livello, tiers.at(-1)!);
  const files = new ThreadFiles(tree);
  writeGraphTiers(files, `graph/${livello}`, meta, { livello }, tiers, graph);
  return files.entries;
}
