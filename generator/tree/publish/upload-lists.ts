/** What must be uploaded where an earlier release already is: lists of files, a part each, for tools that copy files to a host. */

import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ensureDirSync, removeSync } from "fs-extra/esm";
import { TREE_MARK } from "../../format/mark.ts";
import { Failure } from "../../terminal/failure.ts";
import { shownNames } from "../../terminal/shown-names.ts";
import { MANIFEST_TEXTS } from "../lists/manifest-texts.ts";
import { OpenManifest } from "../lists/open-manifest.ts";
import { MANIFEST, type ManifestEntry, SUMS } from "../manifest.ts";
import { isMarkedFor, MARK, mark, removeMarked } from "./mark.ts";
import { copied, linked } from "./second-name.ts";

/** What is said of a release against an earlier one. */
interface UploadLists {
  /** Files that are new or changed, the lists of the tree included. */
  readonly files: number;
  readonly bytes: number;
  /** Files that are the same on both sides. */
  readonly same: number;
  /** Files of the earlier release that the new one has not. */
  readonly gone: number;
  /** Lists of files, `last.txt` included. */
  readonly lists: number;
}

/** The list of what is uploaded when all else is there, and of what may be removed afterwards. */
const [LAST, GONE] = ["last", "gone"];

/** Both sides of each path that two manifests list, by path. */
function* sides(
  before: Iterable<ManifestEntry>,
  now: Iterable<ManifestEntry>,
): Generator<readonly [before: ManifestEntry | null, now: ManifestEntry | null]> {
  const [older, newer] = [before[Symbol.iterator](), now[Symbol.iterator]()];
  let [old, next] = [older.next(), newer.next()];
  while (!old.done || !next.done) {
    const [a, b] = [old.done ? null : old.value, next.done ? null : next.value];
    const order = a === null ? 1 : b === null || a.path < b.path ? -1 : a.path === b.path ? 0 : 1;
    yield [order <= 0 ? a : null, order >= 0 ? b : null];
    if (order <= 0) old = older.next();
    if (order >= 0) next = newer.next();
  }
}

/** Writes lists into a folder, and beside each the files that it names where they are wanted. */
class ListFolder {
  readonly #tree: string;
  readonly #folder: string;
  readonly #withFiles: boolean;
  lists = 0;

  constructor(tree: string, folder: string, withFiles: boolean) {
    this.#tree = tree;
    this.#folder = folder;
    this.#withFiles = withFiles;
  }

  write(list: string, names: readonly string[]): void {
    writeFileSync(path.join(this.#folder, `${list}.txt`), names.map((name) => `${name}\n`).join(""));
    if (list === GONE) return;
    this.lists++;
    if (!this.#withFiles) return;
    for (const name of names) {
      const place = path.join(this.#folder, list, name);
      ensureDirSync(path.dirname(place));
      const file = path.join(this.#tree, name);
      if (!linked(file, place)) copied(file, place);
    }
  }
}

/** Names of the lists, and of the folders of their files. */
const IN_LISTS = new RegExp(`^(?:\\d+|${LAST}|${GONE})\\.txt$`);
const OF_A_LIST = new RegExp(`^(?:\\d+|${LAST})$`);

/** What a list names, and the folders of that. */
function namedBy(list: string): ReadonlySet<string> {
  const named = new Set<string>();
  for (let name of existsSync(list) ? readFileSync(list, "utf8").split("\n") : [])
    for (; name !== "" && name !== "." && !named.has(name); name = path.posix.dirname(name)) named.add(name);
  return named;
}

/** What stands in the folder of a list, and is not named there. */
function besidesNamed(folder: string, list: string): string[] {
  const named = namedBy(path.join(folder, `${list}.txt`));
  return readdirSync(path.join(folder, list), { recursive: true, encoding: "utf8" })
    .map((name) => name.split(path.sep).join("/"))
    .filter((name) => !named.has(name))
    .map((name) => `${list}/${name}`);
}

/** Makes the folder of the lists anew; one that holds anything else stays as it is. */
function begin(folder: string): void {
  const found = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  if (found.length > 0) {
    const marked = isMarkedFor(folder, "elenchi");
    const foreign = found.flatMap((entry) => {
      if (marked && entry.isDirectory() && OF_A_LIST.test(entry.name)) return besidesNamed(folder, entry.name);
      return marked && entry.isFile() && (entry.name === MARK || IN_LISTS.test(entry.name)) ? [] : [entry.name];
    });
    if (foreign.length > 0) throw new Failure(`${folder}: ${MANIFEST_TEXTS.foreignLists(shownNames(foreign))}`);
    // The files of a list before the list: a run killed meanwhile leaves nothing that no list names.
    for (const entry of found) if (entry.isDirectory()) removeSync(path.join(folder, entry.name));
    removeMarked(folder);
  }
  ensureDirSync(folder);
  mark(folder, "elenchi");
}

/**
 * Writes what must be uploaded of a tree: `0.txt`, `1.txt` ..., which may be uploaded side by side; `last.txt`, which comes when they are
 * there; `gone.txt`, what the tree has no more. Nothing of either tree is changed, and no more than a few parts of their manifests are in
 * memory.
 *
 * @param previous folder with the manifest of the earlier release, its parts included; `null`: everything is new
 * @param folder absent, empty, or made by this function
 * @param per files of a list at the most
 * @param withFiles lays the files themselves beside each list, in a folder of its name, under a second name where the disk has them
 * @throws Failure where a manifest cannot be read, or the folder holds what is not of this program
 * @example writeUploadLists("dist-api", { previous: "old", folder: "uploads", per: 10_000, withFiles: false })
 * // { files: 812, bytes: 9_000_000, same: 10_638, gone: 3, lists: 2 }
 */
export function writeUploadLists(
  tree: string,
  {
    previous,
    folder,
    per,
    withFiles,
  }: {
    readonly previous: string | null;
    readonly folder: string;
    readonly per: number;
    readonly withFiles: boolean;
  },
): UploadLists {
  const now = new OpenManifest(tree);
  const before = previous === null ? null : new OpenManifest(previous);
  begin(folder);
  const out = new ListFolder(tree, folder, withFiles);
  const gone: string[] = [];
  let [wanted, files, bytes, same]: [string[], number, number, number] = [[], 0, 0, 0];
  for (const [old, entry] of sides(before?.entries() ?? [], now.entries())) {
    if (entry === null) gone.push(old?.path ?? "");
    else if (entry.sha256 === old?.sha256 && entry.path !== TREE_MARK) same++;
    else {
      files++;
      bytes += entry.bytes;
      if (entry.path !== TREE_MARK) wanted.push(entry.path);
    }
    if (wanted.length < per) continue;
    out.write(String(out.lists), wanted);
    wanted = [];
  }
  if (wanted.length > 0) out.write(String(out.lists), wanted);
  const known = new Set(before?.parts.map(({ path: name, sha256 }) => `${name} ${sha256}`));
  const parts = now.parts.filter(({ path: name, sha256 }) => !known.has(`${name} ${sha256}`));
  const lists = [...parts.map((part) => part.path), MANIFEST, SUMS];
  const own = new Set(now.parts.map((part) => part.path));
  out.write(LAST, [...lists, TREE_MARK]);
  out.write(GONE, [...gone, ...(before?.parts ?? []).flatMap((part) => (own.has(part.path) ? [] : part.path))]);
  return { files: files + lists.length, bytes, same, gone: gone.length, lists: out.lists };
}
