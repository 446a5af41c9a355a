/** The server over HTTP, behind `node:http`. It stands apart from `http.ts`, which also runs where there are no streams of Node.js. */

import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { unknownPath } from "../../router/answer.ts";
import { sendAnswer } from "../../router/send-answer.ts";
import { MCP_LARGEST, mcpHandler } from "./http.ts";
import { isMcp } from "./path.ts";
import type { AskTree } from "./tree-api.ts";

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
async function bodyOf(request: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    length += part.length;
    if (length > MCP_LARGEST) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

type Handle = (request: Request) => Promise<Response>;

async function answer(request: IncomingMessage, response: ServerResponse, handle: Handle): Promise<void> {
  const body = await bodyOf(request);
  if (body === null) {
    response.writeHead(413, { Connection: "close" }).end();
    return;
  }
  const { status, headers, body: answered } = await handle(requestOf(request, body));
  response.writeHead(status, Object.fromEntries(headers));
  if (answered) await pipeline(Readable.fromWeb(answered as Parameters<typeof Readable.fromWeb>[0]), response);
  else response.end();
}

interface ListenerOptions {
  /** The names of this machine, where it alone may ask; `null` where all may. */
  readonly names: readonly string[] | null;
  /** Answers all other paths; by default they are 404. */
  readonly others?: RequestListener;
}

/**
 * A listener that answers assistants at `/mcp`.
 *
 * @param ask answers requests over the tree
 * @param fault is called with what assistants cannot mend
 * @example createServer(mcpListener(client.fetch, console.error, { names: ["localhost"] })).listen(8081)
 */
export function mcpListener(
  ask: AskTree,
  fault: (error: unknown) => void,
  { names, others = (request, response) => sendAnswer(request, response, unknownPath()) }: ListenerOptions,
): RequestListener {
  const handle = mcpHandler(ask, fault, names);
  return (request, response) => {
    if (!isMcp(request.url ?? "")) {
      others(request, response);
      return;
    }
    answer(request, response, handle).catch((error: unknown) => {
      fault(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(400).end();
    });
  };
}
