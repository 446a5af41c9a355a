import type { CorpusNorme } from "../../corpus/norme/corpus.ts";
import type { Relazione } from "../../corpus/norme/relazione.ts";
import { byCodeUnit } from "../../law/code-unit.ts";
import type { OrderedGraph } from "../ordered-graph.ts";
import { graphNaming, type Livello, type NodeIdentity } from "./graph-nodes.ts";

interface Link {
  readonly source: number;
  readonly target: number;
  readonly tipo: Relazione["tipo"];
  peso: number;
}

/** Equal (source, target, tipo) become one link with its weight; a relation between a node and itself is none. */
function linksOf(corpus: CorpusNorme, indexOf: (node: NodeIdentity) => number, naming: ReturnType<typeof graphNaming>) {
  const links = new Map<string, Link>();
  for (const relazione of corpus.relazioni) {
    const source = indexOf(naming.source(relazione));
    const target = indexOf(naming.target(relazione));
    if (source === target) continue;
    const key = `${source} ${target} ${relazione.tipo}`;
    const link = links.get(key);
    if (link) link.peso++;
    else links.set(key, { source, target, tipo: relazione.tipo, peso: 1 });
  }
  return [...links.values()];
}

/**
 * The graph of amendments in its final order: nodes by degree descending then id; links by larger end, smaller end, tipo (and, of two
 * opposite ones, first the one whose source comes first). At level `norma` every act served is a node and every act that a relation
 * names; at level `articolo` the ends of the relations are: the article where it is known, else the act.
 *
 * @param limit nodes given at most; `grado` and the totals are always those of the whole graph
 */
export function normeGraph(corpus: CorpusNorme, livello: Livello, limit: number): OrderedGraph {
  const naming = graphNaming(corpus, livello);
  const nodes: NodeIdentity[] = [];
  const indexById = new Map<string, number>();
  const indexOf = (node: NodeIdentity) => {
    let index = indexById.get(node.id);
    if (index === undefined) {
      index = nodes.push(node) - 1;
      indexById.set(node.id, index);
    }
    return index;
  };
  if (livello === "norma") for (const { eli } of corpus.norme) indexOf(naming.act(eli));
  const links = linksOf(corpus, indexOf, naming);
  const grado = new Uint32Array(nodes.length);
  for (const { source, target, peso } of links) {
    grado[source]! += peso;
    grado[target]! += peso;
  }
  const order = Array.from(nodes.keys()).sort(
    (a, b) => grado[b]! - grado[a]! || byCodeUnit(nodes[a]!.id, nodes[b]!.id),
  );
  const position = new Uint32Array(nodes.length);
  order.forEach((node, at) => {
    position[node] = at;
  });
  const kept = links
    .map((link) => {
      const [s, t] = [position[link.source]!, position[link.target]!];
      return { link, far: Math.max(s, t), near: Math.min(s, t), from: s };
    })
    .filter(({ far }) => far < limit)
    .sort((a, b) => a.far - b.far || a.near - b.near || byCodeUnit(a.link.tipo, b.link.tipo) || a.from - b.from);
  const shown = order.slice(0, limit);
  const linksWithin = new Uint32Array(shown.length);
  for (const { far } of kept) linksWithin[far]!++;
  for (let i = 1; i < linksWithin.length; i++) linksWithin[i]! += linksWithin[i - 1]!;
  return {
    nodes: shown.map((node) => {
      const { id, label, tipo, norma, nel_corpus } = nodes[node]!;
      return JSON.stringify({ id, label, tipo, norma, nel_corpus, grado: grado[node] });
    }),
    links: kept.map(({ link: { source, target, tipo, peso } }) =>
      JSON.stringify({ source: nodes[source]!.id, target: nodes[target]!.id, tipo, peso }),
    ),
    linksWithin,
    totalNodes: nodes.length,
    totalLinks: links.length,
  };
}
