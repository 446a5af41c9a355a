import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import type { ExplorerParts } from "../../../generator/pages/explorer/explorer-page.tsx";
import { BUILD } from "../../built.ts";
import { compressedSize, loadedWith } from "../../loaded-scripts.ts";

/** What a browser loads for the parts of the explorer, in bytes, compressed as hosts do. */

const FOLDER = path.join(BUILD, "explorer");
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
  for (const name of ["explorer.js", ...parts.map(scriptOf)]) loadedWith(FOLDER, name, all);
  const { style }: ExplorerParts = JSON.parse(readFileSync(path.join(FOLDER, "parts.json"), "utf8"));
  return gzipSync(style, { level: 9 }).length + compressedSize(FOLDER, all);
}

const KB = 1000;
/** What every page may load before its view. */
const SHELL = 24;

it.each<[most: number, parts: string]>([
  [SHELL, ""],
  [SHELL + 2, "home-page"],
  // The names of acts as people write them besides, with the lexer that reads them.
  [SHELL + 15, "search-page"],
  // An act or an article besides its text.
  [SHELL + 15, "norma-page"],
  [43, "norma-page modifiche-tab"],
  [45, "norma-page versioni-tab"],
  [33, "confronto-page"],
  [SHELL + 152, "graph-page"],
  [SHELL + 20, "pnrr-page"],
  [SHELL + 10, "parliament-page"],
  // With the pages that are made from declarations.
  [SHELL + 15, "bills-page"],
  [SHELL + 10, "resource-page pronunce"],
  [SHELL + 10, "resource-page ue"],
])("at most %d KB, compressed, are loaded for: shell %s", (most, parts) => {
  const bytes = viewBytes(...(parts.match(/\S+/g) ?? []));
  console.info(`shell ${parts}: ${bytes} bytes`);
  expect(bytes).toBeLessThanOrEqual(most * KB);
});
