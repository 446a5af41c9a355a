/** Artificial graphs for maps, the same on every machine. */

import type { WeightedLink } from "../../../generator/views/map/adjacency.ts";

/** Whole numbers below a bound, the same in every run. */
export function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

/**
 * A graph like that of laws: few nodes have most links, and nodes of one community seldom link to others.
 *
 * @returns its links, by degree descending like an answer's nodes, and the community of each node
 */
export function lawLike(count: number, communities = 12): { links: WeightedLink[]; community: number[] } {
  const next = numbers(count);
  const of = Array.from({ length: count }, () => next(communities));
  const members = Array.from({ length: communities }, (_, c) => [...of.keys()].filter((node) => of[node] === c));
  const everybody = [...of.keys()];
  const drawn: WeightedLink[] = [];
  for (let i = 0; i < 2 * count; i++) {
    const source = next(count);
    const among = next(10) === 0 ? everybody : members[of[source]!]!;
    const target = among[Math.floor((next(1000) * next(1000) * next(1000) * among.length) / 1e9)]!;
    if (source !== target) drawn.push({ source, target, peso: 1 + next(5) });
  }
  const degree = new Float64Array(count);
  for (const { source, target, peso } of drawn) {
    degree[source]! += peso;
    degree[target]! += peso;
  }
  const order = [...of.keys()].sort((a, b) => degree[b]! - degree[a]! || a - b);
  const place = new Map(order.map((node, at) => [node, at]));
  const links = drawn.map(({ source, target, peso }) => ({
    source: place.get(source)!,
    target: place.get(target)!,
    peso,
  }));
  return { links, community: order.map((node) => of[node]!) };
}

/** One node that all others are linked to. */
export const star = (count: number): WeightedLink[] =>
  Array.from({ length: count - 1 }, (_, i) => ({ source: i + 1, target: 0, peso: 1 }));
