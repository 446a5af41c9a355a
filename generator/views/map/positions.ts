/** Where the nodes of a graph stand on its map. */

import { addAt, numberAt } from "../../collections/at.ts";
import { type Adjacency, adjacencyOf, type WeightedLink } from "./adjacency.ts";
import { directions } from "./directions.ts";

// The nodes of highest degree, laid out by forces: linked ones pull each other together, all push each other apart.

/** Coordinates of some nodes, in a measure of their own. */
interface Coordinates {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/** Every pair of nodes is looked at in every round; steps grow shorter from round to round, so that all come to rest. */
const ROUNDS = 60;
const REPULSION = 1;
const GRAVITY = 0.3;
const ATTRACTION = 60;

/** Nodes with many links, to whatever node, push harder: so there is room around them for those that are placed later. */
function massesOf({ start }: Adjacency, size: number): Float64Array {
  return Float64Array.from({ length: size }, (_, i) => 1 + numberAt(start, i + 1) - numberAt(start, i));
}

/** What all nodes do to each other: each pair is pushed apart by the product of the masses over the distance. */
function repel({ x, y }: Coordinates, mass: Float64Array, pushed: Coordinates): void {
  const size = mass.length;
  for (let i = 0; i < size; i++) {
    const [xi, yi, mi] = [numberAt(x, i), numberAt(y, i), numberAt(mass, i) * REPULSION];
    let [sumX, sumY] = [0, 0];
    for (let j = i + 1; j < size; j++) {
      const dx = xi - numberAt(x, j);
      const dy = yi - numberAt(y, j);
      const force = (mi * numberAt(mass, j)) / (dx * dx + dy * dy + 0.01);
      sumX += dx * force;
      sumY += dy * force;
      addAt(pushed.x, j, -dx * force);
      addAt(pushed.y, j, -dy * force);
    }
    addAt(pushed.x, i, sumX);
    addAt(pushed.y, i, sumY);
  }
}

/** What links do, each by its pull times its length, and what keeps nodes without links from drifting away. */
function attract(
  { x, y }: Coordinates,
  mass: Float64Array,
  { start, neighbour, pull }: Adjacency,
  pushed: Coordinates,
) {
  const size = mass.length;
  for (let i = 0; i < size; i++) {
    const [xi, yi] = [numberAt(x, i), numberAt(y, i)];
    const gravity = GRAVITY * numberAt(mass, i);
    let [sumX, sumY] = [-xi * gravity, -yi * gravity];
    for (let k = numberAt(start, i); k < numberAt(start, i + 1); k++) {
      const j = numberAt(neighbour, k);
      const [dx, dy] = [numberAt(x, j) - xi, numberAt(y, j) - yi];
      const force = (ATTRACTION * numberAt(pull, k)) / Math.sqrt(dx * dx + dy * dy + 1);
      sumX += dx * force;
      sumY += dy * force;
    }
    addAt(pushed.x, i, sumX);
    addAt(pushed.y, i, sumY);
  }
}

/**
 * The links between the first nodes; and, since acts that much is said of seldom name each other, those that a later node makes between
 * them by being linked to several.
 */
function coreLinks(size: number, { start, neighbour, pull }: Adjacency): WeightedLink[] {
  const links: WeightedLink[] = [];
  for (let node = 0; node < start.length - 1; node++) {
    let first = node < size ? node : -1;
    for (let k = numberAt(start, node); k < numberAt(start, node + 1); k++) {
      const other = numberAt(neighbour, k);
      if (other >= size || other === first || (node < size && other < node)) continue;
      if (first < 0) first = other;
      else links.push({ source: first, target: other, peso: numberAt(pull, k) * numberAt(pull, k) });
    }
  }
  return links;
}

/**
 * Lays out the first nodes of a graph. Of arithmetic there is only what is exact on every machine: + - * / and square roots.
 *
 * @param size how many
 * @returns coordinates around 0
 * @example coreLayout(2, adjacencyOf(2, [{ source: 0, target: 1, peso: 1 }])) // { x: [-0.7, 0.7], y: [0.3, -0.3] }
 */
function coreLayout(size: number, adjacency: Adjacency): Coordinates {
  const mass = massesOf(adjacency, size);
  const links = adjacencyOf(size, coreLinks(size, adjacency));
  const at = { x: new Float64Array(size), y: new Float64Array(size) };
  const spread = 10 * Math.sqrt(size + 1);
  let place = 0;
  for (const { x, y } of directions(size)) {
    const radius = spread * Math.sqrt((place + 0.5) / size);
    at.x[place] = x * radius;
    at.y[place] = y * radius;
    place++;
  }
  for (let round = 0; round < ROUNDS; round++) {
    const left = 1 - round / ROUNDS;
    const furthest = spread * 0.2 * left * left + 0.01;
    const pushed = { x: new Float64Array(size), y: new Float64Array(size) };
    repel(at, mass, pushed);
    attract(at, mass, links, pushed);
    for (let i = 0; i < size; i++) {
      const [dx, dy] = [numberAt(pushed.x, i) / numberAt(mass, i), numberAt(pushed.y, i) / numberAt(mass, i)];
      const length = Math.sqrt(dx * dx + dy * dy) + 1e-9;
      const step = Math.min(length, furthest) / length;
      addAt(at.x, i, dx * step);
      addAt(at.y, i, dy * step);
    }
  }
  return at;
}

// A square of cells, each for one node: whoever comes where one is already gets the nearest cell that is free.

/** Steps from a cell to all others within a distance of `side`, the nearest first; as pairs x, y. */
function stepsWithin(side: number): Int32Array {
  const width = 2 * side + 1;
  const keys = new Float64Array(width * width);
  for (let at = 0; at < keys.length; at++) {
    const x = (at % width) - side;
    const y = Math.floor(at / width) - side;
    keys[at] = (x * x + y * y) * keys.length + at;
  }
  keys.sort();
  const steps = new Int32Array(2 * keys.length);
  keys.forEach((key, n) => {
    const at = key % keys.length;
    steps[2 * n] = (at % width) - side;
    steps[2 * n + 1] = Math.floor(at / width) - side;
  });
  return steps;
}

class Cells {
  readonly side: number;
  readonly #steps: Int32Array;
  readonly #taken: Uint8Array;
  /** By cell, how many steps from it are known to lead to taken cells: cells are never given back. */
  readonly #tried: Uint32Array;

  /** @param side cells along each side */
  constructor(side: number) {
    this.side = side;
    this.#steps = stepsWithin(side);
    this.#taken = new Uint8Array(side * side);
    this.#tried = new Uint32Array(side * side);
  }

  /**
   * Takes the free cell that is nearest to a place.
   *
   * @param x from 0 to `side`, like `y`; beyond the square its edge is meant
   * @returns number of the cell: `row * side + column`
   * @throws RangeError where none is free
   * @example new Cells(10).take(3.2, 0.7) // 3
   */
  take(x: number, y: number): number {
    const last = this.side - 1;
    const column = Math.min(last, Math.max(0, Math.floor(x)));
    const row = Math.min(last, Math.max(0, Math.floor(y)));
    const start = row * this.side + column;
    for (let step = numberAt(this.#tried, start); ; step++) {
      const toX = column + numberAt(this.#steps, 2 * step);
      const toY = row + numberAt(this.#steps, 2 * step + 1);
      if (toX < 0 || toX > last || toY < 0 || toY > last) continue;
      const cell = toY * this.side + toX;
      if (this.#taken[cell] !== 0) continue;
      this.#taken[cell] = 1;
      this.#tried[start] = step + 1;
      return cell;
    }
  }

  /** Keeps the cells around a cell free of others, which are placed at some distance then. */
  reserve(cell: number, count: number): void {
    const [column, row] = [cell % this.side, Math.floor(cell / this.side)];
    for (let step = 0; step < count; step++) {
      const toX = column + numberAt(this.#steps, 2 * step);
      const toY = row + numberAt(this.#steps, 2 * step + 1);
      if (toX >= 0 && toX < this.side && toY >= 0 && toY < this.side) this.#taken[toY * this.side + toX] = 1;
    }
  }
}

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
