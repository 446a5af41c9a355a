/** Node.js as `node-server.ts`, with assistants at `/mcp`. */

import { mcpListener } from "../../clients/mcp/node-http.ts";
import { askBy } from "../../clients/mcp/tree-api.ts";
import { answersOf } from "../../router/disk/answers-of.ts";
import { ServedTree } from "../../router/disk/served-tree.ts";
import { TreeFolder } from "../../router/disk/tree-folder.ts";
import { fetchHandler } from "../../router/fetch.ts";
import { nodeSite } from "../entries/node/node-site.ts";
import { serveOwnTree } from "../entries/node/own-tree.ts";

/** Memory for what assistants ask, beside that of the site. */
const KEPT_BYTES = 16 * 1024 * 1024;

await serveOwnTree((folder) => {
  const tree = new ServedTree(new TreeFolder(folder), KEPT_BYTES, console.error);
  const ask = askBy(fetchHandler(async () => null, console.error, answersOf(tree)));
  return mcpListener(ask, console.error, { names: null, others: nodeSite(folder) });
});
