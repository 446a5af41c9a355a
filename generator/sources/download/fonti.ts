/** `fonti.json`: whose the fetched files are, and of which day. */

import { existsSync, readFileSync, renameSync } from "node:fs";
import path from "node:path";
import { writeJsonSync } from "fs-extra/esm";
import type { DataFolder } from "./data-folder.ts";
import { FetchRefused } from "./refused.ts";
import type { Attribution } from "./source.ts";
import { FETCH_TEXTS } from "./texts.ts";

/** An entry of `fonti.json` (`schemas/fonti.json`). */
type SourceEntry = Omit<Attribution, "files"> & { readonly estratto_il: string };

function known(file: string): SourceEntry[] {
  if (!existsSync(file)) return [];
  try {
    const entries: SourceEntry[] = JSON.parse(readFileSync(file, "utf8").replace(/^\uFEFF/, ""));
    return entries;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new FetchRefused(FETCH_TEXTS.fontiBroken(file, reason));
  }
}

/**
 * Writes `fonti.json`: each source that gave a file, with the newest day of its files. Entries of other sources, and of files that were put
 * there by hand, stay.
 *
 * @throws FetchRefused where the file that is there cannot be read
 */
export function writeFonti(folder: DataFolder, attributions: readonly Attribution[]): void {
  const file = path.join(folder.root, "fonti.json");
  const entries = known(file);
  for (const { files, ...source } of attributions) {
    const days = folder.ledger.names
      .filter((name) => name.startsWith(files))
      .map((name) => folder.ledger.entry(name)?.giorno ?? "");
    const estratto_il = days.sort().at(-1);
    if (!estratto_il) continue;
    const at = entries.findIndex(({ area, url }) => area === source.area && url === source.url);
    const entry = { ...source, estratto_il };
    if (at < 0) entries.push(entry);
    else entries[at] = entry;
  }
  writeJsonSync(`${file}.part`, entries, { spaces: 2 });
  renameSync(`${file}.part`, file);
}
