import { readFileSync, statSync } from "node:fs";
import path from "node:path";

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
