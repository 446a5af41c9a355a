import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { threadId } from "node:worker_threads";

/**
 * Writes a file that a killed run leaves whole or not at all: it grows under another name, of which each thread and process has its own.
 * Its folder is made. It is not flushed: whoever reads it must bear with what a disk that loses its last writes leaves of it.
 *
 * @example writeWhole("settings.json", "{}\n")
 */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const growing = `${file}.${process.pid}-${threadId}.new`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(growing, content);
  renameSync(growing, file);
}
