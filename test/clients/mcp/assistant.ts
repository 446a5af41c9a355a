/** An assistant, by the SDK's own client: in this process over HTTP. */

import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createClient } from "../../../generator/clients/client/client.ts";
import { mcpListener } from "../../../generator/clients/mcp/node-http.ts";
import { MCP_PATH } from "../../../generator/clients/mcp/path.ts";
// biome-ignore lint/suspicious/noExplicitAny: what tools say differs from one to the other
export type Said = Record<string, any>;

export interface Assistant {
  readonly client: Client;
  /** What the server told who runs it. */
  readonly faults: unknown[];
  readonly address: string;
  /** Calls a tool; gives what it says. */
  call(name: string, given: Record<string, unknown>): Promise<{ isError: boolean; text: string; said: Said }>;
  stop(): Promise<void>;
}

/** What a call gave, in the parts that tests look at. */
export async function callTool(client: Client, name: string, given: Record<string, unknown>) {
  const result = await client.callTool({ name, arguments: given });
  const [first] = result.content as { type: string; text: string }[];
  const said = (result.structuredContent ?? {}) as Said;
  return { isError: result.isError === true, text: first?.text ?? "", said };
}

/** Starts a server over a tree and connects to it. */
export async function assistant(tree: string): Promise<Assistant> {
  const faults: unknown[] = [];
  const fault = (error: unknown) => void faults.push(error);
  const { fetch: ask } = createClient({ open: tree });
  const server: Server = createServer(mcpListener(ask, fault, { names: ["localhost", "127.0.0.1"] }));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${MCP_PATH}`;
  const client = new Client({ name: "prova", version: "1.0.0" });
  await client.connect(new StreamableHTTPClientTransport(new URL(address)));
  return {
    client,
    faults,
    address,
    call: (name, given) => callTool(client, name, given),
    async stop() {
      await client.close();
      server.closeAllConnections();
      server.close();
    },
  };
}
