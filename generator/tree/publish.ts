/**
 * Publishing a tree: written beside, flushed to disk, then swapped in. A folder cannot replace another in one system call, so the
 * swap is two renames: the old tree steps aside under a name that `recover` knows, the new one takes its place. Whoever is killed
 * between the two leaves both trees whole, and the next command that looks puts the old one back.
 */

import { existsSync, renameSync } from "node:fs";
import { open, readdir } from "node:fs/promises";
import path from "node:path";
import fse from "fs-extra";

const siblings = (out: string) => {
  const folder = path.dirname(path.resolve(out));
  const base = path.basename(path.resolve(out)).replace(/^\./, "");
  return { staging: path.join(folder, `.${base}.nuovo`), aside: path.join(folder, `.${base}.precedente`) };
};

/** Folder in which the next tree for `out` grows: beside it, so that the swap is a rename on one disk. Starts empty. */
export function stagingFolder(out: string): string {
  const { staging } = siblings(out);
  fse.emptyDirSync(staging);
  return staging;
}

/** Throws away a tree that is not to be published. */
export function abandon(out: string): void {
  fse.removeSync(siblings(out).staging);
}

/** Puts the old tree back where a publication was interrupted between its two renames. Every command calls it first. */
export function recover(out: string): void {
  const { aside } = siblings(out);
  if (!existsSync(aside)) return;
  if (existsSync(out)) fse.removeSync(aside);
  else renameSync(aside, path.resolve(out));
}

async function flush(target: string): Promise<void> {
  const handle = await open(target, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Files flushed side by side: the disk takes several at once. */
const FLUSHED_AT_ONCE = 16;

/** Flushes every file and folder below `folder` to disk. */
async function flushTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const targets = [folder, ...entries.map((entry) => path.join(entry.parentPath, entry.name))];
  const flushers = Array.from({ length: FLUSHED_AT_ONCE }, async () => {
    for (let target = targets.pop(); target !== undefined; target = targets.pop()) await flush(target);
  });
  await Promise.all(flushers);
}

/** Swaps the staged tree in for `out`. Afterwards `out` is the new tree and nothing else is left beside it. */
export async function publish(out: string): Promise<void> {
  const target = path.resolve(out);
  const { staging, aside } = siblings(out);
  await flushTree(staging);
  await fse.remove(aside);
  if (existsSync(target)) renameSync(target, aside);
  renameSync(staging, target);
  await flush(path.dirname(target));
  await fse.remove(aside);
}
