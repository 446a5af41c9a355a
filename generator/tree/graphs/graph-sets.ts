/** The base and the sets of a filterable graph, in the layout of `FORMAT.md` (Sets). */

import { addAt, itemAt, numberAt } from "../../collections/at.ts";
import type { FilterableGraph, GraphSet } from "../../views/filterable-graph.ts";
import type { OrderedGraph } from "../../views/ordered-graph.ts";
import type { Staging } from "../staging.ts";
import { littleEndian } from "./graph-tiers.ts";

/** A page of nodes ends before it grows beyond this: well under the 25 MiB that the strictest host allows. */
const PAGE_BYTES = 8 * 1024 * 1024;

/** Neighbours of each base node; entry = `neighbour * 16 + kind * 2 + d` (d = 0: this node is the source). */
function adjacencyOf(graph: FilterableGraph): { start: Uint32Array; entries: Uint32Array } {
  const { source, target, kind } = graph.links;
  const start = new Uint32Array(graph.nodes.length + 1);
  for (const ends of [source, target]) for (const node of ends) addAt(start, node + 1, 1);
  for (let i = 0; i < graph.nodes.length; i++) addAt(start, i + 1, numberAt(start, i));
  const next = start.slice();
  const entries = new Uint32Array(2 * source.length);
  for (let l = 0; l < source.length; l++) {
    const [from, to, low] = [numberAt(source, l), numberAt(target, l), numberAt(kind, l) * 2];
    entries[addAt(next, from, 1)] = to * 16 + low;
    entries[addAt(next, to, 1)] = from * 16 + low + 1;
  }
  return { start, entries };
}

function setBytes(set: GraphSet, maxNodi: number): Buffer {
  const stored = Math.min(set.order.length, maxNodi);
  const words = littleEndian(
    Uint32Array.of(set.order.length, set.totalLinks, stored, set.steps.length, ...set.order.subarray(0, stored)),
  );
  if (set.steps.length === 0) return words;
  const from = Math.ceil(words.length / 8) * 8;
  const bytes = Buffer.alloc(from + 16 * set.steps.length);
  words.copy(bytes);
  set.steps.forEach((step, i) => {
    bytes.writeDoubleLE(step.threshold, from + 16 * i);
    bytes.writeUInt32LE(step.nodes, from + 16 * i + 8);
    bytes.writeUInt32LE(step.links, from + 16 * i + 12);
  });
  return bytes;
}

/**
 * Writes the base and the sets under `indici/<folder>/`.
 *
 * @param maxNodi the maximum of the parameter: no answer needs more ordinals than that
 * @returns what the operation's card must say: `nodi`, `pagine`, `tipi_link`, `filtro`
 */
export function writeGraphSets(staging: Staging, folder: string, graph: FilterableGraph, maxNodi: number): object {
  const n = graph.nodes.length;
  const offset = new Uint32Array(n);
  const length = new Uint32Array(n);
  const pagine: number[] = [];
  let page: string[] = [];
  let bytes = 0;
  const flush = () => {
    staging.write(`indici/${folder}/nodi-${pagine.length - 1}.ndjson`, page.map((line) => `${line}\n`).join(""));
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
  const head = Uint32Array.of(n, graph.links.source.length);
  staging.write(`indici/${folder}/base.bin`, Buffer.concat([head, offset, length, start, entries].map(littleEndian)));
  graph.sets.forEach((set, s) => {
    staging.write(`indici/${folder}/insieme-${s}.bin`, setBytes(set, maxNodi));
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
  const ids = nodes.map((node) => JSON.stringify(JSON.parse(node).id));
  const links: string[] = [];
  const linksWithin = new Uint32Array(kept.length);
  kept.forEach((node, i) => {
    const here: { at: number; kind: string; out: boolean }[] = [];
    for (const entry of entries.subarray(numberAt(start, node), numberAt(start, node + 1))) {
      const at = numberAt(position, Math.floor(entry / 16));
      const kind = itemAt(graph.linkKinds, (entry % 16) >> 1);
      if (at >= 0 && at < i) here.push({ at, kind, out: entry % 2 === 0 });
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
