/** What suites only read: each tree is generated once in a run of the tests, by the first suite that asks for it, and so are readings. */

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
  const tree = sharedPlace(args.join(" ") || "sample");
  beforeAll(async () => {
    const isMine = await madeOnce(tree, (own) => {
      const { status, stderr } = run("generate", "--out", own, ...args);
      if (status !== 0 || (stderr !== "" && !args.includes("--data"))) throw new Error(stderr);
    });
    if (isMine) stampTree(tree);
  }, LONGEST_MS);
  return tree;
}

/** Where workers find what one of them has made, by its name. */
export const sharedPlace = (name: string): string => path.join(tmpdir(), SHARED, encodeURIComponent(name));

/**
 * Makes a file or folder once in a run of the tests: one worker makes it, the others wait; where that fails, the next of them tries.
 *
 * @param make given where to make it; it takes its place when it is whole
 * @returns whether this call made it
 * @example await madeOnce(sharedPlace("numbers"), (own) => writeFileSync(own, "1, 2, 3"));
 */
export async function madeOnce(place: string, make: (own: string) => unknown): Promise<boolean> {
  const making = `${place}.making`;
  while (!existsSync(place)) {
    if (!isFirst(making)) {
      await vi.waitUntil(() => existsSync(place) || !existsSync(making), { timeout: LONGEST_MS, interval: 200 });
      continue;
    }
    try {
      const own = path.join(making, "own");
      await make(own);
      renameSync(own, place);
      return true;
    } finally {
      rmSync(making, { recursive: true });
    }
  }
  return false;
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
