import { itemAt, numberAt } from "../../collections/at.ts";
import type { FilterableGraph } from "../../views/filterable-graph.ts";
import type { Graph } from "./graphml.ts";

type Item = Readonly<Record<string, unknown>>;

/** The links of a base, as the answers show them. */
export function* linksOfBase({ nodes, links, linkKinds }: FilterableGraph): Generator<Item> {
  const ids = nodes.map((node) => {
    const { id }: { id: string } = JSON.parse(node);
    return id;
  });
  for (let l = 0; l < links.source.length; l++)
    yield {
      source: itemAt(ids, numberAt(links.source, l)),
      target: itemAt(ids, numberAt(links.target, l)),
      tipo: itemAt(linkKinds, numberAt(links.kind, l)),
    };
}

/** The whole base of a graph with filters, as nodes and links one by one. */
export function graphOfBase(graph: FilterableGraph): Graph {
  return {
    nodes: (function* (): Generator<Item> {
      for (const node of graph.nodes) yield JSON.parse(node);
    })(),
    links: linksOfBase(graph),
  };
}
