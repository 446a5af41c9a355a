/** The whole graph of amendments, for files that hold all of it: what memory holds does not depend on its size. */

import { byCodeUnit } from "../../collections/code-unit.ts";
import { jsonLines, type MakeList } from "../../collections/sorted-list.ts";
import { classeOf } from "../../law/relation-kinds.ts";
import { type Arco, byDegree, type End, graphChanges, LINE_BYTES, type Link } from "./graph-changes.ts";
import { type GraphActs, type Livello, nodeIdentity } from "./graph-nodes.ts";

/** Where a node stands in the order of all. */
interface Place {
  readonly id: string;
  readonly place: number;
}

/** A link, and the places of its ends as far as they are known. */
interface Placed {
  readonly link: Link;
  readonly from: number;
  readonly to: number;
}

const near = ({ from, to }: Placed) => Math.min(from, to);
const far = ({ from, to }: Placed) => Math.max(from, to);
const byTarget = (a: Placed, b: Placed) => byCodeUnit(a.link[1], b.link[1]);
const byPlaces = (a: Placed, b: Placed) =>
  far(a) - far(b) || near(a) - near(b) || byCodeUnit(a.link[2], b.link[2]) || a.from - b.from;

/** Links, each with the place of one end: both links and places come by its id. */
function* withPlaces<T>(
  links: Iterable<T>,
  end: (link: T) => string,
  places: Iterable<Place>,
): Generator<readonly [link: T, place: number]> {
  const rest = places[Symbol.iterator]();
  let node = rest.next();
  for (const link of links) {
    while (!node.done && node.value.id !== end(link)) node = rest.next();
    if (node.done) throw new Error(`a link ends where no node is: ${end(link)}`);
    yield [link, node.value.place];
  }
}

/**
 * The whole graph, nodes and links one by one and in the order of `normeGraph`. Each is read once.
 *
 * @param archi each relation once; the result does not depend on their order
 * @param lists sorted lists for all that grows with the graph
 * @example [...wholeGraph(atti, [], "norma", lists).nodes] // [{ id: "eli:/it/legge/1990/08/07/241", label: "L. 241/1990", ..., grado: 0 }]
 */
export function wholeGraph(atti: GraphActs, archi: Iterable<Arco>, livello: Livello, lists: MakeList) {
  const changes = graphChanges(atti, archi, livello, lists);
  const nodes = lists("ordine", jsonLines<End>(byDegree));
  for (const node of changes.nodes()) nodes.add(node, node.id.length + node.eli.length + LINE_BYTES);
  const places = lists(
    "posti",
    jsonLines<Place>((a, b) => byCodeUnit(a.id, b.id)),
  );
  let count = 0;
  for (const { id } of nodes.items()) places.add({ id, place: count++ }, id.length + LINE_BYTES);
  const half = lists("mezzi", jsonLines<Placed>(byTarget));
  const placed = lists("archi-in-ordine", jsonLines<Placed>(byPlaces));
  const bytes = ([source, target]: Link) => source.length + target.length + LINE_BYTES;
  for (const [link, from] of withPlaces(changes.links(), ([source]) => source, places.items()))
    half.add({ link, from, to: 0 }, bytes(link));
  changes.close();
  for (const [{ link, from }, to] of withPlaces(half.items(), (one) => one.link[1], places.items()))
    placed.add({ link, from, to }, bytes(link));
  half.close();
  places.close();
  return {
    nodes: (function* () {
      for (const { id, eli, articolo, grado } of nodes.items())
        yield { ...nodeIdentity(atti, eli, articolo, id), grado };
      nodes.close();
    })(),
    links: (function* () {
      for (const { link } of placed.items()) {
        const [source, target, tipo, peso] = link;
        yield { source, target, tipo, classe: classeOf(tipo), peso };
      }
      placed.close();
    })(),
  };
}
