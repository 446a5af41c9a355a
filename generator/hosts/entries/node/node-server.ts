/** Node.js without anything else: `node hosts/node/server.mjs`, the tree two folders above this file. */

import { nodeSite } from "./node-site.ts";
import { serveOwnTree } from "./own-tree.ts";

await serveOwnTree((tree) => nodeSite(tree));
