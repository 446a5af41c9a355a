/** Where the nodes of a graph stand on its map. */

import { numberAt } from "../../collections/at.ts";
import { type Adjacency, adjacencyOf, type WeightedLink } from "./adjacency.ts";
import { Cells } from "./cells.ts";
import { coreLayout } from "./core.ts";
import { directions } from "./directions.ts";

/** Nodes laid out by forces; the others stand where their neighbours are. */
const CORE = 500;
/** Cells for each node: a map that is a quarter full has room for what belongs together to stand together. */
const ROOM = 4;
/** The largest coordinate. */
const MOST = 65_535;
/** The core reaches so far from the middle, and nodes without neighbours stand so far, in sides of the square. */
const REACH = 0.4;
const RIM = 0.47;
/** One node of so many, the first ones, has the cells around it free, as many as these: its circle and its label are large. */
const LARGE = { oneOf: 20, most: 40, cells: 13 };

/** A number from 0 to 1 that looks like chance and is always the same: cells in rows would look like a chessboard. */
function scatter(seed: number): number {
  let bits = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d);
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39);
  return ((bits ^ (bits >>> 15)) >>> 0) / 4_294_967_296;
}

class Placing {
  readonly cells: Cells;
  /** By node, the number of its cell plus one; 0 where it has none yet. */
  readonly cellOf: Uint32Array;
  readonly #adjacency: Adjacency;

  constructor(count: number, adjacency: Adjacency) {
    this.cells = new Cells(Math.ceil(Math.sqrt(count * ROOM)) + 4);
    this.cellOf = new Uint32Array(count);
    this.#adjacency = adjacency;
  }

  place(node: number, x: number, y: number): void {
    this.cellOf[node] = this.cells.take(x, y) + 1;
  }

  /** Places a node in the middle of its neighbours that have places. */
  #amongNeighbours(node: number): void {
    const { start, neighbour, pull } = this.#adjacency;
    const { side } = this.cells;
    let [sumX, sumY, sum] = [0, 0, 0];
    for (let k = numberAt(start, node); k < numberAt(start, node + 1); k++) {
      const cell = numberAt(this.cellOf, numberAt(neighbour, k));
      if (cell === 0) continue;
      const weight = numberAt(pull, k);
      sumX += weight * (((cell - 1) % side) + 0.5);
      sumY += weight * (Math.floor((cell - 1) / side) + 0.5);
      sum += weight;
    }
    this.place(node, sumX / sum, sumY / sum);
  }

  /** Places all that can be reached from some nodes, the nearest first. */
  spread(from: readonly number[]): void {
    const { start, neighbour } = this.#adjacency;
    const met = new Set(from);
    for (let edge = from; edge.length > 0; ) {
      const next: number[] = [];
      for (const node of edge)
        for (let k = numberAt(start, node); k < numberAt(start, node + 1); k++) {
          const other = numberAt(neighbour, k);
          if (numberAt(this.cellOf, other) > 0 || met.has(other)) continue;
          met.add(other);
          next.push(other);
        }
      for (const node of next.sort((a, b) => a - b)) this.#amongNeighbours(node);
      edge = next;
    }
  }
}

function placeCore(placing: Placing, core: number, adjacency: Adjacency): void {
  const { x, y } = coreLayout(core, adjacency);
  const { side } = placing.cells;
  const far = Float64Array.from(x, (_, i) => numberAt(x, i) * numberAt(x, i) + numberAt(y, i) * numberAt(y, i)).sort();
  // Of the core 2% may stand beyond, at the rim: a single act that went astray would leave all others a small map.
  const scale = (REACH * side) / Math.sqrt(Math.max(1, far[Math.floor(core * 0.98)] ?? 1));
  const large = Math.min(LARGE.most, Math.floor(placing.cellOf.length / LARGE.oneOf));
  for (let i = 0; i < core; i++) {
    placing.place(i, side / 2 + numberAt(x, i) * scale, side / 2 + numberAt(y, i) * scale);
    if (i < large) placing.cells.reserve(numberAt(placing.cellOf, i) - 1, LARGE.cells);
  }
}

/**
 * Positions on a square map, where no two nodes are at one place: nodes that are linked stand together. The first ones are laid out by
 * forces, each other one stands as near as there is room to the middle of its neighbours; what is linked to none of these is at the rim.
 *
 * @param count nodes, in node order: by degree descending
 * @param links between them
 * @returns x and y of each node, from 0 to 65,535, the same on every machine
 * @example mapPositions(2, [{ source: 0, target: 1, peso: 1 }]) // Uint16Array [24_211, 35_020, 40_001, 31_118]
 */
export function mapPositions(count: number, links: readonly WeightedLink[]): Uint16Array {
  const adjacency = adjacencyOf(count, links);
  const linked = (node: number) => numberAt(adjacency.start, node + 1) > numberAt(adjacency.start, node);
  const placing = new Placing(count, adjacency);
  const { cells, cellOf } = placing;
  const { side } = cells;
  let core = 0;
  while (core < Math.min(CORE, count) && linked(core)) core++;
  placeCore(placing, core, adjacency);
  placing.spread(Array.from({ length: core }, (_, i) => i));
  let node = 0;
  for (const { x, y } of directions(count)) {
    if (numberAt(cellOf, node) === 0) {
      placing.place(node, side * (0.5 + RIM * x), side * (0.5 + RIM * y));
      if (linked(node)) placing.spread([node]);
    }
    node++;
  }
  const positions = new Uint16Array(2 * count);
  const coordinate = (cell: number, seed: number) => Math.floor(((cell + 0.2 + 0.6 * scatter(seed)) / side) * MOST);
  cellOf.forEach((cell, i) => {
    positions[2 * i] = coordinate((cell - 1) % side, 2 * i + 1);
    positions[2 * i + 1] = coordinate(Math.floor((cell - 1) / side), 2 * i + 2);
  });
  return positions;
}
