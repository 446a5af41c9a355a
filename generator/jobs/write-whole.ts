import { renameSync, writeFileSync } from "node:fs";

/**
 * Writes a file that a killed run leaves whole or not at all: it grows under another name. It is not flushed: whoever reads it must bear
 * with what a disk that loses its last writes leaves of it.
 *
 * @example writeWhole("stato.json", "{}\n")
 */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const growing = `${file}.nuovo`;
  writeFileSync(growing, content);
  renameSync(growing, file);
}
