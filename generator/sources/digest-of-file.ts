import { createHash } from "node:crypto";
import { closeSync, createReadStream, openSync, readSync } from "node:fs";
import { stat } from "node:fs/promises";

/** Bytes read at once. */
const PIECE = 1 << 20;

/**
 * How long a file is and the digest of what it holds, read piece by piece.
 *
 * @returns bytes, and SHA-256 in lower-case hexadecimal
 * @throws Error of the system
 * @example await digestOfFile("empty.txt") // { bytes: 0, sha256: "e3b0c442…" }
 */
export async function digestOfFile(file: string): Promise<{ readonly bytes: number; readonly sha256: string }> {
  const hash = createHash("sha256");
  let bytes = 0;
  const { size } = await stat(file);
  // Each piece is memory of its own: a megabyte for each of many small files keeps the collector of garbage busy.
  const pieces: AsyncIterable<Buffer> = createReadStream(file, { highWaterMark: Math.min(size || PIECE, PIECE) });
  for await (const piece of pieces) {
    hash.update(piece);
    bytes += piece.length;
  }
  return { bytes, sha256: hash.digest("hex") };
}

/**
 * SHA-256 of a file in lower-case hexadecimal, at once and piece by piece.
 *
 * @throws Error of the system
 * @example digestAtOnce("empty.txt") // "e3b0c442…"
 */
export function digestAtOnce(file: string): string {
  const hash = createHash("sha256");
  const piece = Buffer.allocUnsafe(PIECE);
  const open = openSync(file, "r");
  try {
    for (let read = readSync(open, piece); read > 0; read = readSync(open, piece)) hash.update(piece.subarray(0, read));
  } finally {
    closeSync(open);
  }
  return hash.digest("hex");
}
