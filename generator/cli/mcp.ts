/** `npm run mcp -- [--tree PLACE] [--http PORT] [--host H] [--keep DIR]` */

import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio";
import { Command } from "commander";
import { createClient } from "../clients/client/client.ts";
import { mcpListener } from "../clients/mcp/node-http.ts";
import { MCP_PATH } from "../clients/mcp/path.ts";
import { mcpServer } from "../clients/mcp/server.ts";
import { validLines } from "../clients/mcp/valid-lines.ts";
import { gentleStop } from "../hosts/entries/node/node-listen.ts";
import { folderOption, portOption } from "./plain-options.ts";
import { addressesOf, LOOPBACK, loopbackNames, serveWith } from "./start-server.ts";
import { COMMAND_TEXTS } from "./texts.ts";

interface Options {
  readonly tree: string;
  readonly http?: number;
  readonly host: string;
  readonly keep?: string;
}

/** Standard output is the protocol's: what goes wrong goes to standard error. */
const fault = (error: unknown) => console.error(error);
/** Strangers send what cannot be read as often as they like: a line for each, without a stack. */
const faultInOneLine = (error: unknown) =>
  fault((error instanceof Error ? error.message : String(error)).split("\n", 1)[0]);

/** The command `mcp` with its options. */
export const mcpCommand = (): Command =>
  new Command("mcp")
    .description(COMMAND_TEXTS.mcp.does)
    .option("--tree <place>", COMMAND_TEXTS.ask.tree, folderOption, "dist-api")
    .option("--http <port>", COMMAND_TEXTS.mcp.http, portOption)
    .option("--host <host>", COMMAND_TEXTS.start.host, LOOPBACK)
    .option("--keep <dir>", COMMAND_TEXTS.ask.keep, folderOption)
    .action(async ({ tree, http, host, keep }: Options) => {
      const { fetch: ask } = createClient({ open: tree, ...(keep === undefined ? {} : { keep }) });
      if (http === undefined) {
        const transport = new StdioServerTransport(process.stdin.pipe(validLines(process.stdout)), process.stdout);
        serveStdio(() => mcpServer(ask, fault), { onerror: fault, transport });
        return;
      }
      const listener = mcpListener(ask, faultInOneLine, { names: await loopbackNames(host) });
      const server = await serveWith(listener, http, host, `npm run mcp -- --http ${http + 1}`);
      for (const address of addressesOf(server)) console.log(address + MCP_PATH);
      const stop = gentleStop(server);
      process.once("SIGINT", stop).once("SIGTERM", stop);
    });
