import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import type { ExplorerParts } from "../../generator/outputs/explorer/explorer-page.tsx";

/** What a browser loads for the parts of the explorer, in bytes, compressed as hosts do. */

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
function viewBytes(...parts: readonly string[]): number {
  const all = new Set<string>();
  for (const name of ["explorer.js", ...parts.map(scriptOf)]) needed(name, all);
  const { style }: ExplorerParts = JSON.parse(textOf("parts.json"));
  return gzipped(style) + sizeOf(all);
}

const KB = 1000;
/** What every page may load before its view. */
const SHELL = 25;

it.each<[most: number, parts: string]>([
  [SHELL, ""],
  [SHELL, "home-page"],
  // The names of acts as people write them besides, with the lexer that reads them.
  [SHELL + 13, "search-page"],
  // An act or an article besides its text.
  [SHELL + 12, "norma-page"],
  [44, "norma-page modifiche-tab"],
  [44, "norma-page versioni-tab"],
  [34, "confronto-page"],
  [SHELL + 160, "graph-page"],
  [SHELL + 20, "pnrr-page"],
  [SHELL + 10, "parliament-page"],
  [SHELL + 10, "bills-page"],
  [SHELL + 10, "pronunce-page"],
])("at most %d KB, compressed, are loaded for: shell %s", (most, parts) => {
  const bytes = viewBytes(...(parts.match(/\S+/g) ?? []));
  console.info(`shell ${parts}: ${bytes} bytes`);
  expect(bytes).toBeLessThanOrEqual(most * KB);
});
