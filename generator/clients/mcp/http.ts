/** The protocol over HTTP, without sessions: the current revision and the one before. */

import { createMcpHandler, hostHeaderValidationResponse, originValidationResponse } from "@modelcontextprotocol/server";
import { mcpServer } from "./server.ts";
import type { AskTree } from "./tree-api.ts";

/** Bytes of a request at most: no tool takes more. */
export const MCP_LARGEST = 256 * 1024;

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
 * @param names the names of this machine in `Host` and `Origin`, where it alone may ask: all others are refused. `null`: pages of all
 *   origins may ask, by any name.
 * @example export default { fetch: mcpHandler(client.fetch, console.error, null) }
 */
export function mcpHandler(ask: AskTree, fault: (error: unknown) => void, names: readonly string[] | null) {
  const options = { onerror: fault, maxRequestBodySize: MCP_LARGEST };
  const handler = createMcpHandler(() => mcpServer(ask, fault), options);
  const forThisMachine = (own: string[]) => async (request: Request) =>
    hostHeaderValidationResponse(request, own) ??
    originValidationResponse(request, own) ??
    (await handler.fetch(request));
  const forAll = async (request: Request): Promise<Response> => {
    if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: OPEN_TO_ALL });
    const { status, headers, body } = await handler.fetch(request);
    return new Response(body, { status, headers: { ...Object.fromEntries(headers), ...OPEN_TO_ALL } });
  };
  return names === null ? forAll : forThisMachine([...names]);
}
