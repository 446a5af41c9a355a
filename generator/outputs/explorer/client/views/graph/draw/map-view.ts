/** The map on the screen: two canvases, one above the other, drawn when something changes. */

import type { DrawnGraph } from "../drawn-graph.ts";
import { type Camera, fitting, growthAt, nodeAt, onScreen, type Pixels, panned, radiiOf, zoomed } from "./camera.ts";
import { coloursAt, type MapColours } from "./colours.ts";
import { drawOverlay } from "./labels.ts";
import { Painter } from "./painter.ts";

/** Milliseconds of rest after which all lines are drawn. */
const REST = 180;
/** Milliseconds that a frame should take while the map moves; lines are left out until it does. */
const SMOOTH = 40;
/** Dots that stay round while it moves. */
const ROUND = 1500;
const MOVE = 280;
const EMPTY: DrawnGraph = { nodes: [], links: [], xy: new Float32Array() };

export class MapView {
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  readonly #painter: Painter;
  readonly #settled: (still: boolean) => void;
  #graph = EMPTY;
  #radii: Float32Array = new Float32Array();
  #colours: MapColours;
  #size: Pixels = { x: 1, y: 1 };
  #camera: Camera = { x: 0.5, y: 0.5, zoom: 1 };
  #fitted = 1;
  #lit: readonly number[] = [];
  #frame = 0;
  /** The next frame of a way to a node. */
  #way = 0;
  #rest = 0;
  #moving = false;
  #last = 0;
  /** Milliseconds from one frame to the next while it moves. */
  #took = 0;
  /** Lines drawn while it moves: as many as are drawn in time. */
  #budget = 3000;

  /**
   * @param settled called with `false` when something moves or is about to be drawn, with `true` when all is drawn and stands still
   * @throws Error where the browser has no WebGL
   */
  constructor(canvas: HTMLCanvasElement, overlay: HTMLCanvasElement, settled: (still: boolean) => void) {
    const gl = canvas.getContext("webgl2", { antialias: false, depth: false, alpha: false });
    const context = overlay.getContext("2d");
    if (gl === null || context === null) throw new Error("no WebGL");
    this.#canvas = canvas;
    this.#context = context;
    this.#painter = new Painter(gl);
    this.#settled = settled;
    this.#colours = coloursAt(canvas);
  }

  /** Shows a graph, all of it. */
  show(graph: DrawnGraph): void {
    this.#graph = graph;
    this.#radii = radiiOf(graph);
    this.recolour();
    this.fit();
  }

  /** Takes the colours of the theme anew. */
  recolour(): void {
    this.#colours = coloursAt(this.#canvas);
    this.#painter.load(this.#graph, this.#radii, this.#colours);
    this.#soon();
  }

  /** Follows the size of its place on the page. */
  resize(size: Pixels): void {
    const ratio = this.#ratio;
    for (const canvas of [this.#canvas, this.#context.canvas]) {
      canvas.width = Math.round(size.x * ratio);
      canvas.height = Math.round(size.y * ratio);
    }
    const whole = this.#camera.zoom === this.#fitted;
    this.#size = size;
    if (whole) this.fit();
    if (this.#graph === EMPTY) return;
    // A canvas of another size is empty until it is drawn, and dots away from the middle stand elsewhere.
    this.#draw();
    this.#soon();
  }

  get #ratio(): number {
    return Math.min(2, devicePixelRatio);
  }

  get size(): Pixels {
    return this.#size;
  }

  /** Shows all of the graph. */
  fit(): void {
    this.#stay();
    this.#camera = fitting(this.#graph.xy, this.#size);
    this.#fitted = this.#camera.zoom;
    this.#soon();
  }

  pan(by: Pixels): void {
    this.#stay();
    this.#camera = panned(this.#camera, by);
    this.#move();
  }

  zoom(by: number, at: Pixels = { x: this.#size.x / 2, y: this.#size.y / 2 }): void {
    this.#stay();
    this.#camera = zoomed(this.#camera, by, at, this.#size, this.#fitted);
    this.#move();
  }

  /** Shows which nodes are looked at. */
  light(lit: readonly number[]): void {
    this.#lit = lit;
    this.#soon();
  }

  /** Brings a node into the middle, near enough to be read; at once where motion is not wanted. */
  goTo(node: number): void {
    this.#stay();
    const { xy } = this.#graph;
    const from = this.#camera;
    const zoom = Math.max(from.zoom, Math.min(6, Math.sqrt(this.#graph.nodes.length / 60)) * this.#fitted);
    const to = { x: xy[2 * node] ?? 0.5, y: xy[2 * node + 1] ?? 0.5, zoom };
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const began = performance.now();
    const step = (now: number) => {
      const part = still ? 1 : Math.min(1, Math.max(0, now - began) / MOVE);
      const eased = part * (2 - part);
      const between = (a: number, b: number) => a + (b - a) * eased;
      this.#camera = { x: between(from.x, to.x), y: between(from.y, to.y), zoom: between(from.zoom, to.zoom) };
      this.#way = part < 1 ? requestAnimationFrame(step) : 0;
      this.#move();
    };
    step(began);
  }

  /** The node at a place of the canvas; `null` where there is none. */
  at(place: Pixels, reach = 6): number | null {
    const grow = growthAt(this.#camera.zoom, this.#fitted);
    return nodeAt(this.#graph.xy, this.#radii, grow, this.#camera, this.#size, place, reach);
  }

  /** Where the node that is looked at stands on the canvas. */
  get lookedAt(): Pixels | undefined {
    const node = this.#lit.at(-1);
    if (node === undefined) return undefined;
    const { xy } = this.#graph;
    return onScreen(this.#camera, this.#size, xy[2 * node] ?? 0, xy[2 * node + 1] ?? 0);
  }

  end(): void {
    this.#stay();
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#rest);
    this.#frame = -1;
  }

  /** Goes no further on the way to a node: who moves the map by hand wants to be elsewhere. */
  #stay(): void {
    cancelAnimationFrame(this.#way);
    this.#way = 0;
  }

  #move(): void {
    this.#moving = true;
    clearTimeout(this.#rest);
    // Where frames take long, the next one is still under way: drawing all lines between two would hold up both.
    const rest = Math.max(REST, 4 * this.#took);
    this.#rest = window.setTimeout(() => {
      this.#moving = false;
      this.#last = 0;
      this.#soon();
    }, rest);
    this.#soon();
  }

  #soon(): void {
    if (this.#frame !== 0) return;
    this.#frame = requestAnimationFrame((now) => this.#next(now));
    this.#settled(false);
  }

  #next(now: number): void {
    this.#frame = 0;
    if (this.#moving && this.#last > 0) {
      this.#took = Math.min(400, now - this.#last);
      const slow = this.#took > SMOOTH;
      this.#budget = Math.round(Math.min(100_000, Math.max(100, this.#budget * (slow ? 0.7 : 1.2))));
    }
    this.#last = this.#moving ? now : 0;
    this.#draw();
    if (!this.#moving && this.#way === 0 && this.#graph !== EMPTY) this.#settled(true);
  }

  #draw(): void {
    const [camera, size, ratio, colours] = [this.#camera, this.#size, this.#ratio, this.#colours];
    const grow = growthAt(camera.zoom, this.#fitted);
    const lines = this.#moving ? this.#budget : this.#graph.links.length;
    const round = this.#moving ? ROUND : this.#graph.nodes.length;
    this.#painter.draw({ camera, size, ratio, grow, lines, round, faded: this.#lit.length > 0 });
    const radiusOf = (node: number) => (this.#radii[node] ?? 1) * grow;
    drawOverlay(this.#context, { graph: this.#graph, camera, size, ratio, radiusOf, lit: this.#lit, colours });
  }
}
