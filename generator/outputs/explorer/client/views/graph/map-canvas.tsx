/** The map itself: canvases for the eye, a name and keys for everybody; the table beside it is its text. */

import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { writtenCount } from "../../data/written.ts";
import { MapView } from "./draw/map-view.ts";
import type { DrawnGraph } from "./drawn-graph.ts";
import { graphWord } from "./graph-words.ts";
import { useGestures, type Wishes } from "./use-gestures.ts";

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
  useEffect(() => {
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
  useEffect(() => {
    setAt(null);
    view.current?.show(graph);
    if (graph.nodes.length > 0 && frame.current !== null) frame.current.dataset.drawn = String(graph.nodes.length);
  }, [graph, view]);
  useEffect(() => {
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
      aria-label={graphWord("mappa")}
      aria-describedby="mappa-testo"
    >
      <div aria-hidden="true">
        <canvas />
        <canvas />
      </div>
      <p id="mappa-testo" class="unseen">
        {writtenCount(graph.nodes.length)} / {writtenCount(graph.links.length)} {graphWord("collegamenti")}.{" "}
        {graphWord("più_collegati")}: {first.join(", ")}. {graphWord("stessi")}
      </p>
      <p class="pointed" aria-live="polite">
        {node && (
          <>
            <strong>{node.label}</strong> {graphWord("grado")} {writtenCount(node.grado)}
            {node.nel_corpus ? "" : ` · ${graphWord("fuori")}`}
          </>
        )}
      </p>
    </div>
  );
}
