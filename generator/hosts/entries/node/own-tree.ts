import type { RequestListener } from "node:http";
import { fileURLToPath } from "node:url";
import { gentleStop, ListenError, listen } from "./node-listen.ts";

/**
 * Serves the tree two folders above the program that is running, or the one in `TREE`. `PORT` and `HOST` say where it listens (8080, this machine only); what is
 * wrong with them is said in a line, and the exit code is 1.
 *
 * @param listenerOf answers requests over the tree in a folder
 * @example await serveOwnTree((tree) => nodeSite(tree)) // prints "http://127.0.0.1:8080/"
 */
export async function serveOwnTree(listenerOf: (tree: string) => RequestListener): Promise<void> {
  const own = fileURLToPath(new URL("../../", import.meta.url));
  const { PORT = "8080", HOST = "127.0.0.1", TREE: tree = own } = process.env;
  try {
    const port = Number(PORT);
    if (!/^\d{1,5}$/.test(PORT) || port > 65535) throw new ListenError(`PORT=${PORT}: serve un intero da 0 a 65535`);
    const server = await listen(listenerOf(tree), port, HOST);
    const stop = gentleStop(server);
    process.once("SIGINT", stop).once("SIGTERM", stop);
    const address = server.address();
    console.log(`http://${HOST}:${typeof address === "object" ? address?.port : PORT}/`);
  } catch (error) {
    if (!(error instanceof ListenError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
