import { writeFileSync } from "node:fs";

/**
 * Writes a file that is not there yet. What is published may share its content with an earlier tree: a file is never written over.
 *
 * @throws Error with code `EEXIST` where the file is there
 * @example writeNew("tree/health.json", "{}\n")
 */
export function writeNew(file: string, content: string | Uint8Array): void {
  writeFileSync(file, content, { flag: "wx" });
}
