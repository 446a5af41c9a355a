/** Whose a folder is: only what bears a mark of this program is ever removed. */

import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { removeSync } from "fs-extra/esm";
import { TREE_MARK } from "../../format/mark.ts";
import { OpenManifest, unlessSpoilt } from "../lists/open-manifest.ts";
import { MANIFEST, SUMS } from "../manifest.ts";

/** File that marks a folder of ours which is no tree. */
export const MARK = ".api-diritto-italiano.json";

/** Names in a cache; earlier versions left no mark there. */
const IN_CACHE: ReadonlySet<string> = new Set(["letti", "esiti", "giro-a", "giro-b", "stato.json", "stato.json.nuovo"]);

/** What a marked folder is for. */
type FolderUse = "cache" | "lavoro" | "fasi";

const markText = (use: FolderUse) => `${JSON.stringify({ programma: "api-diritto-italiano", cartella: use })}\n`;

/**
 * Marks a folder as ours, if it is not yet.
 *
 * @param use what it is for, for whoever finds it
 */
export function mark(folder: string, use: FolderUse): void {
  if (!isMarked(folder)) writeFileSync(path.join(folder, MARK), markText(use));
}

/** Whether a folder bears our mark: a file of that name, whole or not, which a killed run may have begun only. */
export function isMarked(folder: string): boolean {
  return existsSync(path.join(folder, MARK));
}

/** Removes a folder that bears our mark, the mark last: a run killed meanwhile leaves it marked. */
export function removeMarked(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) if (name !== MARK) removeSync(path.join(folder, name));
  removeSync(folder);
}

/**
 * Whether a folder is a tree of ours: its `manifest.json` lists files as ours does, and its `SHA256SUMS` stands beside it.
 * If the manifest is damaged, the sums must list it and the mark of a tree.
 */
export function isTree(folder: string): boolean {
  const isFile = (name: string) => statSync(path.join(folder, name), { throwIfNoEntry: false })?.isFile() === true;
  if (!isFile(MANIFEST) || !isFile(SUMS)) return false;
  if (unlessSpoilt(() => new OpenManifest(folder)) !== null) return true;
  const sums = readFileSync(path.join(folder, SUMS), "utf8");
  return isFile(TREE_MARK) && [MANIFEST, TREE_MARK].every((name) => sums.includes(`  ${name}\n`));
}

/** Whether a folder is a cache of ours. */
export function isCache(folder: string): boolean {
  return isMarked(folder) || readdirSync(folder).every((name) => IN_CACHE.has(name));
}
