/** The protocol over HTTP, without sessions: the current revision and the one before. */

import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  originValidationResponse,
} from "@modelcontextprotocol/server";
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
 * @param fault is called with what assistants cannot mend
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
