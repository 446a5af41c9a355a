/** The map itself: a canvas for the eye, a name and keys for everybody; the table beside it is its text. */

import cytoscape, { type Core, type ElementDefinition, type EventObject } from "cytoscape";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useAwaited } from "../../data/settled.ts";
import { counted, writtenCount } from "../../data/written.ts";
import type { DrawnGraph, DrawnNode } from "./drawn-graph.ts";
import { graphText } from "./graph-texts.ts";
import { groupOf } from "./kinds.ts";
import { FONT, forcedPlaces, type Place, placeInRings, ringOf, sizeNames } from "./map-layout.ts";
import { mapStyle } from "./map-style.ts";

/** Diameters of the smallest and the largest dot, by how many nodes there are at most. */
const DIAMETERS = [
  { upTo: 150, least: 10, more: 34 },
  { upTo: 1000, least: 6, more: 30 },
  { upTo: Number.POSITIVE_INFINITY, least: 4, more: 26 },
] as const;

/** Pixels that an arrow key moves the map, and by how much a key zooms. */
const STEP = 60;
const NEARER = 1.35;
/** Milliseconds on the way to a node. */
const MOVE = 280;
/** Neighbours whose names are shown for the node that is looked at. */
const MOST_NAMED = 40;

/** Diameter of each dot in pixels: areas are as the degrees. */
function diametersOf({ nodes }: DrawnGraph): number[] {
  const { least, more } = DIAMETERS.find(({ upTo }) => nodes.length <= upTo) ?? DIAMETERS[0];
  const most = nodes.reduce((found, { grado }) => Math.max(found, grado), 1);
  return nodes.map(({ grado }) => least + more * Math.sqrt(grado / most));
}

/** What cytoscape is given of a graph. Neighbours in a ring stand by the class of their heaviest link. */
function elementsOf(graph: DrawnGraph, places: ReadonlyMap<DrawnNode, Place>, inRings: boolean): ElementDefinition[] {
  const sizes = diametersOf(graph);
  const nodes = graph.nodes.map((drawn, node) => {
    const { label, norma, nel_corpus } = drawn;
    const size = sizes[node] ?? 1;
    const data = {
      id: String(node),
      label,
      group: groupOf(norma),
      here: nel_corpus,
      size,
      rim: size * 0.2,
      font: 0.5,
      order: -node,
    };
    const position = { x: 0, y: 0, ...places.get(drawn) };
    return { group: "nodes" as const, position, data: { ...data, near: FONT, ring: inRings ? ringOf(node) : 0 } };
  });
  const heaviest = new Map<number, { peso: number; kind: number }>();
  for (const { source, target, peso, kind } of graph.links)
    for (const end of [source, target]) if ((heaviest.get(end)?.peso ?? 0) < peso) heaviest.set(end, { peso, kind });
  const kindOf = ({ data }: { data: { id: string } }) => heaviest.get(Number(data.id))?.kind ?? 0;
  if (inRings) nodes.sort((a, b) => a.data.ring - b.data.ring || kindOf(a) - kindOf(b));
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
    fit() {
      cy.stop().fit(undefined, FONT);
      // A few dots are not blown up.
      if (cy.zoom() > 1.2) cy.zoom(1.2).center();
    },
    pan: (x, y) => cy.stop().panBy({ x, y }),
    goTo(node) {
      const eles = cy.getElementById(String(node));
      const zoom = Math.max(cy.zoom(), Math.min(6, Math.sqrt(cy.nodes().length / 60)));
      unsettle();
      const duration = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : MOVE;
      cy.stop();
      if (duration === 0) cy.zoom(zoom).center(eles);
      else cy.animate({ zoom, center: { eles } }, { duration, easing: "ease-out", complete: () => cy.forceRender() });
    },
  };
}

interface Props {
  readonly graph: DrawnGraph;
  /** The graph that `graph` shows a class of: nodes keep their places, whichever class is shown. */
  readonly whole: DrawnGraph;
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
    minZoom: 0.3,
    maxZoom: 40,
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
    else element.dataset.at = `${x.toFixed(1)},${y.toFixed(1)}`;
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

/** Shows which node is looked at, with its links, and the names of those at their other ends. */
function light(cy: Core, nodes: readonly (number | null)[]): void {
  cy.batch(() => {
    cy.elements(".lit, .near").removeClass("lit near");
    for (const node of nodes) {
      if (node === null) continue;
      const lit = cy.getElementById(String(node));
      const links = lit.connectedEdges().addClass("near");
      links.connectedNodes().slice(0, MOST_NAMED).addClass("near");
      lit.addClass("lit near");
    }
  });
}

/** Lays a graph out in its map: at once in rings, else when the forces have come to rest. */
function useLaidOut(
  { graph, whole, inRings }: Props,
  map: RefObject<Held | null>,
  frame: RefObject<HTMLElement | null>,
) {
  const [places, setPlaces] = useState<{ of: DrawnGraph; at: ReadonlyMap<DrawnNode, Place> }>();
  const [laidOut, setLaidOut] = useState<DrawnGraph>();
  const box = () => ({ w: frame.current?.clientWidth ?? 0, h: frame.current?.clientHeight ?? 0 });
  useLayoutEffect(() => map.current?.awaitFrame(null), [graph, map]);
  useEffect(() => {
    const ends = new AbortController();
    const placed = inRings ? Promise.resolve([]) : forcedPlaces(whole, diametersOf(whole), box(), ends.signal);
    void placed.then((found) => {
      const at = new Map(whole.nodes.flatMap((node, i) => (found[i] ? [[node, found[i]] as const] : [])));
      if (!ends.signal.aborted) setPlaces({ of: whole, at });
    });
    return () => ends.abort();
  }, [whole, inRings]);
  useEffect(() => {
    const [held, container] = [map.current, frame.current];
    if (held === null || container === null || places?.of !== whole) return;
    const { cy, controls } = held;
    cy.elements().remove();
    cy.style(mapStyle(container, graph.links.length));
    cy.add(elementsOf(graph, places.at, inRings));
    if (inRings) placeInRings(cy, box());
    cy.batch(() => sizeNames(cy));
    controls.fit();
    setLaidOut(graph);
  }, [graph, whole, places, inRings, map, frame]);
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
    const sizes = new ResizeObserver(() => held.controls.fit());
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
