/** The first nodes of the graph of amendments, with the links between them: what memory holds depends on how many these are. */

import { addAt, lastOf, numberAt } from "../../collections/at.ts";
import { byCodeUnit } from "../../collections/code-unit.ts";
import { folded } from "../../collections/folded.ts";
import { jsonLines, type MakeList, type SortedList } from "../../collections/sorted-list.ts";
import { classeOf } from "../../law/relation-kinds.ts";
import type { OrderedGraph } from "../ordered-graph.ts";
import type { Arco } from "./edges.ts";
import { type GraphActs, type Livello, nodeId, nodeIdentity } from "./graph-nodes.ts";

/** A node as an end of a change shows it. */
interface End {
  readonly id: string;
  readonly eli: string;
  readonly articolo: string | null;
  /** How many links end there by this change. */
  readonly grado: number;
}

/** A link: ids of its ends, and how many changes it stands for. */
type Link = readonly [source: string, target: string, tipo: Arco["tipo"], peso: number];

/** A change whose second end has no id yet. */
interface HalfNamed {
  /** Where the changed act is known. */
  readonly page: number;
  readonly arco: Arco;
  /** Id of the first end. */
  readonly source: string;
}

/** Bytes beside the texts of an item as a line, about. */
const BYTES = 60;
/** Nodes gathered beyond those that are wanted before the others are dropped. */
const SLACK = 1 << 12;

const name = ({ articolo }: End) => articolo ?? "";
const byId = (a: End, b: End) => byCodeUnit(a.id, b.id) || byCodeUnit(name(a), name(b));
const byEnds = (a: Link, b: Link) => byCodeUnit(a[0], b[0]) || byCodeUnit(a[1], b[1]) || byCodeUnit(a[2], b[2]);
const byDegree = (a: End, b: End) => b.grado - a.grado || byCodeUnit(a.id, b.id);

/** The changes with the ids of both ends. Ids of articles are asked for act by act: of the acts that change others, then of the changed ones. */
function* named(atti: GraphActs, archi: Iterable<Arco>, livello: Livello, lists: MakeList): Generator<[Arco, Link]> {
  if (livello === "norma") {
    for (const { da, a, tipo } of archi) yield [{ da, a, tipo, articolo_da: null, articolo_a: null }, [da, a, tipo, 1]];
    return;
  }
  const halves = lists(
    "archi",
    jsonLines<HalfNamed>((a, b) => a.page - b.page || byCodeUnit(a.arco.a, b.arco.a)),
  );
  for (const { da, a, tipo, articolo_da, articolo_a } of archi) {
    const source = nodeId(atti, da, articolo_da);
    halves.add(
      { page: atti.page(a), arco: { da, a, tipo, articolo_da, articolo_a }, source },
      da.length + a.length + source.length + 2 * BYTES,
    );
  }
  for (const { arco, source } of halves.items())
    yield [arco, [source, nodeId(atti, arco.a, arco.articolo_a), arco.tipo, 1]];
  halves.close();
}

/** Tells the nodes and the links of a graph; what links a node to itself is no link. */
function tell(
  atti: GraphActs,
  changes: Iterable<[Arco, Link]>,
  livello: Livello,
  ends: SortedList<End>,
  links: SortedList<Link>,
): void {
  const end = (id: string, eli: string, articolo: string | null, grado: number) =>
    ends.add({ id, eli, articolo, grado }, id.length + eli.length + BYTES);
  if (livello === "norma") for (const eli of atti.elis()) end(eli, eli, null, 0);
  for (const [{ da, a, articolo_da, articolo_a }, link] of changes) {
    const [source, target] = link;
    const grado = source === target ? 0 : 1;
    end(source, da, articolo_da, grado);
    end(target, a, articolo_a, grado);
    if (grado > 0) links.add(link, source.length + target.length + BYTES);
  }
}

/** The first nodes, and how many there are. Two names of an article can lead to one id: the one that comes first stands for both. */
function firstNodes(ends: Iterable<End>, limit: number): { readonly nodes: readonly End[]; readonly total: number } {
  let nodes: End[] = [];
  let total = 0;
  let bar = -1;
  const settle = () => {
    nodes = nodes.sort(byDegree).slice(0, limit);
    if (nodes.length === limit) bar = limit === 0 ? Number.POSITIVE_INFINITY : lastOf(nodes).grado;
  };
  const sameId = (a: End, b: End) => a.id === b.id;
  for (const node of folded(ends, sameId, (first, { grado }) => ({ ...first, grado: first.grado + grado }))) {
    total++;
    // They come by id: of those with one degree the first ones are there already.
    if (node.grado <= bar) continue;
    nodes.push(node);
    if (nodes.length >= 2 * limit + SLACK) settle();
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
  const same = (a: Link, b: Link) => byEnds(a, b) === 0;
  for (const link of folded<Link>(links, same, ([source, target, tipo, peso], more) => [
    source,
    target,
    tipo,
    peso + more[3],
  ])) {
    total++;
    const [from, to] = [places.get(link[0]), places.get(link[1])];
    if (from === undefined || to === undefined) continue;
    shown.push({ link, from, near: Math.min(from, to), far: Math.max(from, to) });
  }
  return { shown: shown.sort(byPlace), total };
}

/**
 * The graph of amendments in its final order: nodes by degree descending then id; links by larger end, smaller end, tipo (and, of two
 * opposite ones, first the one whose source comes first). At level `norma` every act served is a node and every act that a relation
 * names; at level `articolo` the ends of the relations are: the article where it is known, else the act. Equal (source, target, tipo)
 * become one link with its weight; a relation between a node and itself is none.
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
  const ends = lists("nodi", jsonLines<End>(byId));
  const told = lists("link", jsonLines<Link>(byEnds));
  tell(atti, named(atti, archi, livello, lists), livello, ends, told);
  const { nodes: first, total: totalNodes } = firstNodes(ends.items(), limit);
  ends.close();
  const { shown, total: totalLinks } = linksBetween(told.items(), first);
  told.close();
  const linksWithin = new Uint32Array(first.length);
  const links = shown.map(({ link: [source, target, tipo, peso], far }) => {
    addAt(linksWithin, far, 1);
    return JSON.stringify({ source, target, tipo, classe: classeOf(tipo), peso });
  });
  for (let i = 1; i < linksWithin.length; i++) addAt(linksWithin, i, numberAt(linksWithin, i - 1));
  const nodes = first.map(({ id, eli, articolo, grado }) =>
    JSON.stringify({ ...nodeIdentity(atti, eli, articolo, id), grado }),
  );
  return { nodes, links, linksWithin, totalNodes, totalLinks };
}
