/** The graph of acts at one level, written in a thread. */

import { writeGraphTiers } from "../tree/graph-tiers.ts";
import type { ManifestEntry } from "../tree/manifest.ts";
import { normeGraph } from "../views/norme/graph.ts";
import type { Livello } from "../views/norme/graph-nodes.ts";
import { graphActs } from "./graph-acts.ts";
import { modificheOf, type Part } from "./modifiche.ts";
import { servedTable } from "./served-table.ts";
import { ThreadFiles, type ThreadTree } from "./thread-files.ts";

export interface WriteGraphTask {
  readonly tree: ThreadTree;
  /** File of the acts served (`writeServedTable`). */
  readonly serviti: string;
  /** Where the relations are. */
  readonly parts: readonly Part[];
  readonly livello: Livello;
  /** Line 1 of the answers. */
  readonly meta: string;
  readonly tiers: readonly number[];
}

/** Writes the answers of `/graph` at a level. */
export function writeGraph(task: WriteGraphTask): readonly ManifestEntry[] {
  const { tree, serviti, parts, livello, meta, tiers } = task;
  const files = new ThreadFiles(tree);
  const graph = normeGraph(graphActs(servedTable(serviti)), modificheOf(parts), livello, tiers.at(-1)!);
  writeGraphTiers(files, `graph/${livello}`, meta, { livello }, tiers, graph);
  return files.entries;
}
