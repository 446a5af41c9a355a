/** How dots, lines and names of the map look: colours are custom properties of the page, which has a light and a dark theme. */

import type { NodeSingular, StylesheetJson } from "cytoscape";
import { ACT_GROUPS, RELATION_CLASSES } from "./kinds.ts";

/** Lines let more through the more there are. */
const opacityOf = (links: number) => Math.min(0.85, Math.max(0.12, 14 / Math.sqrt(links + 1)));

type Halign = "left" | "center" | "right";
type Valign = "top" | "center" | "bottom";
/** Between a dot and its name, as a share of the height of letters. */
const GAPS = { left: -0.15, top: -0.15, center: 0, right: 0.15, bottom: 0.15 };

/**
 * The style of a map in the colours that hold for an element now.
 *
 * @param links how many the graph has: where there are few, lines between the same nodes stand beside each other and may be dashed
 */
export function mapStyle(element: Element, links: number): StylesheetJson {
  const probe = element.appendChild(document.createElement("i"));
  // A custom property holds both themes; what an element is painted with is the one that holds.
  const colour = (name: string) => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  };
  const sparse = links < 600;
  const rim = (node: NodeSingular): number => node.data("size") * 0.2;
  const style: StylesheetJson = [
    {
      selector: "node",
      style: {
        width: "data(size)",
        height: "data(size)",
        label: "data(label)",
        "font-size": "data(font)",
        "font-weight": 600,
        "font-family": 'system-ui, "Noto Sans", "Liberation Sans", sans-serif',
        "min-zoomed-font-size": 10,
        color: colour("ink"),
        "text-outline-color": colour("paper"),
        "text-outline-width": 2,
        "text-halign": (node: NodeSingular): Halign => node.data("halign"),
        "text-valign": (node: NodeSingular): Valign => node.data("valign"),
        "text-margin-x": (node: NodeSingular): number => GAPS[node.data("halign") as Halign] * node.data("font"),
        "text-margin-y": (node: NodeSingular): number => GAPS[node.data("valign") as Valign] * node.data("font"),
        // The dots with most relations are above the others.
        "z-index": (node: NodeSingular): number => -Number(node.id()),
        "overlay-opacity": 0,
      },
    },
    ...ACT_GROUPS.map(({ key }, group) => ({
      selector: `node[group = ${group}]`,
      style: { "background-color": colour(`group-${key}`), "border-color": colour(`group-${key}`) },
    })),
    { selector: "node[!here]", style: { "background-color": colour("paper"), "border-width": rim } },
    {
      selector: "edge",
      style: {
        "curve-style": sparse ? "bezier" : "haystack",
        width: sparse ? "data(wide)" : 1,
        opacity: opacityOf(links),
        // Lines are neither pointed at nor chosen.
        events: "no",
      },
    },
    ...RELATION_CLASSES.map(({ key, dash }, kind) => ({
      selector: `edge[kind = ${kind}]`,
      style: {
        "line-color": colour(`class-${key}`),
        ...(sparse && dash > 0
          ? { "line-style": "dashed" as const, "line-dash-pattern": [dash * 0.6, dash * 0.4] }
          : {}),
      },
    })),
    { selector: "edge.near", style: { opacity: 0.9, width: sparse ? "data(wide)" : 2, "z-index": 1 } },
    { selector: "node.lit", style: { "border-width": 3, "border-color": colour("accent"), "z-index": 3 } },
  ];
  probe.remove();
  return style;
}
