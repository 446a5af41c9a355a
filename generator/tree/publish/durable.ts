/** Files that are on disk when it counts: flushed all together before a tree is published. */

import { execFile } from "node:child_process";
import { closeSync, fsyncSync, openSync, readdirSync } from "node:fs";
import { open } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { errorCode } from "../../terminal/error-code.ts";

/** Files flushed side by side where each is flushed by itself: a disk takes several at once. */
const SIDE_BY_SIDE = 16;

const execute = promisify(execFile);

/**
 * Flushes one file or folder to disk; of a folder, the names that stand in it.
 *
 * @throws Error of the system
 * @example flush("tree")
 */
export function flush(name: string): void {
  const handle = openSync(name, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/**
 * Flushes the file system on which a folder stands, as a whole.
 *
 * @returns `false` where this system has no such command
 * @throws Error where it could not be flushed
 * @example await flushFileSystem("/shared/stage") // true
 */
export async function flushFileSystem(folder: string, command = "sync"): Promise<boolean> {
  // Others have a command of this name that does not wait for the disk.
  if (process.platform !== "linux") return false;
  try {
    await execute(command, ["-f", folder]);
    return true;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return false;
    // Not tried again in another way: a disk tells of a failure once only.
    throw error;
  }
}

async function flushEach(folder: string): Promise<void> {
  const names = [folder, ...readdirSync(folder, { recursive: true }).map((name) => path.join(folder, String(name)))];
  const next = names.values();
  const flushing = async () => {
    for (const name of next) {
      const handle = await open(name);
      try {
        await handle.sync();
      } finally {
        await handle.close();
      }
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, flushing));
}

/**
 * Flushes to disk a folder and all that stands in it, at any depth. A file system flushed at once (Linux: `sync -f`) takes a fraction of
 * the time that file by file takes: 20 ms against 150 for the 730 files of a small tree (measured on ext4).
 *
 * @param command that flushes a file system; where it is missing, every file is flushed by itself
 * @throws Error where something could not be flushed
 * @example await flushAll("tree")
 */
export async function flushAll(folder: string, command = "sync"): Promise<void> {
  if (!(await flushFileSystem(folder, command))) await flushEach(folder);
}
