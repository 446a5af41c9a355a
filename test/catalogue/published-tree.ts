/** The tree of the embedded sample as it is published at an address, made by the command a user runs. */

import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect } from "vitest";
import { run } from "../cli/commands.ts";
import { temporaryFolder } from "../temporary-folder.ts";

/** Where the tree is published. */
export const BASE = "https://diritto.example.net/dati/";

/** The tree and how to read it: from the first test of the file on. */
export interface PublishedTree {
  /** A folder for more than the tree. */
  readonly folder: string;
  readonly tree: string;
  /** Path of a file of the tree. */
  inTree(name: string): string;
  text(name: string): string;
  json(name: string): ReturnType<typeof JSON.parse>;
}

/**
 * Makes the tree before the tests of the file that asks.
 *
 * @example const { text } = publishedTree(); // beside the hooks of a file, not inside a test
 */
export function publishedTree(): PublishedTree {
  const folder = temporaryFolder();
  const tree = path.join(folder, "tree");
  beforeAll(() => {
    const done = run("generate", "--out", tree, "--download", "base", "--base-url", BASE.slice(0, -1));
    expect(done).toMatchObject({ status: 0, stderr: "" });
  });
  const inTree = (name: string) => path.join(tree, name);
  const text = (name: string) => readFileSync(inTree(name), "utf8");
  return { folder, tree, inTree, text, json: (name) => JSON.parse(text(name)) };
}
