/** The tree of the embedded sample with its pages. */

import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { removeSync } from "fs-extra/esm";
import type { GenerateOptions } from "../../../generator/build/options.ts";
import { generateHere } from "../../generate-here.ts";
import { sharedTree } from "../../shared-tree.ts";

export const PAGES = {
  start: { it: "index.html", en: "en/index.html" },
  list: { it: "api/public/redoc.html", en: "api/public/redoc.en.html" },
} as const;

/** The documentation with forms, which a script fills. */
export const DOCS = { it: "api/public/docs.html", en: "api/public/docs.en.html" } as const;

export const ALL_PAGES: readonly string[] = Object.values(PAGES).flatMap(({ it, en }) => [it, en]);

export interface BuiltSite {
  readonly dir: string;
  text(name: string): string;
  has(name: string): boolean;
}

const siteIn = (dir: string): BuiltSite => ({
  dir,
  text: (name) => readFileSync(path.join(dir, name), "utf8"),
  has: (name) => existsSync(path.join(dir, name)),
});

/**
 * A site for the tests of the file or `describe` that asks: there from the first of them on, and changed by none.
 *
 * @param args options of the command besides `--out`
 * @example const site = sharedSite("--download", "all"); // beside the hooks of a file, not inside a test
 */
export function sharedSite(...args: string[]): BuiltSite {
  return siteIn(sharedTree(...args));
}

/**
 * A site for one test, which removes it.
 *
 * @throws Error with what the command complains of
 * @example const site = await buildSite({ previous: dir });
 */
export async function buildSite(options: Partial<GenerateOptions>): Promise<BuiltSite & { remove(): void }> {
  const dir = mkdtempSync(path.join(tmpdir(), "site-"));
  await generateHere({ ...options, out: dir });
  return { ...siteIn(dir), remove: () => removeSync(dir) };
}
