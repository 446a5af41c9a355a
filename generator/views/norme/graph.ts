import { addAt, itemAt, numberAt } from "../../collections/at.ts";
import { byCodeUnit } from "../../collections/code-unit.ts";
import { getOrMake } from "../../collections/get-or-make.ts";
import { runs } from "../../collections/runs.ts";
import { classeOf } from "../../law/relation-kinds.ts";
import { type Arco, Edges, WHOLE } from "./edges.ts";
import { type GraphActs, type Livello, nodeId, nodeIdentity } from "./graph-nodes.ts";
import { LinkKeys } from "./link-keys.ts";
import { type NodeOrder, orderNodes } from "./node-order.ts";

function edgesOf(atti: GraphActs, archi: Iterable<Arco>, livello: Livello): Edges {
  const edges = new Edges();
  if (livello === "norma") for (const eli of atti.elis()) edges.node(eli, null);
  const named = livello === "articolo";
  for (const { da, a, articolo_da, articolo_a, tipo } of archi)
    edges.add(edges.node(da, named ? articolo_da : null), edges.node(a, named ? articolo_a : null), tipo);
  return edges;
}

/** The nodes of a graph by act, and for each node met the one that stands for it. */
interface Distinct {
  readonly nodes: Uint32Array;
  readonly standing: Uint32Array;
}

/** Two names of an article can lead to one id: then the name that comes first (code unit) stands for both. */
function distinctNodes(
  { count, act, article, articoli }: ReturnType<Edges["nodes"]>,
  idOf: (node: number) => string,
): Distinct {
  const standing = Uint32Array.from({ length: count }, (_, node) => node);
  const keys = Float64Array.from(standing, (node) => numberAt(act, node) * count + node).sort();
  const byAct = Uint32Array.from(keys, (key) => key % count);
  const name = (node: number) => itemAt(articoli, numberAt(article, node)) ?? "";
  const actAt = (place: number) => act[numberAt(byAct, place)];
  for (const [start, end] of runs(count, (a, b) => actAt(a) === actAt(b))) {
    const named = [...byAct.subarray(start, end)].filter((node) => article[node] !== WHOLE);
    if (named.length < 2) continue;
    const byId = new Map<string, number>();
    for (const node of named.sort((a, b) => byCodeUnit(name(a), name(b))))
      standing[node] = getOrMake(byId, idOf(node), () => node);
  }
  return { nodes: byAct.filter((node) => standing[node] === node), standing };
}

/** The nodes that stand for the ends of an edge. */
const endsOf = ({ source, target }: Edges, { standing }: Distinct, edge: number) =>
  [numberAt(standing, numberAt(source, edge)), numberAt(standing, numberAt(target, edge))] as const;

/** Degree by node; what links a node to itself is no link. */
function degrees(edges: Edges, distinct: Distinct): Uint32Array {
  const grado = new Uint32Array(distinct.standing.length);
  for (let i = 0; i < edges.size; i++) {
    const [from, to] = endsOf(edges, distinct, i);
    if (from === to) continue;
    addAt(grado, from, 1);
    addAt(grado, to, 1);
  }
  return grado;
}

/** The links as numbers, in order: equal ones stand together. */
function linkKeys(edges: Edges, distinct: Distinct, { position }: NodeOrder) {
  const { kind, size } = edges;
  const { names, rank } = edges.kinds();
  const coded = new LinkKeys(distinct.standing.length, names.length);
  const all = new Float64Array(size);
  let found = 0;
  for (let i = 0; i < size; i++) {
    const [from, to] = endsOf(edges, distinct, i);
    if (from === to) continue;
    all[found++] = coded.of(numberAt(position, from), numberAt(position, to), itemAt(rank, numberAt(kind, i)));
  }
  return { keys: all.subarray(0, found).sort(), coded, names };
}

/** A graph laid out, before any of its text is made. */
function layOut(atti: GraphActs, archi: Iterable<Arco>, livello: Livello) {
  const edges = edgesOf(atti, archi, livello);
  const met = edges.nodes();
  const eliOf = (node: number) => itemAt(met.elis, numberAt(met.act, node));
  const articoloOf = (node: number) => itemAt(met.articoli, numberAt(met.article, node));
  const idOf = (node: number) => nodeId(atti, eliOf(node), articoloOf(node));
  const distinct = distinctNodes(met, idOf);
  const grado = degrees(edges, distinct);
  const order = orderNodes(distinct.nodes, grado, idOf);
  const { ids } = order;
  const { keys, coded, names } = linkKeys(edges, distinct, order);
  return {
    *nodes() {
      for (const [at, node] of order.shown.entries())
        yield { ...nodeIdentity(atti, eliOf(node), articoloOf(node), itemAt(ids, at)), grado: numberAt(grado, node) };
    },
    *links() {
      for (const [start, end] of runs(keys.length, (a, b) => keys[a] === keys[b])) {
        const { source, target, kind } = coded.read(numberAt(keys, start));
        const tipo = itemAt(names, kind);
        yield { source: ids[source], target: ids[target], tipo, classe: classeOf(tipo), peso: end - start };
      }
    },
  };
}

/**
 * The whole graph, nodes and links one by one and in the order of `normeGraph`: for files that hold all of it. Nodes and links are held
 * as numbers, since their text would not fit in memory.
 *
 * @param archi each relation once; the result does not depend on their order
 * @throws RangeError beyond some twenty million nodes
 * @example [...wholeGraph(atti, [], "norma").nodes] // [{ id: "eli:/it/legge/1990/08/07/241", label: "L. 241/1990", ..., grado: 0 }]
 */
export function wholeGraph(atti: GraphActs, archi: Iterable<Arco>, livello: Livello) {
  const graph = layOut(atti, archi, livello);
  return { nodes: graph.nodes(), links: graph.links() };
}
