import type { FilterableGraph } from "../views/filterable-graph.ts";
import type { Graph } from "./graphml.ts";

type Item = Readonly<Record<string, unknown>>;

/** The links of a base, as the answers show them. */
export function* linksOfBase({ nodes, links, linkKinds }: FilterableGraph): Generator<Item> {
  const ids = nodes.map((node) => (JSON.parse(node) as { id: string }).id);
  for (let l = 0; l < links.source.length; l++)
    yield { source: ids[links.source[l]!], target: ids[links.target[l]!], tipo: linkKinds[links.kind[l]!] };
}

/** The whole base of a graph with filters, as nodes and links one by one. */
export function graphOfBase(graph: FilterableGraph): Graph {
  return {
    nodes: (function* () {
      for (const node of graph.nodes) yield JSON.parse(node) as Item;
    })(),
    links: linksOfBase(graph),
  };
}
