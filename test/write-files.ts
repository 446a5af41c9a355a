/** Files of a test, from memory to a folder. */

import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Writes files, with the folders they stand in.
 *
 * @param files path below the folder and content
 * @example writeFiles(folder, smallTree());
 */
export function writeFiles(
  folder: string,
  files: Iterable<readonly [name: string, content: string | Uint8Array]>,
): void {
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
