/** The tree of the embedded sample with its pages, made by the command a user runs. */

import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll } from "vitest";
import { run } from "../cli/commands.ts";
import { temporaryFolder } from "../temporary-folder.ts";

export const PAGES = {
  start: { it: "index.html", en: "en/index.html" },
  docs: { it: "api/public/docs.html", en: "api/public/docs.en.html" },
} as const;

export const ALL_PAGES: readonly string[] = Object.values(PAGES).flatMap(({ it, en }) => [it, en]);

export interface BuiltSite {
  readonly dir: string;
  text(name: string): string;
  has(name: string): boolean;
}

function generate(dir: string, args: readonly string[]): void {
  const { status, stderr } = run("generate", "--out", dir, ...args);
  if (status !== 0) throw new Error(stderr);
}

const siteIn = (dir: string): BuiltSite => ({
  dir,
  text: (name) => readFileSync(path.join(dir, name), "utf8"),
  has: (name) => existsSync(path.join(dir, name)),
});

/**
 * A site for the tests of the file or `describe` that asks: there from the first of them on.
 *
 * @param args options of the command besides `--out`
 * @example const site = sharedSite("--download", "all"); // beside the hooks of a file, not inside a test
 */
export function sharedSite(...args: string[]): BuiltSite {
  const dir = temporaryFolder();
  beforeAll(() => generate(dir, args));
  return siteIn(dir);
}

/**
 * A site for one test, which removes it.
 *
 * @param args options of the command besides `--out`
 * @throws Error with what the command complains of
 * @example const site = buildSite("--previous", dir);
 */
export function buildSite(...args: string[]): BuiltSite & { remove(): void } {
  const dir = mkdtempSync(path.join(tmpdir(), "site-"));
  generate(dir, args);
  return { ...siteIn(dir), remove: () => rmSync(dir, { recursive: true, force: true }) };
}
