/** Whether a tree has the files that its lists name, and no other. Files are met by path: no more than a folder of names is in memory. */

import { type Dirent, existsSync, readdirSync, realpathSync, statSync } from "node:fs";
import { open } from "node:fs/promises";
import path from "node:path";
import { byCodeUnit } from "../../collections/code-unit.ts";
import { mergeSorted } from "../../collections/merge-sorted.ts";
import { digestOfFile } from "../../sources/digest-of-file.ts";
import { unreadable } from "../../sources/unreadable.ts";
import type { OpenManifest } from "../../tree/lists/open-manifest.ts";
import { MANIFEST, type ManifestEntry, SUMS, sumsText } from "../../tree/manifest.ts";
import { CHECK_TEXTS } from "./texts.ts";

/** What is listed, by path. */
interface Listed {
  readonly path: string;
}

const byPath = (a: Listed, b: Listed) => byCodeUnit(a.path, b.path);

/**
 * Whether the manifest is what `SHA256SUMS` says of it; also if that says nothing.
 *
 * @example await isManifestAsSummed("dist-api") // true
 */
export async function isManifestAsSummed(dir: string): Promise<boolean> {
  const file = path.join(dir, SUMS);
  if (!existsSync(file)) return true;
  const own = sumsText([{ path: MANIFEST, sha256: digestOfFile(path.join(dir, MANIFEST)).sha256 }]).trimEnd();
  let isAsSummed = true;
  for await (const line of (await open(file)).readLines())
    if (line.endsWith(`  ${MANIFEST}`)) isAsSummed = line === own;
  return isAsSummed;
}

/**
 * What is wrong with `SHA256SUMS`, or with the manifest: the one must say of the files what the other says, and of the manifest what it is.
 */
export async function sumsProblems(dir: string, manifest: OpenManifest): Promise<string[]> {
  const file = path.join(dir, SUMS);
  if (!existsSync(file)) return [`${SUMS}: ${CHECK_TEXTS.missing}`];
  // A damaged manifest agrees with no list.
  if (!(await isManifestAsSummed(dir))) return [CHECK_TEXTS.damaged(MANIFEST, 0, CHECK_TEXTS.sums(SUMS))];
  const own = { path: MANIFEST, sha256: digestOfFile(path.join(dir, MANIFEST)).sha256 };
  const expected = mergeSorted<Pick<ManifestEntry, "path" | "sha256">>([manifest.entries(), [own]], byPath);
  let at = 0;
  let damaged: number | null = null;
  for await (const line of (await open(file)).readLines()) {
    const { value: entry } = expected.next();
    if (!entry || sumsText([entry]) !== `${line}\n`) damaged ??= at;
    at += Buffer.byteLength(line) + 1;
  }
  if (!expected.next().done || statSync(file).size !== at) damaged ??= at;
  return damaged === null ? [] : [CHECK_TEXTS.damaged(SUMS, damaged, CHECK_TEXTS.sums(MANIFEST))];
}

/** What a folder holds; `null` where it may not be read. */
function entriesOf(folder: string): Dirent[] | null {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (unreadable(error) === null) throw error;
    return null;
  }
}

/** The folder that an entry is or leads to, links resolved; `null` for any other entry, and for a link round to where it stands. */
function folderAt(entry: Dirent, full: string, above: readonly string[]): string | null {
  if (entry.isDirectory()) return path.join(above.at(-1) ?? "", entry.name);
  if (!entry.isSymbolicLink()) return null;
  try {
    const real = realpathSync(full);
    return statSync(real).isDirectory() && !above.includes(real) ? real : null;
  } catch (error) {
    if (unreadable(error) === null) throw error;
    return null;
  }
}

/** Everything below a folder that is no folder, by path; what begins with a dot is for hosts. */
function* namesBelow(root: string, folder = "", above = [realpathSync(root)]): Generator<Listed> {
  const found = entriesOf(path.join(root, folder));
  if (found === null) {
    yield { path: folder.slice(0, -1) };
    return;
  }
  const below = new Map<string, string | null>();
  for (const entry of found) {
    if (entry.name.startsWith(".")) continue;
    const real = folderAt(entry, path.join(root, folder, entry.name), above);
    below.set(`${folder}${entry.name}${real === null ? "" : "/"}`, real);
  }
  for (const name of [...below.keys()].sort(byCodeUnit)) {
    const real = below.get(name);
    if (typeof real === "string") yield* namesBelow(root, name, [...above, real]);
    else yield { path: name };
  }
}

/** Files that the manifest does not list, a line each. */
export function unlistedProblems(dir: string, manifest: OpenManifest): string[] {
  const problems: string[] = [];
  const lists = [{ path: SUMS }, { path: MANIFEST }];
  const listed = mergeSorted<Listed>([manifest.entries(), lists], byPath);
  let next = listed.next();
  for (const { path: name } of namesBelow(dir)) {
    while (!next.done && next.value.path < name) next = listed.next();
    if (next.done || next.value.path !== name) problems.push(`${name}: ${CHECK_TEXTS.unlisted}`);
  }
  return problems;
}
