/**
 * Publishing beside the release that is served (`api/current-release.ts`): the tree is put into a folder of its own, then the file
 * that names the current one is written. No folder is renamed, so the releases may lie on object storage that is mounted.
 */

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { CURRENT_RELEASE, type CurrentRelease, currentRelease } from "../../api/current-release.ts";
import { MANIFEST } from "../manifest.ts";
import { writeWhole } from "../write-whole.ts";
import { flushAll } from "./durable.ts";
import { isMarked, isTree, MARK, mark, removeMarked } from "./folder-mark.ts";
import { copied, linked } from "./second-name.ts";

/** What the file in a folder says; `null` where there is none. */
function releasesIn(folder: string): CurrentRelease | null {
  const file = path.join(folder, CURRENT_RELEASE);
  return existsSync(file) ? currentRelease(readFileSync(file, "utf8")) : null;
}

/** The folder of the release that is served; `null` where there is none. */
export function currentTree(folder: string): string | null {
  const current = releasesIn(folder);
  return current && path.join(folder, current.cartella);
}

const point = (folder: string, to: CurrentRelease) =>
  writeWhole(path.join(folder, CURRENT_RELEASE), `${JSON.stringify(to)}\n`);

/** Puts every file of a tree into a folder too: under a second name, or copied where the disk has none. */
function putFiles(tree: string, place: string): void {
  for (const entry of readdirSync(tree, { withFileTypes: true })) {
    const [from, to] = [path.join(tree, entry.name), path.join(place, entry.name)];
    if (entry.isDirectory()) {
      mkdirSync(to);
      putFiles(from, to);
    } else if (!linked(from, to)) copied(from, to);
  }
}

/** Removes a release, or what a killed publication has left; nothing else. Marked first: half removed, it is still known for ours. */
function removeRelease(place: string): void {
  if (!existsSync(place) || !(isTree(place) || isMarked(place))) return;
  mark(place, "lavoro");
  removeMarked(place);
}

/**
 * Publishes a tree beside the release that is served. That one stays; older ones go.
 *
 * @param tree stays where it is
 * @param folder of the releases
 * @param release names the folder of the tree; where the one that is served has that name, another is found
 * @returns the folder of the tree
 * @example await publishRelease("/stage/tree", "/srv/releases", "7ffdebf40053") // "/srv/releases/7ffdebf40053"
 */
export async function publishRelease(tree: string, folder: string, release: string): Promise<string> {
  const before = releasesIn(folder)?.cartella ?? null;
  const name = before === release ? `${release}-2` : release;
  const place = path.join(folder, name);
  removeRelease(place);
  mkdirSync(place);
  mark(place, "lavoro");
  putFiles(tree, place);
  rmSync(path.join(place, MARK));
  await flushAll(place);
  point(folder, { cartella: name, prima: before });
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory() && entry.name !== name && entry.name !== before)
      removeRelease(path.join(folder, entry.name));
  return place;
}

/**
 * Serves the release before again, and keeps the one that was served.
 *
 * @returns what is served now; `null` where there is no release before, or its tree is not whole
 * @example rollBack("/srv/releases") // { cartella: "0b1c2d3e4f50", prima: "7ffdebf40053" }
 */
export function rollBack(folder: string): CurrentRelease | null {
  const { cartella, prima } = releasesIn(folder) ?? { cartella: "", prima: null };
  if (prima === null || !existsSync(path.join(folder, prima, MANIFEST))) return null;
  const now = { cartella: prima, prima: cartella };
  point(folder, now);
  return now;
}
