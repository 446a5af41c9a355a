/**
 * Publishing a tree: written beside, flushed to disk, then swapped in. A folder cannot replace another in one system
 * call, so the swap is two renames: the old tree steps aside under a name that `recover` knows, the new one takes its place. Whoever
 * is killed between the two leaves both trees whole, and the next command that looks puts the old one back.
 */

import { existsSync, renameSync } from "node:fs";
import path from "node:path";
import fse from "fs-extra";
import { earlierPlace } from "../api/earlier-place.ts";
import { flush, flushAll } from "./durable.ts";

const siblings = (out: string) => {
  const folder = path.dirname(path.resolve(out));
  const base = path.basename(path.resolve(out)).replace(/^\./, "");
  return { staging: path.join(folder, `.${base}.nuovo`), aside: earlierPlace(path.resolve(out)) };
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

/**
 * Swaps in for `out` what `stagingFolder(out)` holds, once it is on disk. Afterwards `out` is the new tree and nothing else is left beside it.
 *
 * @param published called once the new tree is in place, before the old one is removed
 * @throws Error of the system where a file cannot be flushed or a folder not renamed; the old tree then is at `out`, or `recover`
 *   puts it there
 * @example await publish("dist-api")
 */
export async function publish(out: string, published: () => void = () => {}): Promise<void> {
  const target = path.resolve(out);
  const { staging, aside } = siblings(out);
  await flushAll(staging);
  await fse.remove(aside);
  if (existsSync(target)) renameSync(target, aside);
  renameSync(staging, target);
  flush(path.dirname(target));
  try {
    published();
  } finally {
    // At once: nothing else is to be done, and so it takes half the time.
    fse.removeSync(aside);
  }
}
