/**
 * libdeflate, compiled to WebAssembly: `libdeflate.wasm` is the one that the npm package `libdeflate` 0.1.0 holds (MIT, `LICENSE.txt`).
 * Called without that package's script, which listens to uncaught exceptions of the whole process and does not look at failed allocations.
 */

import { readFileSync } from "node:fs";
import { Failure } from "../../terminal/failure.ts";
import { openWebAssembly } from "../web-assembly.ts";

/** Bytes of the longest text: with its result it fits into the 2 GB that the module can address. */
export const LONGEST = 512 * 1024 ** 2;
const MOST_MEMORY = 2 ** 31;
const PAGE = 2 ** 16;

const TEXTS = {
  tooLong: (bytes: number) => `a text of ${bytes} bytes is too long to be compressed: ${LONGEST} at most`,
  noMemory: (bytes: number) =>
    `there is no memory to compress a text of ${bytes} bytes: give the process more of it, or fewer threads (--jobs)`,
};

/** What the module exports, under the short names that its compiler chose. */
interface Exports {
  readonly c: WebAssembly.Memory;
  /** Initialises it. */
  d(): void;
  /** Allocates a compressor of a level. */
  e(level: number): number;
  /** Compresses; gives the bytes written. */
  f(compressor: number, from: number, length: number, to: number, room: number): number;
  /** The most bytes that a text of some bytes becomes. */
  h(compressor: number, length: number): number;
  /** Allocates memory; 0 if there is none. */
  n(bytes: number): number;
  o(pointer: number): void;
}

interface Instance extends Exports {
  readonly compressor: number;
}

let module: WebAssembly.Module | undefined;
let instance: Instance | undefined;

function open(): Instance {
  // The module calls back only once it has been made.
  const memory = (): WebAssembly.Memory => exports.c;
  const grow = (wanted: number): number => {
    const bytes = wanted >>> 0;
    const has = memory().buffer.byteLength;
    if (bytes > MOST_MEMORY) return 0;
    try {
      memory().grow(Math.ceil((Math.max(bytes, Math.min(1.2 * has, MOST_MEMORY)) - has) / PAGE));
      return 1;
    } catch {
      return 0;
    }
  };
  const copy = (to: number, from: number, length: number): void =>
    void new Uint8Array(memory().buffer).copyWithin(to >>> 0, from >>> 0, (from >>> 0) + (length >>> 0));
  const exports = openWebAssembly(() => {
    module ??= new WebAssembly.Module(readFileSync(new URL("./libdeflate.wasm", import.meta.url)));
    // The module is that of the file beside this one.
    return new WebAssembly.Instance(module, { a: { a: grow, b: copy } }).exports as unknown as Exports;
  });
  exports.d();
  return { ...exports, compressor: exports.e(LEVEL) };
}

/** Level of compression: above it nothing gets smaller, below it texts of official acts get larger by a fortieth or more. */
const LEVEL = 5;

function compress({ c, f, h, n, o, compressor }: Instance, bytes: Uint8Array): Uint8Array {
  const room = h(compressor, bytes.length);
  const from = compressor && n(Math.max(1, bytes.length)) >>> 0;
  const to = from && n(room) >>> 0;
  if (!to) throw new Failure(TEXTS.noMemory(bytes.length));
  new Uint8Array(c.buffer).set(bytes, from);
  const written = f(compressor, from, bytes.length, to, room);
  if (written === 0) throw new Error("libdeflate: the result is longer than its bound");
  const result = new Uint8Array(c.buffer).slice(to, to + written);
  o(to);
  o(from);
  return result;
}

/**
 * Compresses bytes by DEFLATE at level 5, without a header. Always the same bytes.
 *
 * @throws Failure if they are longer than `LONGEST`, or memory is short; the next call begins anew
 * @example deflatedBytes(new Uint8Array([91, 93, 10]))
 */
export function deflatedBytes(bytes: Uint8Array): Uint8Array {
  if (bytes.length > LONGEST) throw new Failure(TEXTS.tooLong(bytes.length));
  try {
    instance ??= open();
    return compress(instance, bytes);
  } catch (error) {
    // After a fault its memory may be anything.
    instance = undefined;
    throw error;
  }
}
