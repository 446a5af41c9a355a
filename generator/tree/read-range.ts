/** A range of bytes of an open file. */

import { readSync } from "node:fs";

/**
 * Reads a range of an open file, also where the system gives it in pieces.
 *
 * @param start offset of its first byte
 * @param end offset after its last byte
 * @throws RangeError where the file ends before
 * @example readRange(openSync("norme.json", "r"), 0, 2).toString() // "{\""
 */
export function readRange(handle: number, start: number, end: number): Buffer {
  const bytes = Buffer.allocUnsafe(end - start);
  for (let at = 0; at < bytes.length; ) {
    const read = readSync(handle, bytes, at, bytes.length - at, start + at);
    if (read === 0) throw new RangeError(`bytes ${start} to ${end} were asked for: the file ends at ${start + at}`);
    at += read;
  }
  return bytes;
}
