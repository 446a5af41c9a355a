/**
 * The rule for folders that a command writes or replaces. A folder is taken only if it is absent, empty, or ours: a tree by its
 * `manifest.json`, a cache by its mark. Never one that is or holds the data, the other one, the working folder, a home or the root of a
 * disk; never one inside the data or the other one.
 */

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { homedir, userInfo } from "node:os";
import path from "node:path";
import { workPlace } from "../../contract/earlier-place.ts";
import { Failure } from "../../terminal/failure.ts";
import { isCache, isMarked, isTree } from "../publish/folder-mark.ts";
import { liesIn, realPath } from "./real-path.ts";
import { isSystemError, reasonOf } from "./system-error.ts";
import { FOLDER_TEXTS } from "./texts.ts";

/** How many names a message shows. */
const SHOWN_NAMES = 3;

/** Names for a message: the first few, and how many there are: `a, b, c, … 4`. */
const shownNames = (names: readonly string[]): string =>
  names.slice(0, SHOWN_NAMES).join(", ") + (names.length > SHOWN_NAMES ? `, … ${names.length}` : "");

/** Linux: every mount of this process, one a line, its folder in the fifth column with blanks as `\040`. */
const MOUNTS = "/proc/self/mountinfo";

function mountedFolders(): string[] {
  try {
    const lines = readFileSync(MOUNTS, "utf8").split("\n");
    return lines.flatMap((line) => {
      const folder = line.split(" ")[4];
      return folder === undefined
        ? []
        : [folder.replace(/\\(\d{3})/g, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8)))];
    });
  } catch {
    // Another system: the disks tell.
    return [];
  }
}

/**
 * Whether a folder is a mount point, such as a volume of a container: it cannot be renamed.
 *
 * @param folder real path
 */
export function isMountPoint(folder: string): boolean {
  const own = statSync(folder, { throwIfNoEntry: false });
  if (own === undefined) return false;
  return own.dev !== statSync(path.dirname(folder)).dev || mountedFolders().includes(folder);
}

/** The folders of a run, as the user named them. */
export interface RunFolders {
  readonly data: string;
  readonly out: string;
  /** The option that names it. */
  readonly outOption?: string;
  /** A folder of ours that stays from run to run, and the option that names it (by default `--cache`). */
  readonly cache?: string | undefined;
  readonly cacheOption?: "--cache" | "--stage";
}

/** A folder that a run writes: how it is called in messages, where it really is. */
interface Guarded {
  readonly title: string;
  readonly real: string;
}

export interface GuardedFolders {
  readonly out: Guarded;
  readonly cache: Guarded | null;
}

/** Looks at a folder; what the system refuses is said in words. */
function inWords<T>(title: string, look: () => T): T {
  try {
    return look();
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new Failure(`${title}: ${reasonOf(error)}; ${FOLDER_TEXTS.elsewhere}`);
  }
}

function guarded(option: string, folder: string): Guarded {
  const title = `${option} ${folder}`;
  const real = inWords(title, () => realPath(folder));
  return { title: real === path.resolve(folder) ? title : `${title} (${real})`, real };
}

/** A folder that the written one must not touch: it may not be it or hold it, nor, where `around`, lie inside it. */
interface Neighbour {
  readonly name: string;
  readonly real: string;
  readonly around: boolean;
}

/** The homes of whoever runs the command: as the environment and as the system has it. */
function homes(): string[] {
  const found = [homedir()];
  try {
    found.push(userInfo().homedir);
  } catch {
    // A user that the system does not know, as in some containers.
  }
  return found.filter((home) => path.isAbsolute(home) && existsSync(home)).map((home) => realPath(home));
}

function neighbours(data: string, other: Neighbour | null): Neighbour[] {
  const cwd = realPath(".");
  return [
    { name: FOLDER_TEXTS.data, real: data, around: true },
    ...(other ? [other] : []),
    { name: FOLDER_TEXTS.work, real: cwd, around: false },
    ...homes().map((real) => ({ name: FOLDER_TEXTS.home, real, around: false })),
    { name: FOLDER_TEXTS.root, real: path.parse(cwd).root, around: false },
  ];
}

/** Why a folder is too near to another, `null` where it is not. */
function nearness(folder: string, all: readonly Neighbour[]): string | null {
  for (const { name, real, around } of all) {
    const [holds, lies] = [liesIn(real, folder), liesIn(folder, real)];
    if (holds && lies) return FOLDER_TEXTS.is(name);
    if (holds) return FOLDER_TEXTS.holds(name);
    if (around && lies) return FOLDER_TEXTS.lies(name);
  }
  return null;
}

/** What stands in a folder: `null` where there is none. */
function namesIn({ title, real }: Guarded): string[] | null {
  const found = statSync(real, { throwIfNoEntry: false });
  if (found === undefined) return null;
  if (!found.isDirectory()) throw new Failure(`${title}: ${FOLDER_TEXTS.noFolder}`);
  return readdirSync(real);
}

function guardOut(out: Guarded): void {
  const names = namesIn(out);
  if (names !== null && names.length > 0 && !isTree(out.real))
    throw new Failure(`${out.title}: ${FOLDER_TEXTS.foreignTree(shownNames(names))}`);
  if (isMountPoint(out.real)) throw new Failure(`${out.title}: ${FOLDER_TEXTS.mount(path.join(out.real, "dist-api"))}`);
  const work = workPlace(out.real);
  const left = namesIn({ title: out.title, real: work });
  if (left !== null && left.length > 0 && !isMarked(work))
    throw new Failure(`${out.title}: ${FOLDER_TEXTS.foreignWork(work)}`);
}

function guardCache(cache: Guarded): void {
  const names = namesIn(cache);
  if (names !== null && !isCache(cache.real))
    throw new Failure(`${cache.title}: ${FOLDER_TEXTS.foreignCache(shownNames(names))}`);
}

/**
 * Checks the folders into which a run writes: each is new or holds what an earlier run wrote, and none touches a folder that must stay,
 * such as the data or the home. Nothing is written.
 *
 * @returns the folders as they really are, links followed
 * @throws Failure which says which folder is refused, why, and what to do
 * @example guardFolders({ data: "data-raw", out: "dist-api" }).out.real // "/srv/api/dist-api"
 */
export function guardFolders({
  data,
  out: given,
  outOption = "--out",
  cache: kept,
  cacheOption = "--cache",
}: RunFolders): GuardedFolders {
  const out = guarded(outOption, given);
  const cache = kept === undefined ? null : guarded(cacheOption, kept);
  const other = (name: string, { real }: Guarded): Neighbour => ({ name, real, around: true });
  const realData = realPath(data);
  const rules: [Guarded, Neighbour | null, (folder: Guarded) => void][] = [
    [out, cache && other(FOLDER_TEXTS.kept[cacheOption], cache), guardOut],
    ...(cache
      ? [[cache, other(FOLDER_TEXTS.out, out), guardCache] satisfies [Guarded, Neighbour, (f: Guarded) => void]]
      : []),
  ];
  for (const [folder, near] of rules) {
    const reason = nearness(folder.real, neighbours(realData, near));
    if (reason !== null) throw new Failure(`${folder.title}: ${reason}; ${FOLDER_TEXTS.elsewhere}`);
  }
  for (const [folder, , check] of rules) inWords(folder.title, () => check(folder));
  return { out, cache };
}
