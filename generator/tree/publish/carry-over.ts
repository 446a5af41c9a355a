/** What others put into the folder of a tree (a `.git`, a deployment tool's settings) outlives the tree. */

import { existsSync, lstatSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { ensureDirSync, removeSync } from "fs-extra/esm";
import { errorCode } from "../../terminal/error-code.ts";
import { OpenManifest, unlessSpoilt } from "../lists/open-manifest.ts";
import { MANIFEST, SUMS } from "../manifest.ts";
import { sha256 } from "../sha256.ts";

/** The files of a tree and the folders that they stand in, as its sums say; what somebody put in their place names nothing. */
function pathsInSums(tree: string): ReadonlySet<string> {
  const own = new Set<string>([MANIFEST, SUMS]);
  const sums = path.join(tree, SUMS);
  for (const line of existsSync(sums) ? readFileSync(sums, "utf8").split("\n") : [])
    for (let at = line.slice(66); at !== "" && at !== "." && at !== "/" && !own.has(at); at = path.posix.dirname(at))
      own.add(at);
  return own;
}

/** The same as its manifest says, of which few blocks are held. @throws ManifestFailure where it is spoilt */
function pathsInManifest(tree: string): Pick<ReadonlySet<string>, "has"> {
  const manifest = new OpenManifest(tree);
  return { has: (name) => name === MANIFEST || name === SUMS || manifest.has(name) };
}

/** What stands in a folder of a tree and is not of it; a folder without anything of the tree counts as one. */
function straysBelow(tree: string, own: Pick<ReadonlySet<string>, "has">, folder = ""): string[] {
  return readdirSync(path.join(tree, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (!own.has(name)) return [name];
    return entry.isDirectory() ? straysBelow(tree, own, name) : [];
  });
}

/** What stands in a tree and is not of it. */
const strays = (tree: string): string[] =>
  unlessSpoilt(() => straysBelow(tree, pathsInManifest(tree))) ?? straysBelow(tree, pathsInSums(tree));

/** Removes from a tree that nobody has seen yet what its lists do not name: killed tasks have left it. */
export function removeStrays(tree: string): void {
  for (const name of strays(tree)) removeSync(path.join(tree, name));
}

/** A stray that had to step aside bears this, and a number where that name was taken too. */
const ASIDE = ".precedente";
const STEPPED_ASIDE = /\.precedente(?:-\d+)?$/;

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
  const flat = path.join(tree, `${name.replaceAll("/", "-")}${ASIDE}`);
  let free = flat;
  for (let n = 2; existsSync(free); n++) free = `${flat}-${n}`;
  return free;
}

/** The files below a path, itself where it is one; a link counts as a file, wherever it leads. */
function filesBelow(place: string): string[] {
  if (!lstatSync(place).isDirectory()) return [place];
  return readdirSync(place).flatMap((name) => filesBelow(path.join(place, name)));
}

/** Whether bytes are a document that this program has written: each names the release it is of, at its top or in its `meta`. */
function namesRelease(bytes: Buffer): boolean {
  // Only what can be a document of ours is parsed.
  if (bytes[0] !== 0x7b) return false;
  try {
    const { release, meta } = JSON.parse(bytes.toString("utf8"));
    return /^[0-9a-f]{12}$/.test(String(release ?? meta?.release));
  } catch {
    return false;
  }
}

/** Larger files are not looked at: what is left of a tree behind its lists is small, and somebody's file may not fit into memory. */
const MOST_BYTES = 64 * 1024 ** 2;

/** The bytes of a plain file that can be read; `null` for everything else, which is nobody's leftover. */
function plainBytes(file: string): Buffer | null {
  try {
    const found = lstatSync(file);
    return found.isFile() && found.size <= MOST_BYTES ? readFileSync(file) : null;
  } catch (error) {
    if (errorCode(error) === "EACCES") return null;
    throw error;
  }
}

/** The files of ours among some: documents of a release, and copies of what one of two trees lists. */
function oursAmong(files: readonly string[], trees: readonly string[]): Set<string> {
  const ours = new Set<string>();
  const digests = new Map<string, string[]>();
  for (const file of files) {
    const bytes = plainBytes(file);
    if (bytes === null) continue;
    if (namesRelease(bytes)) ours.add(file);
    else {
      const digest = sha256(bytes);
      digests.set(digest, [...(digests.get(digest) ?? []), file]);
    }
  }
  if (digests.size === 0) return ours;
  for (const tree of trees)
    unlessSpoilt(() => {
      for (const entry of new OpenManifest(tree).entries())
        for (const file of digests.get(entry.sha256) ?? []) ours.add(file);
    });
  return ours;
}

/** Removes the folders below a path that hold nothing, itself too. */
function removeHollow(place: string): void {
  if (!existsSync(place) || !lstatSync(place).isDirectory()) return;
  for (const name of readdirSync(place)) removeHollow(path.join(place, name));
  if (readdirSync(place).length === 0) removeSync(place);
}

/**
 * Removes from the strays of a tree what is ours after all: earlier versions, killed while they removed a tree, left some of its files
 * behind without the lists that name them, and carried them over as somebody's. Looked at is only what stepped aside once, or would have
 * to now; what was not written by this program stays, as does a file of ours that can no longer be told apart from somebody's.
 */
function withoutLeftovers(names: readonly string[], from: string, to: string): string[] {
  const doubtful = names.filter((name) => STEPPED_ASIDE.test(name) || existsSync(path.join(to, name)));
  const places = doubtful.map((name) => path.join(from, name));
  const ours = oursAmong(places.flatMap(filesBelow), [from, to]);
  for (const file of ours) rmSync(file);
  for (const place of places) if (ours.size > 0) removeHollow(place);
  return names.filter((name) => lstatSync(path.join(from, name), { throwIfNoEntry: false }) !== undefined);
}

/**
 * Moves what is not of an old tree into the new one.
 *
 * @param from the old tree, `to` the new one, on the same disk
 * @returns what was moved, by path in the old tree
 * @example carryOver(".dist-api.in-corso/precedente", "dist-api") // [".vercel"]
 */
export function carryOver(from: string, to: string): string[] {
  const found = withoutLeftovers(strays(from), from, to);
  for (const name of found) renameSync(path.join(from, name), placeFor(to, name));
  return found;
}
