/** Writes a list of what acts speak of: pages of entries, and files that find one by its code. */

import { itemAt } from "../collections/at.ts";
import { byCodeUnit } from "../collections/code-unit.ts";
import {
  type EntryWindow,
  encodeLines,
  entryCodes,
  entryPage,
  type ListName,
  type PagesCard,
} from "../format/entry-lists.ts";
import { listBlock } from "../format/line-json.ts";
import { bucketOf } from "../law/identity/act-bucket.ts";
import type { FileSink } from "./file-sink.ts";
import { bucketsNeeded } from "./write-projects.ts";

/** Entries of a page: some 60 KB. */
const ROWS = 100;
/** Rows of a file of codes on average, at most. */
const CODED = 16;

/**
 * Writes entries on pages: all, then once more those of each group.
 *
 * @param entries in their order, those of a year one after the other
 * @param groups by name, whether an entry is one of them
 * @returns what the card of the list says, and where the entries of each group are
 */
export function writeEntryPages<Entry extends object, Group extends string>(
  files: FileSink,
  list: ListName,
  entries: readonly Entry[],
  groups: readonly Group[],
  isOf: (entry: Entry, group: Group) => boolean,
): { readonly pages: PagesCard; readonly windows: Readonly<Partial<Record<string, EntryWindow>>> } {
  const grouped = groups.map((group) => entries.filter((entry) => isOf(entry, group)));
  const ordered = [entries, ...grouped].flat();
  let first = entries.length;
  const windows = groups.map((group, i): [Group, EntryWindow] => {
    const count = itemAt(grouped, i).length;
    first += count;
    return [group, [first - count, count]];
  });
  const anni: Record<string, EntryWindow> = {};
  for (const [place, entry] of entries.entries()) {
    const { anno }: { readonly anno?: number | null } = entry;
    const [from, found] = anni[`${anno}`] ?? [place, 0];
    if (typeof anno === "number") anni[`${anno}`] = [from, found + 1];
  }
  for (let page = 0; page * ROWS < Math.max(1, ordered.length); page++)
    files.write(entryPage(list, page), encodeLines(ordered.slice(page * ROWS, (page + 1) * ROWS)));
  return { pages: { totale: entries.length, righe: ROWS, anni }, windows: Object.fromEntries(windows) };
}

/**
 * Writes what is found by its code.
 *
 * @param coded by code
 * @param rows how many rows that is in all
 * @returns how many files there are
 */
export function writeCoded(
  files: FileSink,
  list: ListName,
  coded: Iterable<readonly [code: string, value: unknown]>,
  rows: number,
): number {
  const codici = bucketsNeeded(rows, CODED);
  const parts = Array.from({ length: codici }, (): string[] => []);
  for (const [code, value] of [...coded].sort(([a], [b]) => byCodeUnit(a, b)))
    itemAt(parts, bucketOf(code, codici)).push(`${JSON.stringify(code)}:${JSON.stringify(value)}`);
  for (const [part, lines] of parts.entries()) files.write(entryCodes(list, part), `{\n${listBlock(lines)}}\n`);
  return codici;
}
