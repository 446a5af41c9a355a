/** The tree of the embedded sample as it is published at an address, made by the command a user runs and shared by the suites. */

import { readFileSync } from "node:fs";
import path from "node:path";
import { sharedTree } from "../../shared-tree.ts";

/** Where the tree is published. */
export const BASE = "https://diritto.example.net/dati/";

/** The tree and how to read it: from the first test of the file on. */
export interface PublishedTree {
  readonly tree: string;
  /** Path of a file of the tree. */
  inTree(name: string): string;
  text(name: string): string;
  json(name: string): ReturnType<typeof JSON.parse>;
}

/**
 * The tree, there before the first test of the file that asks; nobody may change it.
 *
 * @example const { text } = publishedTree(); // beside the hooks of a file, not inside a test
 */
export function publishedTree(): PublishedTree {
  const tree = sharedTree("--download", "csv", "--base-url", BASE.slice(0, -1));
  const inTree = (name: string) => path.join(tree, name);
  const text = (name: string) => readFileSync(inTree(name), "utf8");
  return { tree, inTree, text, json: (name) => JSON.parse(text(name)) };
}
