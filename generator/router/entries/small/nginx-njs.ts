/**
 * nginx: an njs handler. A whole answer in Italian is a file that nginx serves by itself; another language and a graph cut at any number
 * of nodes are made here. Its engine has no maps, no sets, no classes of letters in expressions: what finds acts and rows needs them, so
 * other names, filters and windows are refused. `build.mjs` writes what is left in words that the engine knows.
 */

import fs from "node:fs";
import { afterLine, type Pieces } from "../../../format/bytes.ts";
import { cardFile, metaLine } from "../../../format/card.ts";
import { cutFile } from "../../../format/graph-cut.ts";
import { withMeta } from "../../../format/line-json.ts";
import { fingerprint, namesTag } from "../../etag.ts";
import { headersOf } from "../../headers.ts";
import { nearest } from "../../nearest.ts";
import type { Resolved } from "../../plan.ts";
import { UNKNOWN_PATH } from "../../refusal.ts";
import { cutGraph } from "../../render/cut-graph.ts";

interface NginxRequest {
  readonly method: string;
  readonly variables: { readonly request_uri: string; readonly document_root: string };
  readonly headersIn: Readonly<Record<string, string | undefined>>;
  readonly headersOut: Record<string, string>;
  internalRedirect(uri: string): void;
  return(status: number, body: string | Uint8Array): void;
}

function send(r: NginxRequest, status: number, lingua: "it" | "en", body: string | Uint8Array, tag?: string): void {
  Object.entries(headersOf(status, lingua)).forEach(([name, value]) => {
    r.headersOut[name] = value;
  });
  r.headersOut.ETag = tag ?? `"${fingerprint(Buffer.from(String(body)))}"`;
  r.return(status, body);
}

/** Whether a file is the answer as it stands. */
const isWhole = ({ plan, lingua }: Resolved): boolean =>
  plan.kind === "document" || (lingua === "it" && plan.kind !== "graph-cut");

/** Bytes in front of what is read of a file, more than lines 1 and 2 of any answer take. */
const ROOM = 1 << 16;

/** A file behind some room, in one piece of memory. */
function readBehindRoom(file: string): Buffer {
  const { size } = fs.statSync(file);
  const memory = Buffer.allocUnsafe(ROOM + size);
  const opened = fs.openSync(file, "r");
  try {
    // The rest of the memory is not ours to send.
    if (fs.readSync(opened, memory, ROOM, size, 0) !== size) throw new Error(`${file} changed while it was read`);
  } finally {
    fs.closeSync(opened);
  }
  return memory;
}

/**
 * Joins pieces in the memory that most of them lie in: a second one of many megabytes would be asked of the system, and given back, with
 * each answer, which takes longer than all else. No piece is written over before it was copied, as the room is larger than what is new.
 */
function joined(memory: Buffer, pieces: Pieces): Buffer {
  let end = 0;
  pieces.forEach((piece) => {
    const bytes = typeof piece === "string" ? Buffer.from(piece) : piece;
    memory.set(bytes, end);
    end += bytes.length;
  });
  return memory.subarray(0, end);
}

/** Makes an answer of a file, and gives it. */
function make(r: NginxRequest, { operation, lingua, plan }: Resolved, file: string): void {
  const root = r.variables.document_root;
  const read = (name: string): Uint8Array => fs.readFileSync(`${root}/${name}`);
  // As nginx does for its own files: to fingerprint megabytes would stop the worker.
  const stamp = (name: string) => {
    const { mtime, size } = fs.statSync(`${root}/${name}`);
    return `${mtime.getTime().toString(16)}-${size.toString(16)}-`;
  };
  const cut = plan.kind === "graph-cut" ? plan : undefined;
  const tag = `"${stamp(file)}${stamp(cardFile(operation))}${lingua}${cut?.maxNodi ?? ""}"`;
  const known = r.headersIn["If-None-Match"];
  if (known && namesTag(known, tag)) {
    send(r, 304, lingua, "", tag);
    return;
  }
  const memory = readBehindRoom(`${root}/${file}`);
  const whole = memory.subarray(ROOM);
  const meta = lingua === "it" ? whole.subarray(0, afterLine(whole)) : metaLine(read(cardFile(operation)), lingua);
  const pieces = cut ? cutGraph(meta, whole, read(cutFile(cut.file)), cut.maxNodi) : withMeta(meta, whole);
  send(r, 200, lingua, joined(memory, pieces), tag);
}

function answer(r: NginxRequest): void {
  const target = r.variables.request_uri;
  const found = nearest({ method: r.method, target, acceptLanguage: r.headersIn["Accept-Language"] });
  if ("refusal" in found) send(r, found.refusal.status, "en", found.refusal.body);
  else if (!found.resolved || isWhole(found.resolved)) r.internalRedirect(found.file);
  else
    try {
      make(r, found.resolved, found.file.slice(1));
    } catch (error) {
      // njs says of a file that is not there what Node.js says.
      if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
      send(r, UNKNOWN_PATH.status, "en", UNKNOWN_PATH.body);
    }
}

export default { answer };
