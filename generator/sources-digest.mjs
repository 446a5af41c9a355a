// What the bundles are made from, as a digest: names, sizes and times of all files.
import { createHash } from "node:crypto";
import { readdirSync, statSync } from "node:fs";

/** Where a build that ended leaves the digest of its sources. */
export const BUILT = ".build/sources.txt";

const SOURCES = ["generator", "schemas", "package-lock.json"];

/** A file or a folder, line by line. */
function* linesOf(name) {
  const stats = statSync(name);
  if (!stats.isDirectory()) yield `${name} ${stats.size} ${stats.mtimeMs}\n`;
  else for (const inside of readdirSync(name).sort()) yield* linesOf(`${name}/${inside}`);
}

/**
 * The digest of the sources as they are now.
 *
 * @example sourcesDigest() === sourcesDigest() // true
 */
export function sourcesDigest() {
  const digest = createHash("sha256");
  for (const name of SOURCES) for (const line of linesOf(name)) digest.update(line);
  return digest.digest("hex");
}
