/** What others put into the folder of a tree (a `.git`, a deployment tool's settings) outlives the tree. */

import { existsSync, readdirSync, readFileSync, renameSync, statSync } from "node:fs";
import path from "node:path";
import { ensureDirSync, removeSync } from "fs-extra/esm";
import { OpenManifest, unlessSpoilt } from "../lists/open-manifest.ts";
import { MANIFEST, SUMS } from "../manifest.ts";

/** Names in the two lists of a tree; what somebody put in the place of a list names nothing. */
function* listed(tree: string): Generator<string> {
  const sums = path.join(tree, SUMS);
  if (existsSync(sums))
    for (const line of readFileSync(sums, "utf8").split("\n")) if (line !== "") yield line.slice(66);
  const manifest = unlessSpoilt(() => new OpenManifest(tree));
  if (manifest === null) return;
  for (const part of manifest.parts) yield part.path;
  // The files of a part that is spoilt are named by the sums.
  const names = manifest.entries();
  for (let next = unlessSpoilt(() => names.next()); next && !next.done; next = unlessSpoilt(() => names.next()))
    yield next.value.path;
}

/** The files of a tree and the folders that they stand in, as its lists say. */
function ownPaths(tree: string): ReadonlySet<string> {
  const own = new Set<string>([MANIFEST, SUMS]);
  for (const name of listed(tree))
    for (let at = name; at !== "." && at !== "/" && !own.has(at); at = path.posix.dirname(at)) own.add(at);
  return own;
}

/** What stands in a tree and is not of it; a folder without anything of the tree counts as one. */
function strays(tree: string, own: ReadonlySet<string>, folder = ""): string[] {
  return readdirSync(path.join(tree, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (!own.has(name)) return [name];
    return entry.isDirectory() ? strays(tree, own, name) : [];
  });
}

/** Removes from a tree that nobody has seen yet what its lists do not name: killed tasks have left it. */
export function removeStrays(tree: string): void {
  for (const name of strays(tree, ownPaths(tree))) removeSync(path.join(tree, name));
}

/** Where a stray goes in the new tree: where it was or, if the tree has something else there, under a name of its own. */
function placeFor(tree: string, name: string): string {
  const place = path.join(tree, name);
  const folder = path.dirname(place);
  const outer = statSync(folder, { throwIfNoEntry: false });
  if (outer === undefined) {
    const first = path.join(tree, name.split("/", 1)[0] ?? name);
    if (!existsSync(first) || statSync(first).isDirectory()) {
      ensureDirSync(folder);
      return place;
    }
  } else if (outer.isDirectory() && !existsSync(place)) return place;
  const flat = path.join(tree, `${name.replaceAll("/", "-")}.precedente`);
  let free = flat;
  for (let n = 2; existsSync(free); n++) free = `${flat}-${n}`;
  return free;
}

/**
 * Moves what is not of an old tree into the new one.
 *
 * @param from the old tree, `to` the new one, on the same disk
 * @returns what was moved, by path in the old tree
 * @example carryOver(".dist-api.in-corso/precedente", "dist-api") // [".vercel"]
 */
export function carryOver(from: string, to: string): string[] {
  const found = strays(from, ownPaths(from));
  for (const name of found) renameSync(path.join(from, name), placeFor(to, name));
  return found;
}
