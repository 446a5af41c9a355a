/** The base and the sets of a filterable graph, in the layout of `FORMAT.md` (Graphs with filters). */

import { addAt, itemAt, numberAt } from "../collections/at.ts";
import { parameterOf } from "../contract/operations.ts";
import type { Prosa } from "../contract/prose.ts";
import { tiersOf } from "../contract/tiers.ts";
import type { FilterableGraph, GraphSet } from "../corpus/orders/filterable-graph.ts";
import type { OrderedGraph } from "../corpus/orders/ordered-graph.ts";
import {
  encodeGraphBase,
  type GraphBase,
  graphBaseFile,
  idOfNode,
  nodePageFile,
  tieNumber,
  tieOf,
} from "../format/graph-base.ts";
import { encodeGraphSet, graphSetFile, type StoredSet } from "../format/graph-set.ts";
import type { Cards } from "./cards.ts";
import { writeGraphTiers } from "./graph-tiers.ts";
import type { Staging } from "./staging.ts";

/** A page of nodes ends before it grows beyond this: well under the 25 MiB that the strictest host allows. */
const PAGE_BYTES = 8 * 1024 * 1024;

/** The ties of each base node, one behind the other. */
function adjacencyOf(graph: FilterableGraph): { start: Uint32Array; entries: Uint32Array } {
  const { source, target, kind } = graph.links;
  const start = new Uint32Array(graph.nodes.length + 1);
  for (const ends of [source, target]) for (const node of ends) addAt(start, node + 1, 1);
  for (let i = 0; i < graph.nodes.length; i++) addAt(start, i + 1, numberAt(start, i));
  const next = start.slice();
  const entries = new Uint32Array(2 * source.length);
  for (let l = 0; l < source.length; l++) {
    const [from, to, of] = [numberAt(source, l), numberAt(target, l), numberAt(kind, l)];
    entries[addAt(next, from, 1)] = tieNumber({ neighbour: to, kind: of, out: true });
    entries[addAt(next, to, 1)] = tieNumber({ neighbour: from, kind: of, out: false });
  }
  return { start, entries };
}

/** A set as its file has it: no answer needs more than so many nodes. */
const storedSet = ({ order, totalLinks, steps }: GraphSet, maxNodi: number): StoredSet => ({
  nodes: order.length,
  links: totalLinks,
  stored: Math.min(order.length, maxNodi),
  steps: steps.length,
  ordinal: (place) => numberAt(order, place),
  step: (place) => itemAt(steps, place),
});

/**
 * Writes the base and the sets of an operation.
 *
 * @param maxNodi the maximum of the parameter: no answer needs more ordinals than that
 * @returns what the operation's card must say: `nodi`, `pagine`, `tipi_link`, `filtro`
 */
export function writeGraphSets(staging: Staging, operation: string, graph: FilterableGraph, maxNodi: number): object {
  const n = graph.nodes.length;
  const offset = new Uint32Array(n);
  const length = new Uint32Array(n);
  const pagine: number[] = [];
  let page: string[] = [];
  let bytes = 0;
  const flush = () => {
    staging.write(nodePageFile(operation, pagine.length - 1), page.map((line) => `${line}\n`).join(""));
    page = [];
    bytes = 0;
  };
  graph.nodes.forEach((line, i) => {
    const own = Buffer.byteLength(line);
    length[i] = own;
    if (page.length > 0 && bytes + own + 1 > PAGE_BYTES) flush();
    if (page.length === 0) pagine.push(i);
    offset[i] = bytes;
    bytes += own + 1;
    page.push(line);
  });
  if (page.length > 0) flush();
  const { start, entries } = adjacencyOf(graph);
  const base: GraphBase = {
    nodes: n,
    links: graph.links.source.length,
    offset: (node) => numberAt(offset, node),
    length: (node) => numberAt(length, node),
    start: (node) => numberAt(start, node),
    tie: (place) => numberAt(entries, place),
  };
  staging.write(graphBaseFile(operation), encodeGraphBase(base));
  graph.sets.forEach((set, s) => {
    staging.write(graphSetFile(operation, s), encodeGraphSet(storedSet(set, maxNodi)));
  });
  return { nodi: n, pagine, tipi_link: graph.linkKinds, filtro: graph.filtro };
}

/**
 * One set as a graph in its final order, for the tiers of the unfiltered request.
 *
 * @param limit nodes wanted at most
 */
export function orderedSet(graph: FilterableGraph, set: GraphSet, limit: number): OrderedGraph {
  const { start, entries } = adjacencyOf(graph);
  const kept = set.order.subarray(0, limit);
  const position = new Int32Array(graph.nodes.length).fill(-1);
  kept.forEach((node, i) => {
    position[node] = i;
  });
  const nodes = Array.from(kept, (node) => itemAt(graph.nodes, node));
  const ids = nodes.map(idOfNode);
  const links: string[] = [];
  const linksWithin = new Uint32Array(kept.length);
  kept.forEach((node, i) => {
    const here: { at: number; kind: string; out: boolean }[] = [];
    for (const number of entries.subarray(numberAt(start, node), numberAt(start, node + 1))) {
      const { neighbour, kind, out } = tieOf(number);
      const at = numberAt(position, neighbour);
      if (at >= 0 && at < i) here.push({ at, kind: itemAt(graph.linkKinds, kind), out });
    }
    here.sort((a, b) => a.at - b.at || (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : 0));
    for (const { at, kind, out } of here) {
      const [source, target] = out ? [i, at] : [at, i];
      links.push(`{"source":${ids[source]},"target":${ids[target]},"tipo":${JSON.stringify(kind)}}`);
    }
    linksWithin[i] = links.length;
  });
  return {
    nodes,
    links,
    linksWithin,
    totalNodes: set.order.length,
    totalLinks: set.totalLinks,
  };
}

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
  nota: Prosa,
): void {
  const maxNodi = parameterOf(operation, "max_nodi");
  const meta = cards.card(operation, nota, writeGraphSets(staging, operation, graph, maxNodi.le));
  const set = graph.sets[graph.filtro.insiemi[whole] ?? -1] ?? EMPTY;
  writeGraphTiers(staging, folder, meta, echo, tiersOf(maxNodi), orderedSet(graph, set, maxNodi.le));
}
