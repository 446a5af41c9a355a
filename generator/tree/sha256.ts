import { createHash } from "node:crypto";
import { closeSync, openSync, readSync } from "node:fs";

/**
 * SHA-256 in lower-case hexadecimal.
 *
 * @example sha256(Buffer.from("")) // "e3b0c442…"
 */
export function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** Bytes read at once. */
const PIECE = 1 << 20;

/**
 * SHA-256 of a file, read piece by piece.
 *
 * @param size how long it is: sets how much is read at once
 * @throws Error of the system
 * @example sha256OfFile("dist-api/rapporto.json", 512) // "e3b0c442…"
 */
export function sha256OfFile(file: string, size: number): string {
  const hash = createHash("sha256");
  const piece = Buffer.allocUnsafe(Math.min(size + 1, PIECE));
  const open = openSync(file, "r");
  try {
    for (let read = readSync(open, piece); read > 0; read = readSync(open, piece)) hash.update(piece.subarray(0, read));
  } finally {
    closeSync(open);
  }
  return hash.digest("hex");
}
