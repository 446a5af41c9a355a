/** Files under two names: what two runs share takes no room and no time twice. */

import { constants, copyFileSync, linkSync } from "node:fs";
import { errorCode } from "../../terminal/error-code.ts";

/** What a system says where a file cannot have a second name. */
const NO_LINK: ReadonlySet<string | undefined> = new Set([
  "EACCES",
  "EMLINK",
  "ENOSYS",
  "ENOTSUP",
  "EOPNOTSUPP",
  "EPERM",
  "EXDEV",
]);

/**
 * Gives a file a second name, at a path that is free; `false` where the disk cannot.
 *
 * @throws Error of the system where the file is missing or the path is not free
 * @example linked("dist-api/rapporto.json", "dist-api.in-corso/rapporto.json") // true
 */
export function linked(from: string, target: string): boolean {
  try {
    linkSync(from, target);
    return true;
  } catch (error) {
    if (NO_LINK.has(errorCode(error))) return false;
    throw error;
  }
}

/**
 * Copies a file to a path that is free.
 *
 * @throws Error of the system where the file is missing or the path is not free
 * @example copied("dist-api/rapporto.json", "copia/rapporto.json")
 */
export function copied(from: string, target: string): void {
  copyFileSync(from, target, constants.COPYFILE_EXCL);
}
