import type { IncomingMessage, ServerResponse } from "node:http";
import compression from "compression";
import onHeaders from "on-headers";
import { preferredCoding, WORTH_IT } from "./coded.ts";

/** Parts of a file are counted on the file, and what is not a 200 is short. */
const compress = compression({
  filter: (request, response) => response.statusCode === 200 && compression.filter(request, response),
});

/** What a 304 spares: the type and the bytes of the 200 that it stands for. */
interface Spared {
  readonly type: string;
  readonly length: number;
}
const spared = new WeakMap<ServerResponse, Spared>();

/**
 * Says what a response would be as a 200, before it is sent as a 304, which has neither type nor length: `compressed` gives it the headers
 * of that 200 (RFC 9110, 15.4.5).
 *
 * @example notModifiedStandsFor(response, { type: "application/json", length: 48_213 })
 */
export function notModifiedStandsFor(response: ServerResponse, what: Spared): void {
  spared.set(response, what);
}

/** Says of a part of a file, which is never compressed, that the whole may be (RFC 9110, 15.3.7). */
function asPart(request: IncomingMessage, response: ServerResponse): void {
  if (response.statusCode === 206 && compression.filter(request, response))
    response.setHeader("Vary", `${response.getHeader("Vary")}, Accept-Encoding`);
}

/** Gives a 304 the headers that the library would give to its 200; whether that would be compressed. */
function asCompressed(request: IncomingMessage, response: ServerResponse, { type, length }: Spared): boolean {
  if (!compression.filter(request, { getHeader: () => type })) return false;
  response.setHeader("Vary", `${response.getHeader("Vary")}, Accept-Encoding`);
  if (length < WORTH_IT || request.method === "HEAD") return false;
  return preferredCoding(`${request.headers["accept-encoding"] ?? ""}`) !== "identity";
}

/**
 * Compresses a response that is streamed where its reader takes that and its type is worth it. Compressed bytes are not those that the tag names: there
 * it becomes a weak one. A 304 bears the tag and the `Vary` of the 200 that it stands for.
 *
 * @param next writes the response
 * @example createServer((request, response) => compressed(request, response, () => response.end("...")))
 */
export function compressed(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  // The listener that comes first is called last: when it is known whether the bytes are compressed.
  onHeaders(response, () => {
    asPart(request, response);
    const tag = response.getHeader("ETag");
    const what = response.statusCode === 304 ? spared.get(response) : undefined;
    const isCompressed = what ? asCompressed(request, response, what) : response.hasHeader("Content-Encoding");
    if (isCompressed && typeof tag === "string") response.setHeader("ETag", `W/${tag}`);
  });
  compress(request, response, next);
}
