/** What the graphics processor runs: dots as points, lines as rectangles of their width. */

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

export type Gl = WebGL2RenderingContext;

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
export function programsOf(gl: Gl): Readonly<Record<"dots" | "lines" | "flat", WebGLProgram>> {
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
