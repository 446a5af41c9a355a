import type { DrawnGraph } from "../drawn-graph.ts";

/** Radii of the smallest and the largest circle when all is seen, by how many nodes there are at most. */
const SIZES = [
  { upTo: 150, least: 5, more: 17 },
  { upTo: 1000, least: 3, more: 15 },
  { upTo: 4000, least: 2, more: 13 },
  { upTo: Number.POSITIVE_INFINITY, least: 1, more: 8 },
] as const;

/** Radius of each node's circle in CSS pixels when all is seen: areas are as the degrees. */
export function radiiOf({ nodes }: DrawnGraph): Float32Array {
  const { least, more } = SIZES.find(({ upTo }) => nodes.length <= upTo) ?? SIZES[0];
  const most = nodes.reduce((found, { grado }) => Math.max(found, grado), 1);
  return Float32Array.from(nodes, ({ grado }) => least + more * Math.sqrt(grado / most));
}

/** How much larger circles are drawn at a zoom than when all is seen. */
export const growthAt = (zoom: number, fitted: number): number =>
  Math.min(3.5, Math.max(0.75, Math.sqrt(zoom / fitted)));
