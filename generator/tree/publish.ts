/**
 * Publishing a tree: written beside, flushed to disk, then swapped in. A folder cannot replace another in one system call, so the
 * swap is two renames: the old tree steps aside under a name that `recover` knows, the new one takes its place. Whoever is killed
 * between the two leaves both trees whole, and the next command that looks puts the old one back.
 */

import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync } from "node:fs";
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

function flush(target: string): void {
  const descriptor = openSync(target, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Flushes every file and folder below `folder` to disk. */
function flushTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) flushTree(full);
    else flush(full);
  }
  flush(folder);
}

/** Swaps the staged tree in for `out`. Afterwards `out` is the new tree and nothing else is left beside it. */
export function publish(out: string): void {
  const target = path.resolve(out);
  const { staging, aside } = siblings(out);
  flushTree(staging);
  fse.removeSync(aside);
  if (existsSync(target)) renameSync(target, aside);
  renameSync(staging, target);
  flush(path.dirname(target));
  fse.removeSync(aside);
}
