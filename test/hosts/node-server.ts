/** The server that a tree carries for Node.js, in a process of its own. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { type Ask, askPort } from "./ask.ts";
import type { PreparedTree } from "./prepared-tree.ts";

/** A way to ask the server, and to end it. */
export type NodeServer = Ask & { readonly port: number; stop(): void };

/**
 * Starts the server and waits until it listens.
 *
 * @param tree prepared for the host `node`
 * @example const ask = await nodeServer(tree); // and ask.stop() behind the last request
 */
export async function nodeServer(tree: Pick<PreparedTree, "folder">): Promise<NodeServer> {
  const child = spawn(process.execPath, [`${tree.folder}/hosts/node/server.mjs`], { env: { PORT: "0" } });
  const [line] = await once(child.stdout, "data");
  const port = Number(new URL(String(line).trim()).port);
  return Object.assign(askPort(port), { port, stop: () => void child.kill() });
}
