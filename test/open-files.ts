/** Files that this process has open, where the system lists them: Linux. */

import { readdirSync, readlinkSync } from "node:fs";
import path from "node:path";

const OPEN = "/proc/self/fd";

/**
 * How often a file is open.
 *
 * @param file its path without links
 */
export function timesOpen(file: string): number {
  const open = readdirSync(OPEN).flatMap((number) => {
    try {
      return [readlinkSync(path.join(OPEN, number))];
    } catch {
      // The one by which the folder was read.
      return [];
    }
  });
  return open.filter((one) => one === file).length;
}
