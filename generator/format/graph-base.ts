/**
 * The base of a graph with filters, which all its sets share: its nodes in pages, `indici/<operation>/nodi-<p>.ndjson`, one JSON node a
 * line beginning `{"id":"…","label":`, and where they stand and what they are tied to, `indici/<operation>/base.bin`. All integers are
 * u32, little-endian:
 *
 *     word             field
 *     0                N              nodes
 *     1                L              links
 *     2                offset[N]      byte of node i's line in its page
 *     2 + N            length[N]      its bytes, the newline left out
 *     2 + 2N           start[N + 1]   first of its ties, and behind its last
 *     3 + 3N           ties[2L]       neighbour * 16 + kind * 2 + d; d is 0 where this node is the source, 1 where it is the target
 */

import { words, wordWriter } from "./bytes.ts";

/** A link as one of its ends has it. */
export interface Tie {
  readonly neighbour: number;
  /** Place in the names of kinds of the card. */
  readonly kind: number;
  /** Whether this end is the source. */
  readonly out: boolean;
}

/** The base of a graph, but for the nodes themselves. */
export interface GraphBase {
  readonly nodes: number;
  readonly links: number;
  offset(node: number): number;
  length(node: number): number;
  /** Place of the first tie of a node; of the number of nodes, behind the last tie. */
  start(node: number): number;
  /** A tie as it is written: `tieOf` reads it. */
  tie(place: number): number;
}

/** Name of the base of a graph: `indici/pnrr-graph/base.bin`. */
export const graphBaseFile = (operation: string): string => `indici/${operation}/base.bin`;

/** Name of a page of nodes: `indici/pnrr-graph/nodi-0.ndjson`. */
export const nodePageFile = (operation: string, page: number): string => `indici/${operation}/nodi-${page}.ndjson`;

/** A tie as it is written. */
export const tieNumber = ({ neighbour, kind, out }: Tie): number => neighbour * 16 + kind * 2 + (out ? 0 : 1);

/** What a written tie says. */
export const tieOf = (number: number): Tie => ({
  neighbour: number >>> 4,
  kind: (number & 15) >> 1,
  out: !(number & 1),
});

/**
 * The id of a node as JSON, with which its line begins.
 *
 * @example idOfNode('{"id":"ente:1","label":"Comune"}') // '"ente:1"'
 */
export const idOfNode = (line: string): string => line.slice('{"id":'.length, line.indexOf(',"label":'));

export function encodeGraphBase({ nodes, links, offset, length, start, tie }: GraphBase): Uint8Array {
  const writer = wordWriter(4 * (3 + 3 * nodes + 2 * links));
  writer.put(nodes, links);
  writer.list(nodes, offset);
  writer.list(nodes, length);
  writer.list(nodes + 1, start);
  writer.list(2 * links, tie);
  return writer.bytes;
}

/** Reads nothing but what is asked for. */
export function decodeGraphBase(bytes: Uint8Array): GraphBase {
  const at = words(bytes);
  const nodes = at(0);
  return {
    nodes,
    links: at(1),
    offset: (node) => at(2 + node),
    length: (node) => at(2 + nodes + node),
    start: (node) => at(2 + 2 * nodes + node),
    tie: (place) => at(3 + 3 * nodes + place),
  };
}
