/** Draws a graph with WebGL: what the processor needs is handed to it once, then each frame says only where the camera is. */

import type { DrawnGraph } from "../drawn-graph.ts";
import { groupOf, RELATION_CLASSES } from "../kinds.ts";
import type { Camera, Pixels } from "./camera.ts";
import { bytesOf, type MapColours } from "./colours.ts";

/** Map coordinates to those of the processor, which grow upwards. */
const VIEW = `#version 300 es
precision highp float;
uniform vec2 middle;
uniform float zoom;
uniform vec2 size;
vec2 pixels(vec2 place) { return (place - middle) * zoom; }
vec4 clip(vec2 p) { return vec4(p.x * 2.0 / size.x, -p.y * 2.0 / size.y, 0.0, 1.0); }
`;

const DOT_VERTEX = `${VIEW}
uniform float grow;
uniform float ratio;
in vec2 place;
in float radius;
in vec4 colour;
out vec4 tint;
out float wide;
void main() {
  gl_Position = clip(pixels(place));
  wide = radius * grow * ratio;
  gl_PointSize = 2.0 * wide + 2.0;
  tint = colour;
}`;

/** A colour without opacity is a ring. */
const DOT_FRAGMENT = `#version 300 es
precision highp float;
uniform vec3 paper;
uniform float ratio;
in vec4 tint;
in float wide;
out vec4 result;
void main() {
  float far = length(gl_PointCoord - 0.5) * (2.0 * wide + 2.0);
  float alpha = clamp(wide - far + 0.5, 0.0, 1.0);
  if (alpha == 0.0) discard;
  float rim = max(ratio, wide * 0.3);
  float inner = clamp(wide - rim - far + 0.5, 0.0, 1.0);
  result = vec4(mix(tint.rgb, paper, (1.0 - tint.a) * inner), alpha);
}`;

/** Lines a pixel wide, and dots as squares: what is quickest. */
const FLAT_VERTEX = `${VIEW}
uniform float grow;
uniform float ratio;
in vec2 place;
in float radius;
in vec4 colour;
out vec3 tint;
void main() {
  gl_Position = clip(pixels(place));
  gl_PointSize = max(1.0, 1.75 * radius * grow * ratio);
  tint = colour.rgb;
}`;

const FLAT_FRAGMENT = `#version 300 es
precision mediump float;
uniform float opacity;
in vec3 tint;
out vec4 result;
void main() { result = vec4(tint, opacity); }`;

const LINE_VERTEX = `${VIEW}
in vec2 corner;
in vec4 ends;
in vec3 form;
in vec4 colour;
uniform float ratio;
out vec4 tint;
out float along;
out float across;
out float wide;
out float dash;
void main() {
  vec2 a = pixels(ends.xy);
  vec2 b = pixels(ends.zw);
  vec2 way = b - a;
  float far = max(length(way), 0.001);
  vec2 side = vec2(-way.y, way.x) / far;
  wide = form.x * 0.5;
  float reach = wide + 0.75;
  along = corner.x * far;
  across = corner.y * reach;
  dash = form.y;
  tint = colour;
  gl_Position = clip(a + way * corner.x + side * (across + form.z));
}`;

const LINE_FRAGMENT = `#version 300 es
precision highp float;
uniform float opacity;
in vec4 tint;
in float along;
in float across;
in float wide;
in float dash;
out vec4 result;
void main() {
  if (dash > 0.0 && fract(along / dash) > 0.6) discard;
  float alpha = clamp(wide + 0.5 - abs(across), 0.0, 1.0) * opacity;
  result = vec4(tint.rgb, alpha);
}`;

type Gl = WebGL2RenderingContext;

function shaderOf(gl: Gl, kind: number, text: string): WebGLShader {
  const shader = gl.createShader(kind);
  if (shader === null) throw new Error("no shader: the context is lost");
  gl.shaderSource(shader, text);
  gl.compileShader(shader);
  return shader;
}

function programOf(gl: Gl, vertex: string, fragment: string): WebGLProgram {
  const program = gl.createProgram();
  gl.attachShader(program, shaderOf(gl, gl.VERTEX_SHADER, vertex));
  gl.attachShader(program, shaderOf(gl, gl.FRAGMENT_SHADER, fragment));
  gl.linkProgram(program);
  return program;
}

/** The programs of dots, of lines, and of what is drawn without width or roundness. */
function programsOf(gl: Gl): Readonly<Record<"dots" | "lines" | "flat", WebGLProgram>> {
  const programs = {
    dots: programOf(gl, DOT_VERTEX, DOT_FRAGMENT),
    lines: programOf(gl, LINE_VERTEX, LINE_FRAGMENT),
    flat: programOf(gl, FLAT_VERTEX, FLAT_FRAGMENT),
  };
  // Asked of one, the browser waits for it: asked when all are under way, it waits once.
  for (const program of Object.values(programs))
    if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost())
      throw new Error(gl.getProgramInfoLog(program) ?? "a shader does not link");
  return programs;
}

/** Bytes of a dot: x, y, radius, colour; of a line with a width: both ends, width, dash, shift, colour; of an end of a line without: x, y, colour. */
const DOT = 16;
const LINE = 32;
const WIRE = 12;

/** Whether lines between two nodes stand beside each other, as wide as they are heavy: where there are few. */
const isSparse = ({ links }: DrawnGraph) => links.length < 600;

const widthOf = (peso: number) => Math.min(6, 1 + Math.sqrt(peso) * 0.7);

const heaviestFirst = ({ links }: DrawnGraph) => [...links].sort((a, b) => b.peso - a.peso);

/** The dots, the largest last: they are drawn over the others. */
function dotBytes({ nodes, xy }: DrawnGraph, radii: Float32Array, colours: MapColours): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(DOT * nodes.length));
  nodes.forEach((node, i) => {
    const at = DOT * (nodes.length - 1 - i);
    view.setFloat32(at, xy[2 * i] ?? 0, true);
    view.setFloat32(at + 4, xy[2 * i + 1] ?? 0, true);
    view.setFloat32(at + 8, radii[i] ?? 1, true);
    const rgb = bytesOf(colours.groups[groupOf(node.norma)] ?? colours.ink);
    [...rgb, node.nel_corpus ? 255 : 0].forEach((byte, k) => {
      view.setUint8(at + 12 + k, byte);
    });
  });
  return view.buffer;
}

/** The lines of a sparse graph, the heaviest first. */
function lineBytes(graph: DrawnGraph, colours: MapColours): ArrayBuffer {
  const { xy } = graph;
  const links = heaviestFirst(graph);
  const view = new DataView(new ArrayBuffer(LINE * links.length));
  const beside = new Map<number, number>();
  links.forEach(({ source, target, kind, peso }, n) => {
    const at = LINE * n;
    // The same direction whichever end is the source: so lines that stand beside each other are shifted alike.
    const [from, to] = source < target ? [source, target] : [target, source];
    const pair = from * graph.nodes.length + to;
    const before = beside.get(pair) ?? 0;
    const width = widthOf(peso);
    beside.set(pair, before + width + 1);
    const floats = [xy[2 * from], xy[2 * from + 1], xy[2 * to], xy[2 * to + 1], width];
    const dash = RELATION_CLASSES[kind]?.dash ?? 0;
    [...floats, dash, before].forEach((value = 0, k) => {
      view.setFloat32(at + 4 * k, value, true);
    });
    bytesOf(colours.classes[kind] ?? colours.ink).forEach((byte, k) => {
      view.setUint8(at + 28 + k, byte);
    });
  });
  return view.buffer;
}

/** The ends of the lines of a graph that has many, the heaviest first. */
function wireBytes(graph: DrawnGraph, colours: MapColours): ArrayBuffer {
  const { links, xy } = graph;
  const view = new DataView(new ArrayBuffer(2 * WIRE * links.length));
  const tints = colours.classes.map(bytesOf);
  heaviestFirst(graph).forEach(({ source, target, kind }, n) => {
    [source, target].forEach((end, k) => {
      const at = WIRE * (2 * n + k);
      view.setFloat32(at, xy[2 * end] ?? 0, true);
      view.setFloat32(at + 4, xy[2 * end + 1] ?? 0, true);
      const [red, green, blue] = tints[kind] ?? [0, 0, 0];
      view.setUint32(at + 8, red | (green << 8) | (blue << 16), true);
    });
  });
  return view.buffer;
}

interface Frame {
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
