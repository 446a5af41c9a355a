import type { DrawnGraph } from "../drawn-graph.ts";

/** What part of the map is seen: the point in the middle, and how many pixels wide the map is. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** A place on the screen, or its size, in CSS pixels. */
export interface Pixels {
  readonly x: number;
  readonly y: number;
}

/** Space around the nodes when all are seen, in pixels: labels need it. */
const MARGIN = 46;
const CLOSEST = 80;

/**
 * The camera that sees all nodes.
 *
 * @param xy x and y of each
 */
export function fitting(xy: Float32Array, size: Pixels): Camera {
  let [left, top, right, bottom] = [1, 1, 0, 0];
  for (let i = 0; i < xy.length; i += 2) {
    const [x, y] = [xy[i] ?? 0, xy[i + 1] ?? 0];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (left > right) return { x: 0.5, y: 0.5, zoom: Math.min(size.x, size.y) };
  const filling = (pixels: number, length: number) => Math.max(50, pixels - 2 * MARGIN) / Math.max(length, 0.02);
  const zoom = Math.min(filling(size.x, right - left), filling(size.y, bottom - top));
  return { x: (left + right) / 2, y: (top + bottom) / 2, zoom };
}

/** Where a point of the map is on the screen. */
export const onScreen = (camera: Camera, size: Pixels, x: number, y: number): Pixels => ({
  x: (x - camera.x) * camera.zoom + size.x / 2,
  y: (y - camera.y) * camera.zoom + size.y / 2,
});

/** The camera moved by some pixels. */
export const panned = (camera: Camera, by: Pixels): Camera => ({
  ...camera,
  x: camera.x - by.x / camera.zoom,
  y: camera.y - by.y / camera.zoom,
});

/**
 * The camera nearer or further, the point under a place of the screen staying where it is.
 *
 * @param fitted the zoom at which all is seen
 */
export function zoomed(camera: Camera, by: number, at: Pixels, size: Pixels, fitted: number): Camera {
  const zoom = Math.min(CLOSEST * fitted, Math.max(fitted / 2, camera.zoom * by));
  const [dx, dy] = [at.x - size.x / 2, at.y - size.y / 2];
  return {
    x: camera.x + dx / camera.zoom - dx / zoom,
    y: camera.y + dy / camera.zoom - dy / zoom,
    zoom,
  };
}

/**
 * The node at a place of the screen, the one whose circle is nearest; `null` where none is within reach.
 *
 * @param grow how much larger circles are than their radii
 */
export function nodeAt(
  xy: Float32Array,
  radii: Float32Array,
  grow: number,
  camera: Camera,
  size: Pixels,
  at: Pixels,
  reach: number,
): number | null {
  let [best, found]: [number, number | null] = [reach, null];
  for (let i = 0; i < radii.length; i++) {
    const place = onScreen(camera, size, xy[2 * i] ?? 0, xy[2 * i + 1] ?? 0);
    const distance = Math.hypot(place.x - at.x, place.y - at.y) - (radii[i] ?? 0) * grow;
    if (distance >= best) continue;
    best = distance;
    found = i;
  }
  return found;
}

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
