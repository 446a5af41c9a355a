import { MAP_LEVELS, mapFileOf } from "../../api/map-files.ts";
import { numberAt } from "../../collections/at.ts";
import type { Staging } from "../../tree/staging.ts";
import type { WeightedLink } from "../../views/map/adjacency.ts";
import { mapPositions } from "../../views/map/positions.ts";

/** What a map is made from of an answer of `/graph`. */
interface AnsweredGraph {
  readonly nodes: readonly { readonly id: string }[];
  readonly links: readonly { readonly source: string; readonly target: string; readonly peso: number }[];
}

function linksOf({ nodes, links }: AnsweredGraph): WeightedLink[] {
  const places = new Map(nodes.map(({ id }, place) => [id, place]));
  return links.flatMap(({ source, target, peso }) => {
    const [from, to] = [places.get(source), places.get(target)];
    return from === undefined || to === undefined ? [] : [{ source: from, target: to, peso }];
  });
}

/**
 * Writes where the nodes of each graph of amendments stand, from the largest answers in the tree.
 *
 * @example writeMaps(staging) // writes esplora/grafo/norma.bin and esplora/grafo/articolo.bin
 */
export function writeMaps(staging: Staging): void {
  for (const livello of MAP_LEVELS) {
    const { positions, answer } = mapFileOf(livello);
    const graph: AnsweredGraph = JSON.parse(staging.read(answer).toString());
    const xy = mapPositions(graph.nodes.length, linksOf(graph));
    const bytes = Buffer.alloc(xy.byteLength);
    for (let i = 0; i < xy.length; i++) bytes.writeUInt16LE(numberAt(xy, i), 2 * i);
    staging.write(positions, bytes);
  }
}
