/** How the router sees the files of the tree (`generator/tree/FORMAT.md`). */

import type { Lingua } from "../api/prose.ts";

/**
 * Gives the bytes of a file of the tree, `null` where there is none; rejects when it cannot be read. The same array for the same file
 * lets the router keep what it parsed.
 */
export type Read = (name: string) => Promise<Uint8Array | null>;

/** A file that every tree must have is not there. */
export class TreeFault extends Error {
  constructor(name: string) {
    super(`manca il file ${name}: l'albero è incompleto o di un'altra versione; rigenerarlo con \`npm run generate\``);
  }
}

/** Reads a file that every tree has. */
export async function must(read: Read, name: string): Promise<Uint8Array> {
  const bytes = await read(name);
  if (!bytes) throw new TreeFault(name);
  return bytes;
}

const lenient = new TextDecoder("utf-8", { ignoreBOM: true });
const utf8 = new TextEncoder();

/** Text of some bytes. */
export const decode = (bytes: Uint8Array): string => lenient.decode(bytes);

const parsed = new WeakMap<Uint8Array, unknown>();

/** What a JSON file says. Parsed once as long as the reader hands out the same array. */
export function json<T>(bytes: Uint8Array): T {
  let value = parsed.get(bytes);
  if (value === undefined) {
    value = JSON.parse(decode(bytes));
    parsed.set(bytes, value as object);
  }
  return value as T;
}

/** What every card says. */
export interface Card {
  readonly meta: Readonly<Record<Lingua, object>>;
}

/** The card of an operation. */
export async function card<C extends Card>(read: Read, operation: string): Promise<C> {
  return json<C>(await must(read, `indici/${operation}.json`));
}

/** Line 1 of an answer, newline included. */
export function metaLine({ meta }: Card, lingua: Lingua): string {
  return `{"meta":${JSON.stringify(meta[lingua])},\n`;
}

/**
 * One array of many pieces; texts become UTF-8.
 *
 * @example concat(["è", Uint8Array.of(10)]) // Uint8Array [0xc3, 0xa8, 10]
 */
export function concat(pieces: readonly (string | Uint8Array)[]): Uint8Array {
  const arrays = pieces.map((piece) => (typeof piece === "string" ? utf8.encode(piece) : piece));
  let length = 0;
  for (const array of arrays) length += array.length;
  const all = new Uint8Array(length);
  let at = 0;
  for (const array of arrays) {
    all.set(array, at);
    at += array.length;
  }
  return all;
}

/** Reader of 32-bit little-endian integers, by their index; the array may start anywhere in its buffer. */
export function words(bytes: Uint8Array): (index: number) => number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return (index) => view.getUint32(4 * index, true);
}

const NEWLINE = 10;

/** Offset just after the first newline at or after `from`. */
export function afterLine(bytes: Uint8Array, from: number): number {
  return bytes.indexOf(NEWLINE, from) + 1;
}

/**
 * The lines of a text whose every line ends with a newline, without it. Cut once as long as the reader hands out the same array.
 */
export function linesOf(bytes: Uint8Array): readonly Uint8Array[] {
  let lines = cut.get(bytes);
  if (!lines) {
    lines = [];
    for (let at = 0; at < bytes.length; ) {
      const next = afterLine(bytes, at);
      lines.push(bytes.subarray(at, next - 1));
      at = next;
    }
    cut.set(bytes, lines);
  }
  return lines;
}

const cut = new WeakMap<Uint8Array, Uint8Array[]>();
