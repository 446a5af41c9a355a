/** Draws a graph with WebGL: what the processor needs is handed to it once, then each frame says only where the camera is. */

import type { DrawnGraph } from "../drawn-graph.ts";
import { DOT, dotBytes, isSparse, LINE, lineBytes, WIRE, wireBytes } from "./buffers.ts";
import type { Camera, Pixels } from "./camera.ts";
import { bytesOf, type MapColours } from "./colours.ts";
import { type Gl, programsOf } from "./programs.ts";

export interface Frame {
  readonly camera: Camera;
  readonly size: Pixels;
  /** Pixels of the screen for each CSS pixel. */
  readonly ratio: number;
  /** How much larger circles are than they are when all is seen. */
  readonly grow: number;
  /** Lines that are drawn, the heaviest, and dots that are drawn round, the largest; the other dots are squares. */
  readonly lines: number;
  readonly round: number;
  /** Whether some lines are shown above: the others stand back. */
  readonly faded: boolean;
}

/** A part of an item of a buffer: its name in the program, how many values, from which byte. */
type Part = readonly [name: string, count: number, at: number];

/** A program with the buffer that it reads. */
interface Layer {
  readonly program: WebGLProgram;
  readonly form: WebGLVertexArrayObject;
}

function layerOf(gl: Gl, program: WebGLProgram, buffer: WebGLBuffer, item: number, parts: readonly Part[]): Layer {
  const form = gl.createVertexArray();
  gl.bindVertexArray(form);
  enter(gl, program, buffer, item, parts, 0);
  return { program, form };
}

/** Enters the parts of the items of a buffer as attributes. */
function enter(gl: Gl, program: WebGLProgram, buffer: WebGLBuffer, item: number, parts: readonly Part[], each: number) {
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  for (const [name, count, at] of parts) {
    const place = gl.getAttribLocation(program, name);
    gl.enableVertexAttribArray(place);
    const bytes = name === "colour";
    gl.vertexAttribPointer(place, count, bytes ? gl.UNSIGNED_BYTE : gl.FLOAT, bytes, item, at);
    gl.vertexAttribDivisor(place, each);
  }
}

/** Lines let more through the more there are: a map of a hundred thousand would be a blot. */
const opacityOf = (lines: number) => Math.min(0.85, Math.max(0.07, 12 / Math.sqrt(lines + 1)));

const DOT_PARTS: readonly Part[] = [
  ["place", 2, 0],
  ["radius", 1, 8],
  ["colour", 4, 12],
];

export class Painter {
  readonly #gl: Gl;
  readonly #dots: WebGLBuffer;
  readonly #lines: WebGLBuffer;
  readonly #round: Layer;
  readonly #square: Layer;
  /** Lines that are as wide as they are heavy; and a pixel wide, where there are many. */
  readonly #wide: Layer;
  readonly #thin: Layer;
  #graph: DrawnGraph | null = null;
  #paper: readonly number[] = [1, 1, 1];

  constructor(gl: Gl) {
    this.#gl = gl;
    this.#dots = gl.createBuffer();
    this.#lines = gl.createBuffer();
    const { dots, lines, flat } = programsOf(gl);
    this.#round = layerOf(gl, dots, this.#dots, DOT, DOT_PARTS);
    this.#square = layerOf(gl, flat, this.#dots, DOT, DOT_PARTS);
    this.#thin = layerOf(gl, flat, this.#lines, WIRE, [
      ["place", 2, 0],
      ["colour", 4, 8],
    ]);
    const corners = gl.createBuffer();
    this.#wide = layerOf(gl, lines, corners, 8, [["corner", 2, 0]]);
    gl.bufferData(gl.ARRAY_BUFFER, Float32Array.of(0, -1, 0, 1, 1, -1, 1, 1), gl.STATIC_DRAW);
    const parts: readonly Part[] = [
      ["ends", 4, 0],
      ["form", 3, 16],
      ["colour", 4, 28],
    ];
    enter(gl, lines, this.#lines, LINE, parts, 1);
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA);
  }

  /** Hands a graph over, in the colours of the theme. */
  load(graph: DrawnGraph, radii: Float32Array, colours: MapColours): void {
    const gl = this.#gl;
    this.#graph = graph;
    this.#paper = bytesOf(colours.paper).map((byte) => byte / 255);
    gl.bindBuffer(gl.ARRAY_BUFFER, this.#dots);
    gl.bufferData(gl.ARRAY_BUFFER, dotBytes(graph, radii, colours), gl.STATIC_DRAW);
    gl.bindBuffer(gl.ARRAY_BUFFER, this.#lines);
    const bytes = isSparse(graph) ? lineBytes(graph, colours) : wireBytes(graph, colours);
    gl.bufferData(gl.ARRAY_BUFFER, bytes, gl.STATIC_DRAW);
  }

  #use({ program, form }: Layer, { camera, size, ratio, grow }: Frame, opacity: number): void {
    const gl = this.#gl;
    gl.useProgram(program);
    gl.bindVertexArray(form);
    const at = (name: string) => gl.getUniformLocation(program, name);
    gl.uniform2f(at("middle"), camera.x, camera.y);
    gl.uniform1f(at("zoom"), camera.zoom * ratio);
    gl.uniform2f(at("size"), size.x * ratio, size.y * ratio);
    gl.uniform1f(at("ratio"), ratio);
    gl.uniform1f(at("grow"), grow);
    gl.uniform1f(at("opacity"), opacity);
    gl.uniform3fv(at("paper"), this.#paper);
  }

  draw(frame: Frame): void {
    const gl = this.#gl;
    if (this.#graph === null) return;
    const { nodes, links } = this.#graph;
    const [red = 0, green = 0, blue = 0] = this.#paper;
    gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight);
    gl.clearColor(red, green, blue, 1);
    gl.clear(gl.COLOR_BUFFER_BIT);
    const lines = Math.min(frame.lines, links.length);
    const opacity = opacityOf(links.length) * (frame.faded ? 0.3 : 1);
    if (isSparse(this.#graph)) {
      this.#use(this.#wide, frame, opacity);
      gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, lines);
    } else {
      this.#use(this.#thin, frame, opacity);
      gl.drawArrays(gl.LINES, 0, 2 * lines);
    }
    const squares = Math.max(0, nodes.length - frame.round);
    if (squares > 0) {
      this.#use(this.#square, frame, 1);
      gl.disable(gl.BLEND);
      gl.drawArrays(gl.POINTS, 0, squares);
      gl.enable(gl.BLEND);
    }
    this.#use(this.#round, frame, 1);
    gl.drawArrays(gl.POINTS, squares, nodes.length - squares);
  }
}
