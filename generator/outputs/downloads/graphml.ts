/** Graphs as GraphML (http://graphml.graphdrawing.org), which Gephi, Cytoscape, networkx and igraph read. */

import { xmlText } from "../../format/xml-text.ts";
import type { Staging } from "../../tree/staging.ts";
import { GrowingFile } from "./growing-file.ts";

type GraphmlType = "string" | "boolean" | "int" | "double";

/** Attributes by name, with their type. */
type Attributes = Readonly<Record<string, GraphmlType>>;

export interface GraphmlAttributes {
  readonly node: Attributes;
  readonly edge: Attributes;
}

/** A node or a link of an answer; what has no value has no attribute. */
type Item = Readonly<Record<string, unknown>>;

export interface Graph {
  readonly nodes: Iterable<Item>;
  /** With the ids of both ends as `source` and `target`. */
  readonly links: Iterable<Item>;
}

const keysOf = (end: "node" | "edge", attributes: Attributes) =>
  Object.entries(attributes).map(
    ([name, type]) => `<key id="${end[0]}-${name}" for="${end}" attr.name="${name}" attr.type="${type}"/>\n`,
  );

const dataOf = (end: "node" | "edge", attributes: Attributes, item: Item) =>
  Object.keys(attributes)
    .filter((name) => item[name] !== null && item[name] !== undefined)
    .map((name) => `<data key="${end[0]}-${name}">${xmlText(String(item[name]))}</data>`)
    .join("");

/**
 * Writes a graph, whole, its nodes and links in the order given.
 *
 * @param meta release, sources and licence, as the description of the file
 */
export function writeGraphml(
  staging: Staging,
  name: string,
  { node, edge }: GraphmlAttributes,
  meta: object,
  graph: Graph,
): void {
  const file = new GrowingFile(staging, name);
  file.write('<?xml version="1.0" encoding="UTF-8"?>\n<graphml xmlns="http://graphml.graphdrawing.org/xmlns">\n');
  file.write(`<desc>${xmlText(JSON.stringify(meta))}</desc>\n`);
  for (const key of [...keysOf("node", node), ...keysOf("edge", edge)]) file.write(key);
  file.write('<graph edgedefault="directed">\n');
  let records = 0;
  for (const item of graph.nodes) {
    file.write(`<node id="${xmlText(String(item.id))}">${dataOf("node", node, item)}</node>\n`);
    records++;
  }
  for (const item of graph.links) {
    const ends = `source="${xmlText(String(item.source))}" target="${xmlText(String(item.target))}"`;
    file.write(`<edge ${ends}>${dataOf("edge", edge, item)}</edge>\n`);
  }
  file.write("</graph>\n</graphml>\n");
  file.end({ records });
}
