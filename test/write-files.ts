/** Files of a test, from memory to a folder. */

import path from "node:path";
import { outputFileSync } from "fs-extra/esm";

/**
 * Writes files, with the folders they stand in.
 *
 * @param files path below the folder and content
 * @example writeFiles(folder, worldTree());
 */
export function writeFiles(
  folder: string,
  files: Iterable<readonly [name: string, content: string | Uint8Array]>,
): void {
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    outputFileSync(file, content);
  }
}
