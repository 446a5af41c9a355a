/** Node.js without anything else: `node hosts/node/server.mjs`, the tree two folders above this file. */

import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { nodeHandler } from "./node.ts";
import { respondForSite } from "./whole-site.ts";

const tree = fileURLToPath(new URL("../../", import.meta.url));
const { PORT = "8080", HOST = "127.0.0.1" } = process.env;
createServer(nodeHandler(tree, { answer: respondForSite })).listen(Number(PORT), HOST, () =>
  console.log(`http://${HOST}:${PORT}/`),
);
