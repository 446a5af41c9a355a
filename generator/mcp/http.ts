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
const LARGEST = 256 * 1024;

/** Where assistants find the server. */
export const MCP_PATH = "/mcp";

/**
 * A handler of requests to `/mcp`.
 *
 * @param ask answers requests over the tree
 * @param fault is told of what assistants cannot mend
 * @param localOnly whether pages of other origins and other names of this machine are refused: a server for this machine alone
 * @example export default { fetch: mcpHandler(client.fetch, console.error, false) }
 */
export function mcpHandler(ask: AskTree, fault: (error: unknown) => void, localOnly: boolean) {
  const options = { onerror: fault, maxRequestBodySize: LARGEST };
  const handler = createMcpHandler(() => mcpServer(ask, fault), options);
  return async (request: Request): Promise<Response> => {
    const refused = localOnly
      ? (hostHeaderValidationResponse(request, localhostAllowedHostnames()) ??
        originValidationResponse(request, localhostAllowedOrigins()))
      : undefined;
    return refused ?? (await handler.fetch(request));
  };
}
