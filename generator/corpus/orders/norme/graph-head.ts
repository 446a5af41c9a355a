/** The first nodes of the graph of amendments, with the links between them: what memory holds depends on how many these are. */

import { addAt, lastOf, numberAt } from "../../../collections/at.ts";
import { byCodeUnit } from "../../../collections/code-unit.ts";
import type { MakeList } from "../../../collections/sorted-list.ts";
import { classeOf } from "../../../law/relation-kinds.ts";
import type { OrderedGraph } from "../ordered-graph.ts";
import { type Arco, byDegree, type End, graphChanges, type Link } from "./graph-changes.ts";
import { type GraphActs, type Livello, nodeIdentity } from "./graph-nodes.ts";

/** Nodes gathered beyond those that are wanted before the others are dropped. */
const SLACK = 1 << 12;

/** The first nodes, and how many there are. */
function firstNodes(all: Iterable<End>, limit: number): { readonly nodes: readonly End[]; readonly total: number } {
  let nodes: End[] = [];
  let total = 0;
  let bar = -1;
  const settle = () => {
    nodes = nodes.sort(byDegree).slice(0, limit);
    if (nodes.length === limit) bar = limit === 0 ? Number.POSITIVE_INFINITY : lastOf(nodes).grado;
  };
  for (const node of all) {
    total++;
    // They come by id: of those with one degree the first ones are there already.
    if (node.grado <= bar) continue;
    nodes.push(node);
    if (nodes.length >= limit + SLACK) settle();
  }
  settle();
  return { nodes, total };
}

/** A link between two nodes that are shown: their places. */
interface Shown {
  readonly link: Link;
  readonly from: number;
  readonly near: number;
  readonly far: number;
}

const byPlace = (a: Shown, b: Shown) =>
  a.far - b.far || a.near - b.near || byCodeUnit(a.link[2], b.link[2]) || a.from - b.from;

/** The links between some nodes, in order, and how many there are of all. */
function linksBetween(links: Iterable<Link>, nodes: readonly End[]) {
  const places = new Map(nodes.map(({ id }, place) => [id, place]));
  const shown: Shown[] = [];
  let total = 0;
  for (const link of links) {
    total++;
    const [from, to] = [places.get(link[0]), places.get(link[1])];
    if (from === undefined || to === undefined) continue;
    shown.push({ link, from, near: Math.min(from, to), far: Math.max(from, to) });
  }
  return { shown: shown.sort(byPlace), total };
}

/**
 * The graph of amendments in its final order: the nodes and links of `graphChanges`, nodes by degree descending then id; links by larger end,
 * smaller end, tipo (and, of two opposite ones, first the one whose source comes first).
 *
 * @param archi each relation once; the result does not depend on their order
 * @param limit nodes given at most; `grado` and the totals are always those of the whole graph
 * @param lists sorted lists for all that grows with the graph
 * @example normeGraph(atti, [{ da: "eli:/it/legge/2000/01/01/2", a: "eli:/it/legge/1990/08/07/241", articolo_da: null, articolo_a: "3", tipo: "modifica" }], "articolo", 10, lists)
 * // { nodes: ['{"id":"eli:/it/legge/1990/08/07/241/art/3",...}', ...], links: ['{"source":...}'], totalNodes: 2, totalLinks: 1, ... }
 */
export function normeGraph(
  atti: GraphActs,
  archi: Iterable<Arco>,
  livello: Livello,
  limit: number,
  lists: MakeList,
): OrderedGraph {
  const changes = graphChanges(atti, archi, livello, lists);
  const { nodes: first, total: totalNodes } = firstNodes(changes.nodes(), limit);
  const { shown, total: totalLinks } = linksBetween(changes.links(), first);
  changes.close();
  const linksWithin = new Uint32Array(first.length);
  const links = shown.map(({ link: [source, target, tipo, peso], far }) => {
    addAt(linksWithin, far, 1);
    return JSON.stringify({ source, target, tipo, classe: classeOf(tipo), peso });
  });
  for (let i = 1; i < linksWithin.length; i++) addAt(linksWithin, i, numberAt(linksWithin, i - 1));
  // Acts are asked for page by page, so that few pages need be held.
  const byPage = first.map((node, place) => ({ node, place, page: atti.page(node.eli) }));
  const nodes = new Array<string>(first.length);
  for (const { node, place } of byPage.sort((a, b) => a.page - b.page)) {
    const { id, eli, articolo, grado } = node;
    nodes[place] = JSON.stringify({ ...nodeIdentity(atti, eli, articolo, id), grado });
  }
  return { nodes, links, linksWithin, totalNodes, totalLinks };
}
