/** What a browser loads for the parts of the explorer, in bytes, compressed as hosts do. */

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { ExplorerParts } from "../../generator/outputs/explorer/explorer-page.ts";

const FOLDER = path.resolve(".build/explorer");
const STATIC_IMPORT = /\b(?:from|import)\s*"\.\/([^"]+)"/g;

const textOf = (name: string) => readFileSync(path.join(FOLDER, name), "utf8");

/** A script and all that it needs before it runs. */
function needed(name: string, all = new Set<string>()): Set<string> {
  if (all.has(name)) return all;
  all.add(name);
  for (const [, imported = ""] of textOf(name).matchAll(STATIC_IMPORT)) needed(imported, all);
  return all;
}

const gzipped = (text: string) => gzipSync(text, { level: 9 }).length;
const sizeOf = (names: Iterable<string>) => [...names].reduce((sum, name) => sum + gzipped(textOf(name)), 0);

function scriptOf(part: string): string {
  const name = readdirSync(FOLDER).find((file) => file.startsWith(`${part}-`));
  if (name === undefined) throw new Error(`${part}: no script of this name in ${FOLDER}`);
  return name;
}

/**
 * Bytes that a browser loads until it shows a view, answers aside.
 *
 * @param parts the beginnings of its scripts' names: `search-page`
 * @throws Error where there is no such part
 */
export function viewBytes(...parts: readonly string[]): number {
  const all = new Set<string>();
  for (const name of ["explorer.js", ...parts.map(scriptOf)]) needed(name, all);
  const { style }: ExplorerParts = JSON.parse(textOf("parts.json"));
  return gzipped(style) + sizeOf(all);
}
