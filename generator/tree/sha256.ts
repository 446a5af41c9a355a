import { createHash } from "node:crypto";

/**
 * SHA-256 in lower-case hexadecimal.
 *
 * @example sha256(Buffer.from("")) // "e3b0c442…"
 */
export function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
