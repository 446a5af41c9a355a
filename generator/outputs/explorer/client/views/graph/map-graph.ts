/** The graph of amendments as `/graph` answers it, at the places that the build computed. */

import { mapFileOf } from "../../../../../api/explorer/map-files.ts";
import type { ClasseRelazione } from "../../../../../law/relation-kinds.ts";
import { ROOT } from "../../data/place.ts";
import type { DrawnGraph, DrawnLink, DrawnNode } from "./drawn-graph.ts";
import { classIndex } from "./kinds.ts";

/** What the page reads of `/graph`. */
export interface GraphAnswer {
  readonly totale_nodi: number;
  readonly totale_link: number;
  readonly nodes: readonly DrawnNode[];
  readonly links: readonly {
    readonly source: string;
    readonly target: string;
    readonly classe: ClasseRelazione;
    readonly peso: number;
  }[];
}

/** The largest coordinate of a map. */
const MOST = 65_535;

/**
 * The places of a level's nodes, in node order, from 0 to 1.
 *
 * @throws Error where the file does not come
 */
export async function mapPlaces(livello: "norma" | "articolo"): Promise<Float32Array> {
  const response = await fetch(`${ROOT}${mapFileOf(livello).positions}`);
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  const view = new DataView(await response.arrayBuffer());
  return Float32Array.from({ length: view.byteLength / 2 }, (_, i) => view.getUint16(2 * i, true) / MOST);
}

/** Links between the same two nodes as one for each class: more could not be told apart. */
function joined(links: GraphAnswer["links"], nodes: GraphAnswer["nodes"]): DrawnLink[] {
  const places = new Map(nodes.map(({ id }, place) => [id, place]));
  const found = new Map<string, DrawnLink>();
  for (const { source, target, classe, peso } of links) {
    const [from, to, kind] = [places.get(source), places.get(target), classIndex(classe)];
    if (from === undefined || to === undefined) continue;
    const key = `${from} ${to} ${kind}`;
    found.set(key, { source: from, target: to, kind, peso: peso + (found.get(key)?.peso ?? 0) });
  }
  return [...found.values()];
}

/**
 * The graph to be drawn.
 *
 * @param places of all nodes of the level: the answer's are the first of them
 * @returns `null` where the places are not those of this answer
 */
export function mapGraph({ nodes, links }: GraphAnswer, places: Float32Array): DrawnGraph | null {
  if (places.length < 2 * nodes.length) return null;
  return { nodes, links: joined(links, nodes), xy: places.subarray(0, 2 * nodes.length) };
}
