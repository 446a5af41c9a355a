/** The tree of the embedded sample with its pages, made by the command a user runs. */

import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { run } from "../cli/commands.ts";

export const PAGES = {
  start: { it: "index.html", en: "en/index.html" },
  docs: { it: "api/public/docs.html", en: "api/public/docs.en.html" },
} as const;

export const ALL_PAGES: readonly string[] = Object.values(PAGES).flatMap(({ it, en }) => [it, en]);

export interface BuiltSite {
  readonly dir: string;
  text(name: string): string;
  has(name: string): boolean;
  remove(): void;
}

/** @param args options of the command besides `--out` */
export function buildSite(...args: string[]): BuiltSite {
  const dir = mkdtempSync(path.join(tmpdir(), "site-"));
  const { status, stderr } = run("generate", "--out", dir, ...args);
  if (status !== 0) throw new Error(stderr);
  return {
    dir,
    text: (name) => readFileSync(path.join(dir, name), "utf8"),
    has: (name) => existsSync(path.join(dir, name)),
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
