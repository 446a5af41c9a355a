/** Graphs at the tiers of `max_nodi`, with the index by which the router cuts any smaller value out of the next larger file. */

import { numberAt } from "../collections/at.ts";
import type { OrderedGraph } from "../corpus/orders/ordered-graph.ts";
import { cutFile, encodeGraphCut, type GraphCut } from "../format/graph-cut.ts";
import { members } from "../format/line-json.ts";
import type { FileSink } from "./file-sink.ts";

const NODES_OPEN = Buffer.from('"nodes":[\n');
const LINKS_OPEN = Buffer.from('],"links":[\n');
const CLOSE = Buffer.from("]}\n");
const COMMA = Buffer.from(",\n");
const LINE_END = COMMA.subarray(1);

/** Items as they stand in a document, and where each of them ends: the first of them are its beginning. */
interface Lines {
  readonly bytes: Buffer;
  readonly ends: Uint32Array;
}

function linesOf(items: readonly string[]): Lines {
  const ends = new Uint32Array(items.length);
  let at = 0;
  items.forEach((item, i) => {
    at += Buffer.byteLength(item);
    ends[i] = at;
    at += COMMA.length;
  });
  return { bytes: Buffer.from(items.join(",\n")), ends };
}

/** The lines of the first items. */
function firstOf({ bytes, ends }: Lines, count: number): Buffer[] {
  return count === 0 ? [] : [bytes.subarray(0, ends[count - 1]), LINE_END];
}

/** Where nodes and links end in a document with the first `n` nodes. */
function cutOf(head: number, n: number, nodes: Lines, links: Lines, within: OrderedGraph["linksWithin"]): GraphCut {
  const startNodes = head + NODES_OPEN.length;
  const startLinks = startNodes + (n === 0 ? 0 : numberAt(nodes.ends, n - 1) + LINE_END.length) + LINKS_OPEN.length;
  return {
    nodes: n,
    startNodes,
    startLinks,
    nodeEnd: (node) => startNodes + numberAt(nodes.ends, node),
    linkEnd(node) {
      const kept = numberAt(within, node);
      return startLinks + (kept === 0 ? 0 : numberAt(links.ends, kept - 1));
    },
  };
}

/**
 * Writes `<folder>/<tier>.json` for every tier and its cut index under `indici/`.
 *
 * @param folder path below `api/public/`: `graph/norma`
 * @param echo the scalars before `max_nodi`: `{ livello: "norma" }`
 */
export function writeGraphTiers(
  files: FileSink,
  folder: string,
  meta: string,
  echo: object,
  tiers: readonly number[],
  graph: OrderedGraph,
): void {
  const linksOf = (n: number) => (n === 0 ? 0 : numberAt(graph.linksWithin, n - 1));
  const largest = Math.max(...tiers);
  const most = Math.min(largest, graph.nodes.length);
  const nodes = linesOf(graph.nodes.slice(0, most));
  const links = linesOf(graph.links.slice(0, linksOf(most)));
  for (const tier of tiers) {
    const n = Math.min(tier, most);
    const scalars = graphScalars(echo, tier, graph.totalNodes, graph.totalLinks);
    const head = Buffer.from(`${meta}${members(scalars)},\n`);
    const lists = [NODES_OPEN, ...firstOf(nodes, n), LINKS_OPEN, ...firstOf(links, linksOf(n)), CLOSE];
    const document = Buffer.concat([head, ...lists]);
    const held = tier === largest ? document : Buffer.concat([head, NODES_OPEN, LINKS_OPEN, CLOSE]);
    files.write(`api/public/${folder}/${tier}.json`, document, held.toString());
    const cut = cutOf(head.length, n, nodes, links, graph.linksWithin);
    files.write(cutFile(`/${folder}/${tier}`), encodeGraphCut(cut));
  }
}

/** Line 2 of a graph answer: `totale_*` count before the cap, `troncato` says whether the cap took anything away. */
function graphScalars(echo: object, maxNodi: number, totaleNodi: number, totaleLink: number): object {
  return {
    ...echo,
    max_nodi: maxNodi,
    totale_nodi: totaleNodi,
    totale_link: totaleLink,
    troncato: totaleNodi > maxNodi,
  };
}
