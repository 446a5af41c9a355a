import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** SHA-256 of every file below a folder, by path. */
export function digestsOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((e) => e.isFile());
  const names = files.map((e) => path.relative(folder, path.join(e.parentPath, e.name))).sort();
  const digest = (name: string) =>
    createHash("sha256")
      .update(readFileSync(path.join(folder, name)))
      .digest("hex");
  return new Map(names.map((name) => [name, digest(name)]));
}
