/** Trees that suites only read: each is generated once in a run of the tests, by the first suite that asks for it. */

import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureDirSync } from "fs-extra/esm";
import { beforeAll, vi } from "vitest";
import { errorCode } from "../generator/terminal/error-code.ts";
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
  const making = `${tree}.making`;
  beforeAll(async () => {
    // One worker makes it, the others wait: where that fails, the next of them tries.
    while (!existsSync(tree)) {
      if (isFirst(making)) make(tree, args, making);
      else await vi.waitUntil(() => existsSync(tree) || !existsSync(making), { timeout: LONGEST_MS, interval: 200 });
    }
  }, LONGEST_MS);
  return tree;
}

/** Longer than the official files take on a busy machine. */
const LONGEST_MS = 600_000;

/** Whether this worker is the first to make a folder. */
function isFirst(folder: string): boolean {
  ensureDirSync(path.dirname(folder));
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  }
}

function make(tree: string, args: readonly string[], making: string): void {
  try {
    const own = path.join(making, "tree");
    const { status, stderr } = run("generate", "--out", own, ...args);
    if (status !== 0 || (stderr !== "" && !args.includes("--data"))) throw new Error(stderr);
    renameSync(own, tree);
    stampTree(tree);
  } finally {
    rmSync(making, { recursive: true });
  }
}
