import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const SUMS = "SHA256SUMS";

/** What identifies a tree: the text of its `SHA256SUMS`. */
export const sumsOf = (tree: string): string => readFileSync(path.join(tree, SUMS), "utf8");

/**
 * What is wrong with a tree by its own `SHA256SUMS`: a file that is missing, other than it was, or too many.
 *
 * @returns `null` where it is whole
 */
export function faultOf(tree: string): string | null {
  if (!existsSync(path.join(tree, SUMS))) return `${tree}: no ${SUMS}`;
  const listed = new Map(
    sumsOf(tree)
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => [line.slice(66), line.slice(0, 64)]),
  );
  const found = readdirSync(tree, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const entry of found) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(tree, file);
    const digest = createHash("sha256").update(readFileSync(file)).digest("hex");
    if (name !== SUMS && listed.get(name) !== digest) return `${name}: not as ${SUMS} says`;
    listed.delete(name);
  }
  const [missing] = listed.keys();
  return missing === undefined ? null : `${missing}: missing`;
}
