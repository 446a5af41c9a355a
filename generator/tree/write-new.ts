import { closeSync, openSync, rmSync, writeFileSync } from "node:fs";
import { errorCode } from "../terminal/error-code.ts";

/**
 * Writes a file that is not there yet. What is published may share its content with an earlier tree: a file is never written over.
 *
 * @throws Error with code `EEXIST` where the file is there
 * @example writeNew("tree/health.json", "{}\n")
 */
export function writeNew(file: string, content: string | Uint8Array): void {
  writeFileSync(file, content, { flag: "wx" });
}

/** Bytes that are written at once. */
const AT_ONCE = 1 << 20;

/**
 * The same for a file that is never held whole.
 *
 * @throws Error with code `EEXIST` where the file is there
 * @example writePieces("tree/SHA256SUMS", ["e3b0…  a.json\n", "9f86…  b.json\n"])
 */
export function writePieces(file: string, pieces: Iterable<string | Uint8Array>): void {
  const handle = openSync(file, "wx");
  try {
    let [waiting, bytes]: [Uint8Array[], number] = [[], 0];
    const flush = () => {
      // All of it, where the system takes less at once.
      writeFileSync(handle, Buffer.concat(waiting));
      [waiting, bytes] = [[], 0];
    };
    for (const piece of pieces) {
      const content = typeof piece === "string" ? Buffer.from(piece) : piece;
      waiting.push(content);
      bytes += content.length;
      if (bytes >= AT_ONCE) flush();
    }
    flush();
  } finally {
    closeSync(handle);
  }
}

/**
 * Puts a file in its place; one that a killed run of the same task has left there goes, under this name alone.
 *
 * @param put throws `EEXIST` where the place is not free
 * @example putAnew("tree/health.json", () => writeNew("tree/health.json", "{}\n"))
 */
export function putAnew(file: string, put: () => void): void {
  try {
    put();
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
    rmSync(file);
    put();
  }
}
