/** Trees that suites only read: each is generated once in a run of the tests, by the first suite that asks for it. */

import { existsSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureDirSync } from "fs-extra/esm";
import { beforeAll } from "vitest";
import { run } from "./cli/commands.ts";
import { SHARED, stampTree } from "./run-folder.ts";

/**
 * The folder of a tree made by the command that a user runs, which of the embedded sample complains of nothing. Nobody may change it:
 * after the last test it must be as it was (`run-folder.ts`).
 *
 * @param args options of `generate` besides `--out`
 * @returns its path, which exists from the hooks on that are defined after this call
 * @example const tree = sharedTree("--download", "all"); // beside the hooks of a file, not inside a test
 */
export function sharedTree(...args: string[]): string {
  const tree = path.join(tmpdir(), SHARED, encodeURIComponent(args.join(" ")) || "sample");
  beforeAll(() => {
    if (!existsSync(tree)) make(tree, args);
  }, 300_000);
  return tree;
}

function make(tree: string, args: readonly string[]): void {
  const own = path.join(tmpdir(), `making-${process.pid}`);
  const { status, stderr } = run("generate", "--out", own, ...args);
  if (status !== 0 || (stderr !== "" && !args.includes("--data"))) throw new Error(stderr);
  ensureDirSync(path.dirname(tree));
  try {
    renameSync(own, tree);
    stampTree(tree);
  } catch (error) {
    // Another worker was quicker: the same options give the same tree.
    if (!existsSync(tree)) throw error;
    rmSync(own, { recursive: true });
  }
}
