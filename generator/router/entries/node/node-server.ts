/** Node.js without anything else: `node hosts/node/server.mjs`, the tree two folders above this file. */

import { fileURLToPath } from "node:url";
import { gentleStop, ListenError, listen } from "./node-listen.ts";
import { nodeSite } from "./node-site.ts";

const tree = fileURLToPath(new URL("../../", import.meta.url));
const { PORT = "8080", HOST = "127.0.0.1" } = process.env;

try {
  const port = Number(PORT);
  if (!/^\d{1,5}$/.test(PORT) || port > 65535) throw new ListenError(`PORT=${PORT}: serve un intero da 0 a 65535`);
  const server = await listen(nodeSite(tree), port, HOST);
  const stop = gentleStop(server);
  process.once("SIGINT", stop).once("SIGTERM", stop);
  const address = server.address();
  console.log(`http://${HOST}:${typeof address === "object" ? address?.port : PORT}/`);
} catch (error) {
  if (!(error instanceof ListenError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
