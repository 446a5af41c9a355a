/** The nodes of highest degree, laid out by forces: linked ones pull each other together, all push each other apart. */

import { addAt, numberAt } from "../../collections/at.ts";
import { type Adjacency, adjacencyOf, type WeightedLink } from "./adjacency.ts";
import { directions } from "./directions.ts";

/** Coordinates of some nodes, in a measure of their own. */
export interface Coordinates {
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
export function coreLayout(size: number, adjacency: Adjacency): Coordinates {
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
