/** The changes between acts as ends and links of a graph, in lists: what memory holds does not depend on how many they are. */

import { byCodeUnit } from "../../../collections/code-unit.ts";
import { jsonLines, type MakeList, type SortedList } from "../../../collections/sorted-list.ts";
import type { Modifica } from "../../norme/relazione.ts";
import { folded } from "./folded.ts";
import { type GraphActs, type Livello, nodeId } from "./graph-nodes.ts";

/** A change between two acts, as the graph needs it. */
export type Arco = Pick<Modifica, "da" | "a" | "articolo_da" | "articolo_a" | "tipo">;

/** A node as an end of a change shows it. */
export interface End {
  readonly id: string;
  readonly eli: string;
  readonly articolo: string | null;
  /** How many links end there. */
  readonly grado: number;
}

/** A link: ids of its ends, and how many changes it stands for. */
export type Link = readonly [source: string, target: string, tipo: Arco["tipo"], peso: number];

/** A change whose second end has no id yet. */
interface HalfNamed {
  /** Where the changed act is known. */
  readonly page: number;
  readonly arco: Arco;
  /** Id of the first end. */
  readonly source: string;
}

/** The nodes and the links of a graph, each once. */
interface GraphChanges {
  /** By id. */
  nodes(): Iterable<End>;
  /** By source, target and tipo. */
  links(): Iterable<Link>;
  /** Forgets them. */
  close(): void;
}

/** Bytes beside the texts of an item as a line, about. */
const LINE_BYTES = 60;

const name = ({ articolo }: End) => articolo ?? "";
const byId = (a: End, b: End) => byCodeUnit(a.id, b.id) || byCodeUnit(name(a), name(b));
const byEnds = (a: Link, b: Link) => byCodeUnit(a[0], b[0]) || byCodeUnit(a[1], b[1]) || byCodeUnit(a[2], b[2]);

/** The order of the nodes of a graph: by degree descending, then id. */
export const byDegree = (a: End, b: End) => b.grado - a.grado || byCodeUnit(a.id, b.id);

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
      da.length + a.length + source.length + 2 * LINE_BYTES,
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
    ends.add({ id, eli, articolo, grado }, id.length + eli.length + LINE_BYTES);
  if (livello === "norma") for (const eli of atti.elis()) end(eli, eli, null, 0);
  for (const [{ da, a, articolo_da, articolo_a }, link] of changes) {
    const [source, target] = link;
    const grado = source === target ? 0 : 1;
    end(source, da, articolo_da, grado);
    end(target, a, articolo_a, grado);
    if (grado > 0) links.add(link, source.length + target.length + LINE_BYTES);
  }
}

/**
 * The nodes and the links that changes make. At level `norma` every act served is a node and every act that a relation names; at level
 * `articolo` the ends of the relations are: the article where it is known, else the act. Equal (source, target, tipo) become one link with
 * its weight; a relation between a node and itself is none. Two names of an article can lead to one id: the one that comes first stands for both.
 *
 * @param archi each relation once
 * @example [...graphChanges(atti, [], "norma", lists).nodes()] // [{ id: "eli:/it/legge/1990/08/07/241", ..., articolo: null, grado: 0 }]
 */
export function graphChanges(atti: GraphActs, archi: Iterable<Arco>, livello: Livello, lists: MakeList): GraphChanges {
  const ends = lists("nodi", jsonLines<End>(byId));
  const links = lists("link", jsonLines<Link>(byEnds));
  tell(atti, named(atti, archi, livello, lists), livello, ends, links);
  return {
    nodes: () =>
      folded(
        ends.items(),
        (a, b) => a.id === b.id,
        (first, { grado }) => ({ ...first, grado: first.grado + grado }),
      ),
    links: () =>
      folded<Link>(
        links.items(),
        (a, b) => byEnds(a, b) === 0,
        ([source, target, tipo, peso], more) => [source, target, tipo, peso + more[3]],
      ),
    close() {
      ends.close();
      links.close();
    },
  };
}
