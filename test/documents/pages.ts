/** The pages of the repository, as their tests read them. */

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export const ROOT = path.resolve(import.meta.dirname, "../..");

/** Folders with pages of ours. */
const FOLDERS = [".github", "data-raw", "generator"];

/** Every page, by its path from the root: `README.md`, `generator/law/README.md` ... */
export const PAGES: readonly string[] = [
  ...readdirSync(ROOT).filter((name) => name.endsWith(".md")),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".md"))
      .map((name) => `${folder}/${name.replaceAll(path.sep, "/")}`),
  ),
].sort();

/**
 * The text of a page.
 *
 * @param page its path from the root
 */
export const textOf = (page: string): string => readFileSync(path.join(ROOT, page), "utf8");

/**
 * What stands below a title of a page, up to the next title of its level or above.
 *
 * @example sectionOf("README.md", "## Hosts")
 */
export function sectionOf(page: string, title: string): string {
  const lines = textOf(page).split("\n");
  const start = lines.indexOf(title);
  if (start < 0) throw new Error(`${page} has no «${title}»`);
  const level = title.indexOf(" ");
  const length = lines.slice(start + 1).findIndex((line) => /^#+ /.test(line) && line.indexOf(" ") <= level);
  return lines.slice(start + 1, length < 0 ? undefined : start + 1 + length).join("\n");
}
