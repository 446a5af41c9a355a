/** Where the nodes of a graph stand on the map, by cytoscape's own layouts, and which of their names are shown. The same graph in the same box is drawn the same. */

import type { BoundingBox, Core, NodeSingular } from "cytoscape";

/** Height in pixels at which names are read. */
const FONT = 14;
/** A few dots are not blown up. */
const NEAREST = 1.2;
/** A box in the sizes that were just given. */
const OF_NAME = { includeNodes: false, includeOverlays: false, useCache: false };
const OF_DOT = { includeLabels: false, includeOverlays: false, useCache: false };
/** By how much all rings are further from the first node, whose name stands between: units of the layout. */
const AROUND_FIRST = 70;
/** Where a name may stand, as a side and as a direction from its dot; the better first. */
const SIDES = [
  { halign: "center", valign: "bottom", x: 0, y: 1 },
  { halign: "center", valign: "top", x: 0, y: -1 },
  { halign: "right", valign: "center", x: 1, y: 0 },
  { halign: "left", valign: "center", x: -1, y: 0 },
] as const;
/** How much nearer names come that had no room before. */
const NEARER = [1, 4];
/** Pixels between the outermost dots and the edges, where their names stand. */
const EDGE = { x: 50, y: 28 };

/**
 * The ring of a node around the first: six stand in the first ring, and twelve more in each further one.
 *
 * @example [0, 1, 6, 7, 24, 25].map(ringOf) // [0, 1, 1, 2, 2, 3]
 */
export const ringOf = (node: number): number => Math.ceil(Math.sqrt(node / 6));

/** Where dots may stand. */
const roomOf = (cy: Core) => ({
  width: Math.max(1, cy.width() - 2 * EDGE.x),
  height: Math.max(1, cy.height() - 2 * EDGE.y),
});

/** Places the nodes in rings around the first, as wide and high as the map; or, from there, linked ones near each other. */
export function layOut(cy: Core, inRings: boolean): void {
  cy.layout({
    name: "concentric",
    fit: false,
    minNodeSpacing: 90,
    concentric: (node: NodeSingular) => -ringOf(Number(node.id())),
    levelWidth: () => 1,
  } as const).run();
  if (!inRings) {
    cy.layout({ name: "cose", animate: false, fit: false }).run();
    return;
  }
  const centre = { ...cy.getElementById("0").position() };
  const { width, height } = roomOf(cy);
  const wider = Math.min(2, Math.max(0.5, width / height));
  cy.nodes().positions((node) => {
    const [x, y] = [node.position("x") - centre.x, node.position("y") - centre.y];
    const further = 1 + AROUND_FIRST / Math.max(1, Math.hypot(x, y));
    return { x: x * further * wider, y: y * further };
  });
}

/** How the map is seen where all of it is: by what it is zoomed, and the box that is in sight. */
function wholeView(cy: Core): { readonly zoom: number; readonly box: BoundingBox } {
  const places = cy.nodes().map((node) => node.position());
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [x1, x2, y1, y2] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const { width, height } = roomOf(cy);
  const zoom = Math.min(width / (x2 - x1), height / (y2 - y1), NEAREST);
  const [w, h] = [cy.width() / zoom, cy.height() / zoom];
  const [left, top] = [(x1 + x2 - w) / 2, (y1 + y2 - h) / 2];
  return { zoom, box: { x1: left, x2: left + w, y1: top, y2: top + h, w, h } };
}

/** Shows all of the graph, with its names. */
export function fitAll(cy: Core): void {
  if (cy.nodes().empty()) return;
  const { zoom, box } = wholeView(cy);
  cy.stop().viewport({ zoom, pan: { x: -box.x1 * zoom, y: -box.y1 * zoom } });
}

const meet = (a: BoundingBox, b: BoundingBox) => a.x1 < b.x2 && b.x1 < a.x2 && a.y1 < b.y2 && b.y1 < a.y2;
const holds = (a: BoundingBox, b: BoundingBox) => a.x1 <= b.x1 && b.x2 <= a.x2 && a.y1 <= b.y1 && b.y2 <= a.y2;

/** Diameter in pixels of the largest dot where all of the map is seen: the more there are, the smaller. */
const largestDot = (cy: Core) =>
  Math.min(36, Math.max(10, 0.35 * Math.sqrt((cy.width() * cy.height()) / cy.nodes().length)));

/** A box of a size around a place. */
const boxAround = (x: number, y: number, w: number, h: number): BoundingBox => ({
  x1: x - w / 2,
  x2: x + w / 2,
  y1: y - h / 2,
  y2: y + h / 2,
  w,
  h,
});

/**
 * Shows all of the graph, with dots and names in sizes of the screen. A name is given the side of its dot where it lies on no other and on no other
 * dot: the names of the most linked nodes where all of the map is seen, others nearer.
 */
export function fitNames(cy: Core): void {
  if (cy.nodes().empty()) return;
  const { zoom, box: map } = wholeView(cy);
  const largest = largestDot(cy) / zoom;
  const dots = cy.nodes().map((node) => {
    const size = largest * (0.25 + 0.75 * node.data("share"));
    node.data({ size, font: FONT / zoom, halign: "center", valign: "bottom" });
    // Measured once, as that takes long: its room on other sides follows.
    return { node, size, box: node.boundingBox(OF_DOT), name: node.boundingBox(OF_NAME) };
  });
  const names: BoundingBox[] = [];
  let nameless = dots;
  for (const nearer of NEARER)
    nameless = nameless.filter(({ node, size, box, name }) => {
      const { x, y } = node.position();
      const [w, h] = [name.w / nearer, name.h / nearer];
      const gap = size / 2 + (name.y1 - y - size / 2) / nearer;
      const side = SIDES.find((toward) => {
        const at = boxAround(x + toward.x * (gap + w / 2), y + toward.y * (gap + h / 2), w, h);
        if (!holds(map, at) || names.some((other) => meet(other, at))) return false;
        if (dots.some((other) => other.box !== box && meet(other.box, at))) return false;
        names.push(at);
        return true;
      });
      const { halign, valign } = side ?? SIDES[0];
      node.data({ font: side === undefined ? 0.1 : FONT / zoom / nearer, halign, valign });
      return side === undefined;
    });
  fitAll(cy);
}
