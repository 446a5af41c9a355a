/** Graphs at the tiers of `max_nodi`, with the index by which the router cuts any smaller value out of the next larger file. */

import type { OrderedGraph } from "../views/ordered-graph.ts";
import { lineJson } from "./line-json.ts";
import type { Staging } from "./staging.ts";

const NODES_OPEN = '"nodes":[\n';
const LINKS_OPEN = '],"links":[\n';

/** Byte offsets of a tier's document, in the layout of `FORMAT.md`. */
function cutIndex(
  head: number,
  nodes: readonly string[],
  links: readonly string[],
  within: OrderedGraph["linksWithin"],
) {
  const n = nodes.length;
  const index = new Uint32Array(3 + 2 * n);
  let at = head + NODES_OPEN.length;
  index[0] = n;
  index[1] = at;
  for (let i = 0; i < n; i++) {
    at += Buffer.byteLength(nodes[i]!);
    index[3 + i] = at;
    at += i < n - 1 ? 2 : 1;
  }
  at += LINKS_OPEN.length;
  index[2] = at;
  let done = 0;
  let end = at;
  for (let i = 0; i < n; i++) {
    for (; done < within[i]!; done++) {
      if (done > 0) at += 2;
      at += Buffer.byteLength(links[done]!);
      end = at;
    }
    index[3 + n + i] = end;
  }
  return index;
}

/** The bytes of an array of 32-bit integers, little-endian whatever the machine. */
export function littleEndian(values: Uint32Array): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (let i = 0; i < values.length; i++) bytes.writeUInt32LE(values[i]!, i * 4);
  return bytes;
}

/**
 * Writes `<folder>/<tier>.json` for every tier and its cut index under `indici/`.
 *
 * @param folder path below `api/public/`: `graph/norma`
 * @param echo the scalars before `max_nodi`: `{ livello: "norma" }`
 */
export function writeGraphTiers(
  staging: Staging,
  folder: string,
  meta: string,
  echo: object,
  tiers: readonly number[],
  graph: OrderedGraph,
): void {
  for (const tier of tiers) {
    const n = Math.min(tier, graph.nodes.length);
    const nodes = graph.nodes.slice(0, n);
    const links = graph.links.slice(0, n === 0 ? 0 : graph.linksWithin[n - 1]!);
    const scalars = graphScalars(echo, tier, graph.totalNodes, graph.totalLinks);
    const document = lineJson(meta, scalars, [
      { path: ["nodes"], items: nodes },
      { path: ["links"], items: links },
    ]);
    staging.write(`api/public/${folder}/${tier}.json`, document);
    const head = Buffer.byteLength(document.slice(0, document.indexOf(NODES_OPEN)));
    staging.write(`indici/${folder}/${tier}.bin`, littleEndian(cutIndex(head, nodes, links, graph.linksWithin)));
  }
}

/** Line 2 of a graph answer: `totale_*` count before the cap, `troncato` says whether the cap took anything away. */
export function graphScalars(echo: object, maxNodi: number, totaleNodi: number, totaleLink: number): object {
  return {
    ...echo,
    max_nodi: maxNodi,
    totale_nodi: totaleNodi,
    totale_link: totaleLink,
    troncato: totaleNodi > maxNodi,
  };
}
