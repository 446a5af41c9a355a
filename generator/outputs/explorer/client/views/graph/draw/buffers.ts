/** Graphs as the bytes that the graphics processor reads. */

import type { DrawnGraph } from "../drawn-graph.ts";
import { groupOf, RELATION_CLASSES } from "../kinds.ts";
import { bytesOf, type MapColours } from "./colours.ts";

/** Bytes of a dot: x, y, radius, colour; of a line with a width: both ends, width, dash, shift, colour; of an end of a line without: x, y, colour. */
export const DOT = 16;
export const LINE = 32;
export const WIRE = 12;

/** Whether lines between two nodes stand beside each other, as wide as they are heavy: where there are few. */
export const isSparse = ({ links }: DrawnGraph) => links.length < 600;

const widthOf = (peso: number) => Math.min(6, 1 + Math.sqrt(peso) * 0.7);

const heaviestFirst = ({ links }: DrawnGraph) => [...links].sort((a, b) => b.peso - a.peso);

/** The dots, the largest last: they are drawn over the others. */
export function dotBytes({ nodes, xy }: DrawnGraph, radii: Float32Array, colours: MapColours): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(DOT * nodes.length));
  nodes.forEach((node, i) => {
    const at = DOT * (nodes.length - 1 - i);
    view.setFloat32(at, xy[2 * i] ?? 0, true);
    view.setFloat32(at + 4, xy[2 * i + 1] ?? 0, true);
    view.setFloat32(at + 8, radii[i] ?? 1, true);
    const rgb = bytesOf(colours.groups[groupOf(node.norma)] ?? colours.ink);
    [...rgb, node.nel_corpus ? 255 : 0].forEach((byte, k) => {
      view.setUint8(at + 12 + k, byte);
    });
  });
  return view.buffer;
}

/** The lines of a sparse graph, the heaviest first. */
export function lineBytes(graph: DrawnGraph, colours: MapColours): ArrayBuffer {
  const { xy } = graph;
  const links = heaviestFirst(graph);
  const view = new DataView(new ArrayBuffer(LINE * links.length));
  const beside = new Map<number, number>();
  links.forEach(({ source, target, kind, peso }, n) => {
    const at = LINE * n;
    // The same direction whichever end is the source: so lines that stand beside each other are shifted alike.
    const [from, to] = source < target ? [source, target] : [target, source];
    const pair = from * graph.nodes.length + to;
    const before = beside.get(pair) ?? 0;
    const width = widthOf(peso);
    beside.set(pair, before + width + 1);
    const floats = [xy[2 * from], xy[2 * from + 1], xy[2 * to], xy[2 * to + 1], width];
    const dash = RELATION_CLASSES[kind]?.dash ?? 0;
    [...floats, dash, before].forEach((value = 0, k) => {
      view.setFloat32(at + 4 * k, value, true);
    });
    bytesOf(colours.classes[kind] ?? colours.ink).forEach((byte, k) => {
      view.setUint8(at + 28 + k, byte);
    });
  });
  return view.buffer;
}

/** The ends of the lines of a graph that has many, the heaviest first. */
export function wireBytes(graph: DrawnGraph, colours: MapColours): ArrayBuffer {
  const { links, xy } = graph;
  const view = new DataView(new ArrayBuffer(2 * WIRE * links.length));
  const tints = colours.classes.map(bytesOf);
  heaviestFirst(graph).forEach(({ source, target, kind }, n) => {
    [source, target].forEach((end, k) => {
      const at = WIRE * (2 * n + k);
      view.setFloat32(at, xy[2 * end] ?? 0, true);
      view.setFloat32(at + 4, xy[2 * end + 1] ?? 0, true);
      const [red, green, blue] = tints[kind] ?? [0, 0, 0];
      view.setUint32(at + 8, red | (green << 8) | (blue << 16), true);
    });
  });
  return view.buffer;
}
