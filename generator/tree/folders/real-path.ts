/** Folders as they really are: links followed, two names of one folder known as one. */

import { lstatSync, readlinkSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import { errorCode } from "../../terminal/error-code.ts";

/** As many links as systems follow. */
const LINKS = 40;

/**
 * The path of a folder with every link followed; the folder, and the end of a link, need not exist.
 *
 * @throws Error of the system: `ELOOP` where links lead in circles, `EACCES` where the way is closed, `ENOTDIR` where a file is on it
 * @example realPath("link-to-tree") // "/srv/trees/today"
 */
export function realPath(given: string, links = LINKS): string {
  const full = path.resolve(given);
  try {
    return realpathSync(full);
  } catch (error) {
    if (errorCode(error) !== "ENOENT" || links === 0) throw error;
  }
  const parent = realPath(path.dirname(full), links);
  const name = path.join(parent, path.basename(full));
  const link = lstatSync(name, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  return link ? realPath(path.resolve(parent, readlinkSync(name)), links - 1) : name;
}

const idOf = (folder: string) => {
  const found = statSync(folder, { throwIfNoEntry: false, bigint: true });
  return found && `${found.dev}:${found.ino}`;
};

/** A folder and those it lies in, the innermost first. */
function* upwards(folder: string): Generator<string> {
  for (let at = folder; ; at = path.dirname(at)) {
    yield at;
    if (at === path.dirname(at)) return;
  }
}

/**
 * Whether a folder lies in another, at any depth, or is the same; both by their real paths. A folder that is to be found under two paths
 * (mounted twice, a disk that does not tell case) is one.
 *
 * @example liesIn("/srv/data/norme", "/srv/data") // true
 */
export function liesIn(inner: string, outer: string): boolean {
  const id = idOf(outer);
  for (const folder of upwards(inner)) if (folder === outer || (id !== undefined && idOf(folder) === id)) return true;
  return false;
}
