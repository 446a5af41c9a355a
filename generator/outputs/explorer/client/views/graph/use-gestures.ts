/** Moving a map by mouse, fingers, wheel and keys. */

import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import type { Pixels } from "./draw/camera.ts";
import type { MapView } from "./draw/map-view.ts";

/** What a gesture means that does not move the map. */
export interface Wishes {
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
export function useGestures(
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
