import { randomBytes } from "node:crypto";
import { renameSync } from "node:fs";
import { threadId } from "node:worker_threads";
import { outputFileSync } from "fs-extra/esm";

/** Of this thread alone: on a shared disk the processes of two machines can have one number. */
const OWN = `${process.pid}-${threadId}-${randomBytes(4).toString("hex")}`;

/**
 * The name under which this thread makes a file that will have another one.
 *
 * @example growingName("settings.json") // "settings.json.4711-0-9f86d081.new"
 */
export const growingName = (file: string): string => `${file}.${OWN}.new`;

/**
 * Writes a file that a killed run leaves whole or not at all: it grows under another name, of which each thread and process has its own.
 * Its folder is made. It is not flushed: whoever reads it must bear with what a disk that loses its last writes leaves of it.
 *
 * @example writeWhole("settings.json", "{}\n")
 */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const growing = growingName(file);
  outputFileSync(growing, content);
  renameSync(growing, file);
}
