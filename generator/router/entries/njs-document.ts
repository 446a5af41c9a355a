/** Answers made of a file of the tree by njs, in the dialect of `nearest.ts`: another language, the first nodes of a graph. */

import { BASE_PATH } from "../../api/operations.ts";
import type { NearestFile } from "../nearest.ts";

/** The part of njs's buffers that is used; they are arrays of bytes. */
export interface Bytes extends Uint8Array {
  indexOf(value: number, from?: number): number;
  subarray(from: number, to?: number): Bytes;
  readUInt32LE(offset: number): number;
  toString(): string;
}
export interface BufferClass {
  from(text: string): Bytes;
  concat(pieces: readonly Bytes[]): Bytes;
}

/** Reads a file of the tree; throws where there is none. */
export type ReadNow = (name: string) => Bytes;

const NEWLINE = 10;

/** The raw text of a member of a JSON object, itself an object, by the braces that belong to it. */
function memberText(json: string, name: string): string {
  const start = json.indexOf(`"${name}":{`) + name.length + 3;
  let depth = 0;
  let quoted = false;
  for (let at = start; at < json.length; at++) {
    const c = json[at];
    if (c === "\\" && quoted) at++;
    else if (c === '"') quoted = !quoted;
    else if (!quoted && c === "{") depth++;
    else if (!quoted && c === "}" && --depth === 0) return json.slice(start, at + 1);
  }
  throw new Error(`${name}: manca nella scheda`);
}

/** Line 1 in a language; engines may sort keys, so the card's text is taken as it is. */
function metaLine(file: Bytes, found: NearestFile, read: ReadNow, buffers: BufferClass): Bytes {
  if (found.lingua === "it") return file.subarray(0, file.indexOf(NEWLINE) + 1);
  const card = read(`indici/${found.operation}.json`).toString();
  return buffers.from(`{"meta":${memberText(memberText(card, "meta"), found.lingua)},\n`);
}

/**
 * The answer to what `nearest` found: the file in the language that was asked for, with as many nodes as were asked for.
 *
 * @throws where the tree lacks the file
 * @example plainDocument(found, (name) => fs.readFileSync(root + name), Buffer)
 */
export function plainDocument(found: NearestFile, read: ReadNow, buffers: BufferClass): Bytes {
  const file = read(found.file.slice(1));
  const meta = metaLine(file, found, read, buffers);
  const second = file.indexOf(NEWLINE) + 1;
  const nodes = found.maxNodi;
  if (nodes === undefined) return buffers.concat([meta, file.subarray(second)]);
  const index = read(found.file.replace(BASE_PATH, "indici").replace(".json", ".bin"));
  const at = (i: number) => index.readUInt32LE(4 * i);
  const n = at(0);
  const last = Math.min(nodes, n) - 1;
  const kept = (start: number, ends: number) => file.subarray(start, last < 0 ? start : at(ends + last));
  const scalars = file.subarray(second, file.indexOf(NEWLINE, second) + 1).toString();
  const total = Number(/"totale_nodi":(\d+)/.exec(scalars)![1]);
  const head = scalars
    .replace(/"max_nodi":\d+/, `"max_nodi":${nodes}`)
    .replace(/"troncato":\w+/, `"troncato":${total > nodes}`);
  const lists = [kept(at(1), 3), kept(at(2), 3 + n)];
  const close = (list: Bytes) => (list.length > 0 ? "\n" : "");
  return buffers.concat([
    meta,
    buffers.from(`${head}"nodes":[\n`),
    lists[0]!,
    buffers.from(`${close(lists[0]!)}],"links":[\n`),
    lists[1]!,
    buffers.from(`${close(lists[1]!)}]}\n`),
  ]);
}
