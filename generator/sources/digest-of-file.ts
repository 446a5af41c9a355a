import { createHash } from "node:crypto";
import { closeSync, fstatSync, openSync, readSync } from "node:fs";

/** Bytes read at once. */
const PIECE = 1 << 20;

/**
 * How long a file is and the digest of what it holds, read piece by piece.
 *
 * @returns bytes, and SHA-256 in lower-case hexadecimal
 * @throws Error of the system
 * @example digestOfFile("empty.txt") // { bytes: 0, sha256: "e3b0c442…" }
 */
export function digestOfFile(file: string): { readonly bytes: number; readonly sha256: string } {
  const hash = createHash("sha256");
  let bytes = 0;
  const open = openSync(file, "r");
  try {
    const piece = Buffer.allocUnsafe(Math.min(fstatSync(open).size + 1, PIECE));
    for (let read = readSync(open, piece); read > 0; read = readSync(open, piece)) {
      hash.update(piece.subarray(0, read));
      bytes += read;
    }
  } finally {
    closeSync(open);
  }
  return { bytes, sha256: hash.digest("hex") };
}
