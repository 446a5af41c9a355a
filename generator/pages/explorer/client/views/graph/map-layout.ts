/** Where the nodes of a graph stand on the map, by cytoscape's own layouts, and which of their names are shown. The same graph in the same box is drawn the same. */

import type { BoundingBox, Core, NodeSingular } from "cytoscape";

/** Height in pixels at which names are read. */
export const FONT = 14;
/** A few dots are not blown up. */
export const NEAREST = 1.2;
/** The room of a name in the size that it was just given. */
const OF_NAME = { includeNodes: false, includeOverlays: false, useCache: false };
/** How much nearer names come that had no room before. */
const NEARER = [1, 4];

/**
 * The ring of a node around the first: six stand in the first ring, and twelve more in each further one.
 *
 * @example [0, 1, 6, 7, 24, 25].map(ringOf) // [0, 1, 1, 2, 2, 3]
 */
export const ringOf = (node: number): number => Math.ceil(Math.sqrt(node / 6));

/** Places the nodes in rings around the first; or, from there, linked ones near each other. */
export function layOut(cy: Core, inRings: boolean): void {
  cy.layout({
    name: "concentric",
    fit: false,
    minNodeSpacing: 90,
    concentric: (node: NodeSingular) => -ringOf(Number(node.id())),
    levelWidth: () => 1,
  } as const).run();
  if (!inRings) cy.layout({ name: "cose", animate: false, fit: false }).run();
}

const meet = (a: BoundingBox, b: BoundingBox) => a.x1 < b.x2 && b.x1 < a.x2 && a.y1 < b.y2 && b.y1 < a.y2;

/**
 * Gives each name the size by which it is read from where it lies on no other, nor on the dot of another that is named: names of the most linked
 * nodes where all of the map is seen, others nearer. Dots with a name are above the others.
 */
export function showNames(cy: Core): void {
  const shown: BoundingBox[] = [];
  const dots = cy.nodes().boundingBox({ includeLabels: false });
  const zoom = Math.min(cy.width() / dots.w, cy.height() / dots.h, NEAREST);
  let nameless = cy.nodes().toArray();
  for (const nearer of NEARER) {
    const font = FONT / zoom / nearer;
    nameless = nameless.filter((node) => {
      node.data({ font, order: cy.nodes().length - Number(node.id()) });
      const name = node.boundingBox(OF_NAME);
      if (shown.some((other) => meet(other, name))) {
        node.data({ font: 0.1, order: -Number(node.id()) });
        return true;
      }
      shown.push(node.boundingBox({ includeLabels: false }), name);
      return false;
    });
  }
}
