/** Scripts in a folder, and what loading one of them loads. */

import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

const STATIC_IMPORT = /\b(?:from|import)\s*"\.\/([^"]+)"/g;

/** A script and all that it needs before it runs. */
export function loadedWith(folder: string, name: string, all = new Set<string>()): Set<string> {
  if (all.has(name)) return all;
  all.add(name);
  const text = readFileSync(path.join(folder, name), "utf8");
  for (const [, imported = ""] of text.matchAll(STATIC_IMPORT)) loadedWith(folder, imported, all);
  return all;
}

/** The bytes of files, each compressed as hosts do. */
export const compressedSize = (folder: string, names: Iterable<string>): number =>
  [...names].reduce((sum, name) => sum + gzipSync(readFileSync(path.join(folder, name)), { level: 9 }).length, 0);
