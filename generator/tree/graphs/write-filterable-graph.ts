import { parameterOf } from "../../api/operations.ts";
import type { Prosa } from "../../api/prose.ts";
import { tiersOf } from "../../api/tiers.ts";
import type { FilterableGraph, GraphSet } from "../../views/filterable-graph.ts";
import type { Cards } from "../cards.ts";
import type { Staging } from "../staging.ts";
import { orderedSet, writeGraphSets } from "./graph-sets.ts";
import { writeGraphTiers } from "./graph-tiers.ts";

const EMPTY: GraphSet = { order: new Uint32Array(0), totalLinks: 0, steps: [] };

/**
 * Writes a graph with filters: its base, its sets, its card and the tiers of the unfiltered request.
 *
 * @param folder path below `api/public/`: `pnrr/graph`
 * @param echo the filters' scalars when no filter is given: `{ settore: "", importo_min: 0 }`
 * @param whole key in `filtro.insiemi` of the set that no filter narrows
 */
export function writeFilterableGraph(
  staging: Staging,
  cards: Cards,
  operation: "pnrr-graph" | "politici-graph",
  folder: string,
  echo: object,
  graph: FilterableGraph,
  whole: string,
  nota: Prosa | undefined,
): void {
  const maxNodi = parameterOf(operation, "max_nodi");
  const meta = cards.card(operation, nota, writeGraphSets(staging, operation, graph, maxNodi.le));
  const set = graph.sets[graph.filtro.insiemi[whole] ?? -1] ?? EMPTY;
  writeGraphTiers(staging, folder, meta, echo, tiersOf(maxNodi), orderedSet(graph, set, maxNodi.le));
}
