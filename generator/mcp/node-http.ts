/** A handler of `Request` and `Response` behind `node:http`. */

import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { unknownPath } from "../router/answer.ts";
import { sendAnswer } from "../router/entries/node/send-answer.ts";

function requestOf({ method = "GET", url = "/", headers }: IncomingMessage, body: Buffer): Request {
  const given = new Headers();
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) given.set(name, String(value));
  const bodiless = method === "GET" || method === "HEAD";
  return new Request(new URL(url, `http://${headers.host ?? "localhost"}`), {
    method,
    headers: given,
    body: bodiless ? null : new Uint8Array(body),
  });
}

/** The body of a request; `null` where it is longer than anybody needs. */
async function bodyOf(request: IncomingMessage, largest: number): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    length += part.length;
    if (length > largest) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  handle: (request: Request) => Promise<Response>,
  largest: number,
): Promise<void> {
  const body = await bodyOf(request, largest);
  if (body === null) {
    response.writeHead(413, { Connection: "close" }).end();
    return;
  }
  const { status, headers, body: answered } = await handle(requestOf(request, body));
  response.writeHead(status, Object.fromEntries(headers));
  if (answered) await pipeline(Readable.fromWeb(answered as Parameters<typeof Readable.fromWeb>[0]), response);
  else response.end();
}

/**
 * A listener that answers one path by a handler.
 *
 * @param largest bytes of a body at most
 * @example createServer(handledBy("/mcp", handle, 256 * 1024, console.error)).listen(8081)
 */
export function handledBy(
  path: string,
  handle: (request: Request) => Promise<Response>,
  largest: number,
  fault: (error: unknown) => void,
): RequestListener {
  return (request, response) => {
    if (request.url?.replace(/\?.*/s, "") !== path) {
      sendAnswer(request, response, unknownPath());
      return;
    }
    answer(request, response, handle, largest).catch((error: unknown) => {
      fault(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(400).end();
    });
  };
}
