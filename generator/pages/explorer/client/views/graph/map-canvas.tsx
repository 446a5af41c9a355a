/** The map itself: a canvas for the eye, a name and keys for everybody; the table beside it is its text. */

import cytoscape, { type Core, type ElementDefinition, type EventObject } from "cytoscape";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useAwaited } from "../../data/settled.ts";
import { counted, writtenCount } from "../../data/written.ts";
import type { DrawnGraph } from "./drawn-graph.ts";
import { graphText } from "./graph-texts.ts";
import { groupOf } from "./kinds.ts";
import { fitAll, fitNames, layOut } from "./map-layout.ts";
import { mapStyle } from "./map-style.ts";

/** Pixels that an arrow key moves the map, and by how much a key zooms. */
const STEP = 60;
const NEARER = 1.35;
/** Milliseconds on the way to a node. */
const MOVE = 280;

/** What cytoscape is given of a graph. Areas of dots are as the degrees; sizes of dots and names come with the layout. */
function elementsOf(graph: DrawnGraph): ElementDefinition[] {
  const most = graph.nodes.reduce((found, { grado }) => Math.max(found, grado), 1);
  const nodes = graph.nodes.map(({ label, norma, nel_corpus, grado }, node) => {
    const data = { label, group: groupOf(norma), here: nel_corpus, share: Math.sqrt(grado / most) };
    const sizes = { size: 20, font: 1, halign: "center", valign: "bottom" };
    return { group: "nodes" as const, data: { id: String(node), ...data, ...sizes } };
  });
  const links = graph.links.map(({ source, target, kind, peso }) => ({
    group: "edges" as const,
    data: { source: String(source), target: String(target), kind, wide: Math.min(6, 1 + Math.sqrt(peso) * 0.7) },
  }));
  return [...nodes, ...links];
}

/** How the map is moved from outside of it. */
export interface MapControls {
  zoom(by: number): void;
  /** Shows all of the graph. */
  fit(): void;
  pan(x: number, y: number): void;
  /** Brings a node into the middle, near enough to be read; at once if motion is not wanted. */
  goTo(node: number): void;
}

function controlsOf(cy: Core, unsettle: () => void): MapControls {
  const middle = () => ({ x: cy.width() / 2, y: cy.height() / 2 });
  return {
    zoom: (by) => cy.stop().zoom({ level: cy.zoom() * by, renderedPosition: middle() }),
    fit: () => fitAll(cy),
    pan: (x, y) => cy.stop().panBy({ x, y }),
    goTo(node) {
      const eles = cy.getElementById(String(node));
      // The map draws fewer than there are.
      if (eles.empty()) return;
      const zoom = Math.max(cy.zoom(), Math.min(6, Math.sqrt(cy.nodes().length / 60)));
      unsettle();
      const duration = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : MOVE;
      cy.stop();
      // The map may stand there already, and would not be drawn by itself.
      if (duration === 0) cy.zoom(zoom).center(eles).forceRender();
      else cy.animate({ zoom, center: { eles } }, { duration, easing: "ease-out", complete: () => cy.forceRender() });
    },
  };
}

interface Props {
  readonly graph: DrawnGraph;
  readonly inRings: boolean;
  /** The node whose panel is open. */
  readonly chosen: number | null;
  readonly choose: (node: number | null) => void;
  /** Where the controls are put for who moves the map from outside. */
  readonly controls: RefObject<MapControls | null>;
}

/** The map as scripts hold it. */
interface Held {
  readonly cy: Core;
  readonly controls: MapControls;
  /** Takes `data-settled` away until the next frame that draws `looked`, the node that is looked at; `null` if the map has still to be laid out. */
  awaitFrame(looked: { readonly node: number | null } | null): void;
}

/** Makes a map that fills an element. The attributes of the element around it say how far it is: see the README of the explorer. */
function mapIn(container: HTMLElement, element: HTMLElement): Held {
  const cy = cytoscape({
    container,
    minZoom: 0.05,
    maxZoom: 16,
    autoungrabify: true,
    autounselectify: true,
    boxSelectionEnabled: false,
    pixelRatio: Math.min(2, devicePixelRatio),
  });
  let awaited: Parameters<Held["awaitFrame"]>[0] = null;
  const unsettle = () => element.removeAttribute("data-settled");
  const settle = () => {
    if (awaited === null || cy.animated()) return;
    const { x, y } = cy.getElementById(String(awaited.node)).renderedPosition() ?? {};
    if (x === undefined || y === undefined) delete element.dataset.at;
    else element.dataset.at = `${x.toFixed(1)},${(y + container.offsetTop).toFixed(1)}`;
    element.dataset.drawn = String(cy.nodes().length);
    element.toggleAttribute("data-settled", true);
  };
  cy.on("viewport", unsettle);
  cy.on("render", settle);
  // Who moves the map by hand while it goes to a node wants to be elsewhere.
  cy.on("tapstart scrollzoom pinchzoom", () => void cy.stop());
  return {
    cy,
    controls: controlsOf(cy, unsettle),
    awaitFrame(looked) {
      awaited = looked;
      unsettle();
      cy.forceRender();
    },
  };
}

/** Shows which node is looked at, with its links; its name stands in a corner of the map. */
function light(cy: Core, nodes: readonly (number | null)[]): void {
  cy.batch(() => {
    cy.elements(".lit, .near").removeClass("lit near");
    for (const node of nodes) {
      if (node === null) continue;
      const lit = cy.getElementById(String(node));
      lit.connectedEdges().addClass("near");
      lit.addClass("lit");
    }
  });
}

/** Lays a graph out in its map. */
function useLaidOut({ graph, inRings }: Props, map: RefObject<Held | null>, frame: RefObject<HTMLElement | null>) {
  const [laidOut, setLaidOut] = useState<DrawnGraph>();
  useLayoutEffect(() => map.current?.awaitFrame(null), [graph, map]);
  useEffect(() => {
    const [cy, container] = [map.current?.cy, frame.current];
    if (cy === undefined || container === null) return;
    cy.elements().remove();
    cy.style(mapStyle(container, graph.links.length));
    cy.add(elementsOf(graph));
    layOut(cy, inRings);
    fitNames(cy);
    setLaidOut(graph);
  }, [graph, inRings, map, frame]);
  useAwaited(laidOut !== graph);
  return laidOut === graph;
}

export function MapCanvas(props: Props) {
  const { graph, chosen, choose, controls } = props;
  const frame = useRef<HTMLDivElement>(null);
  const map = useRef<Held>(null);
  const [at, setAt] = useState<number | null>(null);
  const chooseNow = useRef(choose);
  chooseNow.current = choose;
  useLayoutEffect(() => {
    const container = frame.current;
    const element = container?.parentElement;
    if (!container || !element) return;
    const held = mapIn(container, element);
    const { cy } = held;
    const nodeOf = ({ target }: EventObject) => (target === cy ? null : Number(target.id()));
    cy.on("mousemove", (event) => setAt(nodeOf(event)));
    cy.on("tap", (event) => chooseNow.current(nodeOf(event)));
    const sizes = new ResizeObserver(() => fitNames(cy));
    sizes.observe(container);
    map.current = held;
    controls.current = held.controls;
    return () => {
      sizes.disconnect();
      cy.destroy();
      map.current = null;
      controls.current = null;
    };
  }, [controls]);
  useEffect(() => setAt(null), [graph]);
  const laidOut = useLaidOut(props, map, frame);
  // In the task that changes the page: nobody sees a settled map beside a name that it does not show yet.
  useLayoutEffect(() => {
    const held = map.current;
    if (held === null || !laidOut) return;
    light(held.cy, [chosen, at]);
    held.awaitFrame({ node: at ?? chosen });
  }, [laidOut, chosen, at]);
  useEffect(() => {
    const theme = matchMedia("(prefers-color-scheme: dark)");
    const recolour = () => {
      if (frame.current) map.current?.cy.style(mapStyle(frame.current, graph.links.length));
    };
    theme.addEventListener("change", recolour);
    return () => theme.removeEventListener("change", recolour);
  }, [graph]);
  const step = (by: 1 | -1) => {
    const next = Math.max(0, Math.min(graph.nodes.length - 1, (at ?? chosen ?? -1) + by));
    setAt(next);
    controls.current?.goTo(next);
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => controls.current?.pan(STEP, 0),
    ArrowRight: () => controls.current?.pan(-STEP, 0),
    ArrowUp: () => controls.current?.pan(0, STEP),
    ArrowDown: () => controls.current?.pan(0, -STEP),
    "+": () => controls.current?.zoom(NEARER),
    "=": () => controls.current?.zoom(NEARER),
    "-": () => controls.current?.zoom(1 / NEARER),
    "0": () => controls.current?.fit(),
    PageDown: () => step(1),
    PageUp: () => step(-1),
    Enter: () => at !== null && choose(at),
    Escape: () => {
      setAt(null);
      choose(null);
    },
  };
  const pressed = (event: KeyboardEvent) => {
    const wish = keys[event.key];
    if (wish === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    wish();
  };
  const node = at === null ? undefined : graph.nodes[at];
  const first = graph.nodes.slice(0, 3).map(({ label, grado }) => `${label} (${writtenCount(grado)})`);
  return (
    <div
      class={at === null ? "map card" : "map card pointing"}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move the map
      tabIndex={0}
      aria-label={graphText("mappa")}
      aria-describedby="mappa-testo"
      onKeyDown={pressed}
      onPointerLeave={() => setAt(null)}
    >
      {/* An element with this id keeps cytoscape from adding a style, which the policy of the pages refuses. */}
      <div id="__________cytoscape_stylesheet" aria-hidden="true" ref={frame} />
      <p id="mappa-testo" class="unseen">
        {writtenCount(graph.nodes.length)} / {counted(graph.links.length, graphText("collegamenti"))}.{" "}
        {graphText("più_collegati")}: {first.join(", ")}. {graphText("stessi")}
      </p>
      <p class="pointed card" aria-live="polite">
        {node && (
          <>
            <strong>{node.label}</strong> {graphText("grado")} {writtenCount(node.grado)}
            {node.nel_corpus ? "" : ` · ${graphText("fuori")}`}
          </>
        )}
      </p>
    </div>
  );
}
