/** Where the nodes of a graph stand on the map: by forces, or in rings around the first. The same graph in the same box is drawn the same. */

import type { Core, NodeSingular } from "cytoscape";
import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationNodeDatum,
} from "d3-force";
import type { DrawnGraph } from "./drawn-graph.ts";

/** In CSS pixels. */
interface Box {
  readonly w: number;
  readonly h: number;
}

/** Pixels from the left and the top of the box. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Space for labels around the nodes. */
const MARGIN = 46;
/** Rounds of the forces, and how many of them run before the browser may answer a key. */
const ROUNDS = 120;
const ROUNDS_AT_ONCE = 4;
const ROUNDS_APART = 12;

const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Stretches the nodes over a box. */
function stretch(nodes: readonly { x?: number | undefined; y?: number | undefined }[], { w, h }: Box): void {
  if (nodes.length === 0) return;
  for (const [axis, length] of [
    ["x", w],
    ["y", h],
  ] as const) {
    const places = nodes.map((node) => node[axis] ?? 0);
    const least = places.reduce((a, b) => Math.min(a, b));
    const most = places.reduce((a, b) => Math.max(a, b));
    const scale = Math.max(1, length - 2 * MARGIN) / Math.max(1, most - least);
    for (const node of nodes) node[axis] = MARGIN + ((node[axis] ?? 0) - least) * scale;
  }
}

/**
 * Places linked nodes near each other and keeps their dots apart.
 *
 * @param sizes diameter of each dot
 * @param signal stops it: nobody waits for these places any more
 * @example await forcedPlaces(graph, sizes, { w: 900, h: 600 }, signal) // [{ x: 412.3, y: 301.9 }, ...]
 */
export async function forcedPlaces(
  { nodes, links }: DrawnGraph,
  sizes: readonly number[],
  box: Box,
  signal: AbortSignal,
): Promise<readonly Place[]> {
  const places: SimulationNodeDatum[] = nodes.map(() => ({}));
  const simulation = forceSimulation(places)
    .stop()
    .alphaDecay(1 - 0.001 ** (1 / ROUNDS))
    .force("links", forceLink(links.map(({ source, target }) => ({ source, target }))))
    .force("apart", forceManyBody())
    .force("x", forceX())
    .force("y", forceY());
  for (let round = 0; round < ROUNDS && !signal.aborted; round += ROUNDS_AT_ONCE) {
    simulation.tick(ROUNDS_AT_ONCE);
    await pause();
  }
  stretch(places, box);
  const clear = forceCollide((_, node) => (sizes[node] ?? 0) / 2 + 1);
  forceSimulation(places).stop().force("clear", clear).tick(ROUNDS_APART);
  return places.map(({ x = 0, y = 0 }) => ({ x, y }));
}

/** Nodes of the first ring around the centre; each further ring has so many more. */
const FIRST_RING = 12;
const MORE = 10;

/**
 * The ring of a node around the first one, which is its own.
 *
 * @example [0, 1, 12, 13].map(ringOf) // [0, 1, 1, 2]
 */
export function ringOf(node: number): number {
  let ring = 0;
  for (let last = 0, size = FIRST_RING; last < node; last += size, size += MORE) ring++;
  return ring;
}

/** Places the nodes in rings, by their datum `ring`, as wide and high as the box is. */
export function placeInRings(cy: Core, box: Box): void {
  cy.layout({
    name: "concentric",
    fit: false,
    avoidOverlap: false,
    boundingBox: { x1: 0, y1: 0, w: 1000, h: 1000 },
    concentric: (node: { data(key: string): number }) => -node.data("ring"),
    levelWidth: () => 1,
  }).run();
  const nodes = cy.nodes();
  const places = nodes.map((node) => ({ ...node.position() }));
  stretch(places, box);
  nodes.positions((_, i) => places[i] ?? { x: 0, y: 0 });
}

/** Height of a name and its width for each letter, in pixels, at the size that is read. */
export const FONT = 13;
const LINE = 16;
const LETTER = 7.5;
/** Zooms at which more names are shown. */
const ZOOMS = [1, 2, 4, 8, 16];
/** Dots that names of others keep clear of, and dots whose names room is looked for. */
const LARGE = 25;
const MOST_NAMES = 2000;

type Room = readonly [left: number, top: number, right: number, bottom: number];
const meet = (a: Room, b: Room) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** The room of a name below its dot, as it is at a zoom. */
function roomOf(node: NodeSingular, zoom: number): Room {
  const [{ x, y }, half] = [node.position(), (node.data("label").length * LETTER) / zoom / 2];
  const top = y + node.data("size") / 2;
  return [x - half, top, x + half, top + LINE / zoom];
}

function dotRoom(node: NodeSingular): Room {
  const [{ x, y }, half] = [node.position(), node.data("size") / 2];
  return [x - half, y - half, x + half, y + half];
}

/**
 * Gives each name the size, datum `font`, by which it is read from the zoom on at which it has room: no name covers another at any zoom. Nodes
 * with most relations come first.
 */
export function sizeNames(cy: Core): void {
  const nodes = cy
    .nodes()
    .toArray()
    .sort((a, b) => Number(a.id()) - Number(b.id()));
  const taken: { readonly room: Room; readonly of?: NodeSingular }[] = nodes
    .slice(0, LARGE)
    .map((node) => ({ room: dotRoom(node), of: node }));
  let nameless = nodes.slice(0, MOST_NAMES);
  for (const zoom of ZOOMS) {
    const left: NodeSingular[] = [];
    for (const node of nameless) {
      const room = roomOf(node, zoom);
      if (taken.some((other) => other.of !== node && meet(other.room, room))) left.push(node);
      else {
        taken.push({ room });
        node.data("font", FONT / zoom);
      }
    }
    nameless = left;
  }
}
