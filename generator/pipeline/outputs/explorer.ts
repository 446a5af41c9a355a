import { readFileSync } from "node:fs";
import path from "node:path";
import type { TextFile } from "../../outputs/downloads/zip.ts";
import { type ExplorerParts, explorerFile, explorerPage } from "../../outputs/explorer/explorer-page.ts";
import type { Site } from "../../outputs/site/published-site.ts";

/** Where the build leaves the scripts of the explorer: beside the commands. */
const PARTS = new URL("./explorer/", import.meta.url);

/** The explorer: its pages in both languages, and the scripts that they load. */
export function explorerFiles(site: Site, folder = PARTS): TextFile[] {
  const text = (name: string) => readFileSync(new URL(name, folder), "utf8");
  const parts: ExplorerParts = JSON.parse(text("parts.json"));
  return [
    [explorerFile("it"), explorerPage("it", site, parts)],
    [explorerFile("en"), explorerPage("en", site, parts)],
    ...parts.all.map((name): TextFile => [name, text(path.posix.basename(name))]),
  ];
}
