/** Graphs at the tiers of `max_nodi`, with the index by which the router cuts any smaller value out of the next larger file. */

import { numberAt } from "../../collections/at.ts";
import type { OrderedGraph } from "../../views/ordered-graph.ts";
import type { FileSink } from "../file-sink.ts";
import { members } from "../line-json.ts";

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

/** Byte offsets of a document with the first `n` nodes, in the layout of `FORMAT.md`. */
function cutIndex(head: number, n: number, nodes: Lines, links: Lines, within: OrderedGraph["linksWithin"]) {
  const index = new Uint32Array(3 + 2 * n);
  const nodesAt = head + NODES_OPEN.length;
  const linksAt = nodesAt + (n === 0 ? 0 : numberAt(nodes.ends, n - 1) + LINE_END.length) + LINKS_OPEN.length;
  index[0] = n;
  index[1] = nodesAt;
  index[2] = linksAt;
  for (let i = 0; i < n; i++) {
    index[3 + i] = nodesAt + numberAt(nodes.ends, i);
    const kept = numberAt(within, i);
    index[3 + n + i] = linksAt + (kept === 0 ? 0 : numberAt(links.ends, kept - 1));
  }
  return index;
}

/** The bytes of an array of 32-bit integers, little-endian whatever the machine. */
export function littleEndian(values: Uint32Array): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (let i = 0; i < values.length; i++) bytes.writeUInt32LE(numberAt(values, i), i * 4);
  return bytes;
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
    const index = cutIndex(head.length, n, nodes, links, graph.linksWithin);
    files.write(`indici/${folder}/${tier}.bin`, littleEndian(index));
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
