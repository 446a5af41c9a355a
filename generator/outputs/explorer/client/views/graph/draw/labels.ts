/** What is written over the dots, and the lines of the node that is looked at: drawn by the canvas's own text. */

import type { DrawnGraph } from "../drawn-graph.ts";
import { type Camera, onScreen, type Pixels } from "./camera.ts";
import type { MapColours } from "./colours.ts";

interface Overlay {
  readonly graph: DrawnGraph;
  readonly camera: Camera;
  readonly size: Pixels;
  readonly ratio: number;
  /** Radius of each circle as it is now, in CSS pixels. */
  readonly radiusOf: (node: number) => number;
  /** Nodes that are looked at: their lines and names are shown whatever is in the way. */
  readonly lit: readonly number[];
  readonly colours: MapColours;
}

const FONT = '600 12px system-ui, "Noto Sans", "Liberation Sans", sans-serif';
const MOST_LABELS = 45;
/** Names that room is looked for: where there is none for these, there is hardly any. */
const MOST_TRIED = 150;
const HEIGHT = 15;
/** Dots that names keep clear of. */
const LARGE = 25;

type Box = readonly [left: number, top: number, right: number, bottom: number];
const meet = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

function litLines(context: CanvasRenderingContext2D, { graph, camera, size, lit, colours }: Overlay): Set<number> {
  const near = new Set<number>();
  const paths = colours.classes.map(() => new Path2D());
  for (const { source, target, kind } of graph.links) {
    if (!lit.includes(source) && !lit.includes(target)) continue;
    near.add(source).add(target);
    const at = (node: number) => onScreen(camera, size, graph.xy[2 * node] ?? 0, graph.xy[2 * node + 1] ?? 0);
    const [from, to] = [at(source), at(target)];
    paths[kind]?.moveTo(from.x, from.y);
    paths[kind]?.lineTo(to.x, to.y);
  }
  context.lineWidth = 1.5;
  context.globalAlpha = 0.8;
  paths.forEach((path, kind) => {
    context.strokeStyle = colours.classes[kind] ?? colours.ink;
    context.stroke(path);
  });
  context.globalAlpha = 1;
  return near;
}

/** Draws the overlay of a frame: lines and rings of the nodes looked at, then names, the most linked first, where there is room. */
export function drawOverlay(context: CanvasRenderingContext2D, overlay: Overlay): void {
  const { graph, camera, size, ratio, radiusOf, lit, colours } = overlay;
  const { nodes, xy } = graph;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, size.x, size.y);
  const near = lit.length > 0 ? litLines(context, overlay) : new Set<number>();
  const at = (node: number) => onScreen(camera, size, xy[2 * node] ?? 0, xy[2 * node + 1] ?? 0);
  for (const node of lit) {
    const { x, y } = at(node);
    context.beginPath();
    context.arc(x, y, radiusOf(node) + 3, 0, 2 * Math.PI);
    context.strokeStyle = colours.accent;
    context.lineWidth = 3;
    context.stroke();
  }
  context.font = FONT;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineJoin = "round";
  context.lineWidth = 4;
  const boxes: Box[] = [];
  const large = nodes.slice(0, LARGE).map((_, node): Box => {
    const [{ x, y }, radius] = [at(node), radiusOf(node)];
    return [x - radius, y - radius, x + radius, y + radius];
  });
  /** No name stands over another, or over a dot that is larger than its own. */
  const isTaken = (box: Box, node: number) =>
    boxes.some((other) => meet(other, box)) || large.slice(0, node).some((other) => meet(other, box));
  let tried = 0;
  const write = (node: number, always: boolean) => {
    const { x, y } = at(node);
    if (x < -40 || y < -20 || x > size.x + 40 || y > size.y + 20) return;
    tried++;
    const label = nodes[node]?.label ?? "";
    const half = context.measureText(label).width / 2 + 2;
    // The whole name, also of a dot at the edge.
    const across = Math.max(half, Math.min(size.x - half, x));
    const shift = radiusOf(node) + HEIGHT / 2 + 2;
    // Below the dot, or above where there is no room below.
    for (const way of [1, -1]) {
      const middle = y + way * shift;
      const box: Box = [across - half, middle - HEIGHT / 2, across + half, middle + HEIGHT / 2];
      if (!always && isTaken(box, node)) continue;
      boxes.push(box);
      context.strokeStyle = colours.paper;
      context.strokeText(label, across, middle);
      context.fillStyle = colours.ink;
      context.fillText(label, across, middle);
      return;
    }
  };
  for (const node of lit) write(node, true);
  for (const node of [...near].slice(0, MOST_LABELS)) if (!lit.includes(node)) write(node, false);
  for (let node = 0; node < nodes.length && boxes.length < MOST_LABELS && tried < MOST_TRIED; node++)
    if (!near.has(node)) write(node, false);
}
