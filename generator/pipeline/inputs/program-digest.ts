import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** The bundles that read, place and serve: the build leaves them beside each other. */
const BUNDLES = ["generate.js", "worker.js"];

function digestOfBundles(): string {
  const hash = createHash("sha256");
  for (const name of BUNDLES) hash.update(readFileSync(new URL(name, import.meta.url)));
  return hash.digest("hex");
}

/** Reckoned once: a process runs what it has loaded. */
let digest: string | undefined;

/**
 * The version of the program, as a digest of its code: what another version kept in a cache does not hold.
 *
 * @returns SHA-256, lower-case hexadecimal
 * @example programDigest() // "9f86d081..."
 */
export function programDigest(): string {
  digest ??= digestOfBundles();
  return digest;
}
