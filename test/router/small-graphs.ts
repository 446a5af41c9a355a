/** Invented graphs small enough to be judged by the plainest code, in the shapes that the tree writers take. */

import type { FilterableGraph, GraphSet } from "../../generator/corpus/orders/filterable-graph.ts";
import type { OrderedGraph } from "../../generator/corpus/orders/ordered-graph.ts";

export interface Node {
  readonly id: string;
  readonly [field: string]: unknown;
}
export interface Link {
  readonly source: string;
  readonly target: string;
  readonly tipo: string;
}
export interface Graph {
  readonly nodes: readonly Node[];
  readonly links: readonly Link[];
}

/**
 * The cap of the contract, by its words: the first nodes, the links with both ends among them, in link order.
 *
 * @example capped(actsGraph("norma", 130), 10).nodes.length // 10
 */
export function capped({ nodes, links }: Graph, maxNodi: number): Graph {
  const kept = nodes.slice(0, maxNodi);
  const at = new Map(kept.map(({ id }, i) => [id, i]));
  const ends = ({ source, target }: Link) => [at.get(source)!, at.get(target)!] as const;
  const within = links.filter(({ source, target }) => at.has(source) && at.has(target));
  within.sort((a, b) => {
    const [as, at] = ends(a);
    const [bs, bt] = ends(b);
    return (
      Math.max(as, at) - Math.max(bs, bt) ||
      Math.min(as, at) - Math.min(bs, bt) ||
      (a.tipo < b.tipo ? -1 : a.tipo > b.tipo ? 1 : 0)
    );
  });
  return { nodes: kept, links: within };
}

/**
 * A graph of acts: node `i` is tied to some of those before it.
 *
 * @example actsGraph("norma", 130).nodes.length // 130
 */
export function actsGraph(livello: string, size: number): Graph {
  const nodes = Array.from({ length: size }, (_, i) => ({
    id: `eli:/it/legge/1999/01/01/${i}`,
    label: `L. ${i}/1999 «${livello}» è`,
    tipo: "legge",
    norma: `eli:/it/legge/1999/01/01/${i}`,
    nel_corpus: i % 3 === 0,
    grado: size - i,
  }));
  const links: (Link & { peso: number })[] = [];
  for (let i = 1; i < size; i++)
    for (const step of [1, 3, 7, 20])
      if (i >= step && (i * step) % 4 !== 1)
        links.push({
          source: nodes[i]!.id,
          target: nodes[i - step]!.id,
          tipo: step % 2 ? "modifica" : "abroga",
          peso: step,
        });
  return { nodes, links };
}

/**
 * As the tier writer takes it.
 *
 * @example ordered(actsGraph("norma", 130)).totalNodes // 130
 */
export function ordered(graph: Graph): OrderedGraph {
  const { nodes, links } = capped(graph, graph.nodes.length);
  const at = new Map(nodes.map(({ id }, i) => [id, i]));
  const linksWithin = new Uint32Array(nodes.length);
  for (const { source, target } of links) linksWithin[Math.max(at.get(source)!, at.get(target)!)]!++;
  for (let i = 1; i < nodes.length; i++) linksWithin[i]! += linksWithin[i - 1]!;
  return {
    nodes: nodes.map((node) => JSON.stringify(node)),
    links: links.map((link) => JSON.stringify(link)),
    linksWithin,
    totalNodes: nodes.length,
    totalLinks: links.length,
  };
}

/**
 * A base and its sets, as the writer takes them.
 *
 * @param nomi names by which a filter finds its set
 * @example filterable(graph, ["energia"], [{ key: "0", graph, steps: [] }]).sets.length // 1
 */
export function filterable(
  base: Graph,
  nomi: readonly unknown[],
  sets: readonly { key: string; graph: Graph; steps: GraphSet["steps"] }[],
): FilterableGraph {
  const ordinal = new Map(base.nodes.map(({ id }, i) => [id, i]));
  const linkKinds = [...new Set(base.links.map((l) => l.tipo))];
  return {
    nodes: base.nodes.map((node) => JSON.stringify(node)),
    linkKinds,
    links: {
      source: Uint32Array.from(base.links, (l) => ordinal.get(l.source)!),
      target: Uint32Array.from(base.links, (l) => ordinal.get(l.target)!),
      kind: Uint8Array.from(base.links, (l) => linkKinds.indexOf(l.tipo)),
    },
    sets: sets.map(({ graph, steps }) => ({
      order: Uint32Array.from(graph.nodes, ({ id }) => ordinal.get(id)!),
      totalLinks: graph.links.length,
      steps,
    })),
    filtro: { nomi, insiemi: Object.fromEntries(sets.map(({ key }, s) => [key, s])) },
  };
}
