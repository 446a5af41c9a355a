import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Read } from "../../../format/read-tree.ts";

/**
 * Reads files of a tree that is being written, as the router reads those of one that is there.
 *
 * @param root folder of the tree
 */
export function treeReader(root: string): Read {
  return async (name) => {
    const file = path.join(root, name);
    return existsSync(file) ? readFileSync(file) : null;
  };
}
