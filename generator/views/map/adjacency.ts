/** Links of a graph by the places of their ends in node order. */

import { addAt, numberAt } from "../../collections/at.ts";

/** A link: places of its two ends, and how many relations it stands for. */
export interface WeightedLink {
  readonly source: number;
  readonly target: number;
  readonly peso: number;
}

/** The neighbours of node `i` are `neighbour[k]` for `k` from `start[i]` to `start[i + 1]`, each with the pull of its link. */
export interface Adjacency {
  readonly start: Uint32Array;
  readonly neighbour: Uint32Array;
  readonly pull: Float64Array;
}

/** A link of a hundred relations pulls harder than one of one, but not a hundred times: some acts amend one act a thousand times. */
const pullOf = (peso: number) => Math.min(Math.sqrt(peso), 4);

/**
 * The neighbours of each node, both directions of a link alike.
 *
 * @param count nodes
 * @example adjacencyOf(2, [{ source: 0, target: 1, peso: 4 }]) // { start: [0, 1, 2], neighbour: [1, 0], pull: [2, 2] }
 */
export function adjacencyOf(count: number, links: readonly WeightedLink[]): Adjacency {
  const start = new Uint32Array(count + 1);
  for (const { source, target } of links) {
    addAt(start, source + 1, 1);
    addAt(start, target + 1, 1);
  }
  for (let i = 0; i < count; i++) addAt(start, i + 1, numberAt(start, i));
  const next = start.slice();
  const neighbour = new Uint32Array(2 * links.length);
  const pull = new Float64Array(2 * links.length);
  const enter = (node: number, other: number, peso: number) => {
    const at = numberAt(next, node);
    neighbour[at] = other;
    pull[at] = pullOf(peso);
    next[node] = at + 1;
  };
  for (const { source, target, peso } of links) {
    enter(source, target, peso);
    enter(target, source, peso);
  }
  return { start, neighbour, pull };
}
