/** Node.js as `node-server.ts`, with assistants at `/mcp`. */

import { answersOf } from "../../router/entries/disk/answers-of.ts";
import { ServedTree } from "../../router/entries/disk/served-tree.ts";
import { TreeFolder } from "../../router/entries/disk/tree-folder.ts";
import { fetchHandler } from "../../router/entries/fetch.ts";
import { nodeSite } from "../../router/entries/node/node-site.ts";
import { serveOwnTree } from "../../router/entries/node/own-tree.ts";
import { mcpListener } from "../node-http.ts";
import { askBy } from "../tree-api.ts";

/** Memory for what assistants ask, beside that of the site. */
const KEPT_BYTES = 16 * 1024 * 1024;

await serveOwnTree((folder) => {
  const tree = new ServedTree(new TreeFolder(folder), KEPT_BYTES, console.error);
  const ask = askBy(fetchHandler(async () => null, console.error, answersOf(tree)));
  return mcpListener(ask, console.error, { names: null, others: nodeSite(folder) });
});
