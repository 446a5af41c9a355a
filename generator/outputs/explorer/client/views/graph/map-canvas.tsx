/** The map itself: canvases for the eye, a name and keys for everybody; the table beside it is its text. */

import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { writtenCount } from "../../data/written.ts";
import type { Pixels } from "./draw/camera.ts";
import { MapView } from "./draw/map-view.ts";
import type { DrawnGraph } from "./drawn-graph.ts";
import { graphText } from "./graph-texts.ts";

/** What a gesture means that does not move the map. */
interface Wishes {
  /** The node that is pointed at, or none. */
  readonly hover: (node: number | null) => void;
  readonly choose: (node: number | null) => void;
  /** The next node by degree, or the one before. */
  readonly step: (by: 1 | -1) => void;
  /** Opens the node that `step` or the pointer is at. */
  readonly open: () => void;
  readonly leave: () => void;
}

/** Pixels that an arrow key moves the map, and by how much a key or a turn of the wheel zooms. */
const STEP = 60;
const NEARER = 1.35;
/** A press that moves less is a click. */
const STILL = 6;

const middleOf = (a: Pixels, b: Pixels): Pixels => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Pixels, b: Pixels) => Math.hypot(a.x - b.x, a.y - b.y);

const keysOf = (map: MapView, wishes: Wishes): Readonly<Record<string, () => void>> => ({
  ArrowLeft: () => map.pan({ x: STEP, y: 0 }),
  ArrowRight: () => map.pan({ x: -STEP, y: 0 }),
  ArrowUp: () => map.pan({ x: 0, y: STEP }),
  ArrowDown: () => map.pan({ x: 0, y: -STEP }),
  "+": () => map.zoom(NEARER),
  "=": () => map.zoom(NEARER),
  "-": () => map.zoom(1 / NEARER),
  "0": () => map.fit(),
  PageDown: () => wishes.step(1),
  PageUp: () => wishes.step(-1),
  Enter: wishes.open,
  Escape: wishes.leave,
});

/** Listens on an element that a map fills. */
function useGestures(
  place: RefObject<HTMLElement | null>,
  view: RefObject<MapView | null>,
  wishes: RefObject<Wishes | null>,
): void {
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const fingers = new Map<number, Pixels>();
    let moved = 0;
    const at = ({ clientX, clientY }: MouseEvent): Pixels => {
      const { left, top } = element.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const reachOf = ({ pointerType }: PointerEvent) => (pointerType === "touch" ? 16 : 6);
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      element.setPointerCapture(event.pointerId);
      fingers.set(event.pointerId, at(event));
      moved = fingers.size > 1 ? STILL : 0;
    };
    const move = (event: PointerEvent) => {
      const [map, now, before] = [view.current, at(event), fingers.get(event.pointerId)];
      if (map === null) return;
      if (before === undefined) {
        wishes.current?.hover(map.at(now, reachOf(event)));
        return;
      }
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other === undefined) {
        moved += apart(before, now);
        if (moved >= STILL) map.pan({ x: now.x - before.x, y: now.y - before.y });
      } else {
        const [from, to] = [middleOf(before, other), middleOf(now, other)];
        map.pan({ x: to.x - from.x, y: to.y - from.y });
        map.zoom(apart(now, other) / Math.max(1, apart(before, other)), to);
      }
      fingers.set(event.pointerId, now);
    };
    const up = (event: PointerEvent) => {
      if (!fingers.delete(event.pointerId) || moved >= STILL || event.type === "pointercancel") return;
      wishes.current?.choose(view.current?.at(at(event), reachOf(event)) ?? null);
    };
    const out = () => wishes.current?.hover(null);
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const turned = Math.max(-1, Math.min(1, -event.deltaY / 120));
      view.current?.zoom(1 + (NEARER - 1) * turned, at(event));
    };
    const key = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || view.current === null || wishes.current === null) return;
      const wish = keysOf(view.current, wishes.current)[event.key];
      if (wish === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      wish();
    };
    const ends = new AbortController();
    const { signal } = ends;
    element.addEventListener("pointerdown", down, { signal });
    element.addEventListener("pointermove", move, { signal });
    element.addEventListener("pointerup", up, { signal });
    element.addEventListener("pointercancel", up, { signal });
    element.addEventListener("pointerleave", out, { signal });
    element.addEventListener("wheel", wheel, { signal, passive: false });
    element.addEventListener("keydown", key, { signal });
    return () => ends.abort();
  }, [place, view, wishes]);
}

interface Props {
  readonly graph: DrawnGraph;
  /** The node whose panel is open. */
  readonly chosen: number | null;
  readonly choose: (node: number | null) => void;
  /** Where the view is put for who moves the map from outside. */
  readonly view: RefObject<MapView | null>;
  /** Called where the browser has no WebGL. */
  readonly failed: () => void;
}

/** Makes the view with the element that it fills, and lets it go with it. */
function useView({ view, failed }: Props, frame: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = frame.current;
    const [canvas, overlay] = element?.querySelectorAll("canvas") ?? [];
    if (element === null || canvas === undefined || overlay === undefined) return;
    let map: MapView;
    // For tests and for scripts of others, who see no dots: whether they stand still, and where the one that is looked at stands.
    const settled = (still: boolean) => {
      const at = still ? map.lookedAt : undefined;
      element.toggleAttribute("data-settled", still);
      if (at === undefined) delete element.dataset.at;
      else element.dataset.at = `${at.x.toFixed(1)},${at.y.toFixed(1)}`;
    };
    try {
      map = new MapView(canvas, overlay, settled);
    } catch {
      // A browser without WebGL, or one that has lost it: the table says the same.
      failed();
      return;
    }
    view.current = map;
    const { clientWidth, clientHeight } = element;
    map.resize({ x: clientWidth, y: clientHeight });
    const sizes = new ResizeObserver(([entry]) => {
      if (entry) map.resize({ x: entry.contentRect.width, y: entry.contentRect.height });
    });
    sizes.observe(element);
    const theme = matchMedia("(prefers-color-scheme: dark)");
    const recolour = () => map.recolour();
    theme.addEventListener("change", recolour);
    canvas.addEventListener("webglcontextlost", failed);
    return () => {
      sizes.disconnect();
      theme.removeEventListener("change", recolour);
      canvas.removeEventListener("webglcontextlost", failed);
      map.end();
      view.current = null;
    };
  }, [view, frame, failed]);
}

export function MapCanvas(props: Props) {
  const { graph, chosen, choose, view } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<number | null>(null);
  useView(props, frame);
  const wishes = useRef<Wishes>(null);
  wishes.current = {
    hover: setAt,
    choose,
    step: (by) => {
      const next = Math.max(0, Math.min(graph.nodes.length - 1, (at ?? chosen ?? -1) + by));
      setAt(next);
      view.current?.goTo(next);
    },
    open: () => at !== null && choose(at),
    leave: () => {
      setAt(null);
      choose(null);
    },
  };
  useGestures(frame, view, wishes);
  // In the task that changes the page: a later one would leave the map settled beside a name that it has not drawn yet.
  useLayoutEffect(() => {
    setAt(null);
    view.current?.show(graph);
    if (graph.nodes.length > 0 && frame.current !== null) frame.current.dataset.drawn = String(graph.nodes.length);
  }, [graph, view]);
  useLayoutEffect(() => {
    view.current?.light([...new Set([chosen, at])].filter((node) => node !== null));
  }, [graph, chosen, at, view]);
  const node = at === null ? undefined : graph.nodes[at];
  const first = graph.nodes.slice(0, 3).map(({ label, grado }) => `${label} (${writtenCount(grado)})`);
  return (
    <div
      class={at === null ? "map" : "map pointing"}
      ref={frame}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move the map
      tabIndex={0}
      aria-label={graphText("mappa")}
      aria-describedby="mappa-testo"
    >
      <div aria-hidden="true">
        <canvas />
        <canvas />
      </div>
      <p id="mappa-testo" class="unseen">
        {writtenCount(graph.nodes.length)} / {writtenCount(graph.links.length)} {graphText("collegamenti")}.{" "}
        {graphText("più_collegati")}: {first.join(", ")}. {graphText("stessi")}
      </p>
      <p class="pointed" aria-live="polite">
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
