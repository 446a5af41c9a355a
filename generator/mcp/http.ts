/** The protocol over HTTP, without sessions: the current revision and the one before. */

import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  originValidationResponse,
} from "@modelcontextprotocol/server";
import { unknownPath } from "../router/answer.ts";
import { sendAnswer } from "../router/entries/node/send-answer.ts";
import { mcpServer } from "./server.ts";
import type { AskTree } from "./tree-api.ts";

/** Bytes of a request at most: no tool takes more. */
export const MCP_LARGEST = 256 * 1024;

/** Where assistants find the server. */
export const MCP_PATH = "/mcp";

/**
 * Whether a path, with or without a query, is the server's.
 *
 * @example isMcp("/mcp?x=1") // true
 */
export const isMcp = (target: string): boolean => target.replace(/[?#].*/s, "") === MCP_PATH;

/** What is public is public to pages of any origin. */
const OPEN_TO_ALL = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "*",
  "Access-Control-Allow-Methods": "GET, POST, OPTIONS",
};

/**
 * A handler of requests to `/mcp`.
 *
 * @param ask answers requests over the tree
 * @param fault is told of what assistants cannot mend
 * @param localOnly whether pages of other origins and other names of this machine are refused: a server for this machine alone. Otherwise
 *   pages of all origins may ask.
 * @example export default { fetch: mcpHandler(client.fetch, console.error, false) }
 */
export function mcpHandler(ask: AskTree, fault: (error: unknown) => void, localOnly: boolean) {
  const options = { onerror: fault, maxRequestBodySize: MCP_LARGEST };
  const handler = createMcpHandler(() => mcpServer(ask, fault), options);
  const forThisMachine = async (request: Request): Promise<Response> =>
    hostHeaderValidationResponse(request, localhostAllowedHostnames()) ??
    originValidationResponse(request, localhostAllowedOrigins()) ??
    (await handler.fetch(request));
  const forAll = async (request: Request): Promise<Response> => {
    if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: OPEN_TO_ALL });
    const { status, headers, body } = await handler.fetch(request);
    return new Response(body, { status, headers: { ...Object.fromEntries(headers), ...OPEN_TO_ALL } });
  };
  return localOnly ? forThisMachine : forAll;
}

// The server over HTTP, behind `node:http`.

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
  /** Whether pages of other origins and other names of this machine are refused. */
  readonly localOnly: boolean;
  /** Answers all other paths; by default they are 404. */
  readonly others?: RequestListener;
}

/**
 * A listener that answers assistants at `/mcp`.
 *
 * @param ask answers requests over the tree
 * @param fault is told of what assistants cannot mend
 * @example createServer(mcpListener(client.fetch, console.error, { localOnly: true })).listen(8081)
 */
export function mcpListener(
  ask: AskTree,
  fault: (error: unknown) => void,
  { localOnly, others = (request, response) => sendAnswer(request, response, unknownPath()) }: ListenerOptions,
): RequestListener {
  const handle = mcpHandler(ask, fault, localOnly);
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
