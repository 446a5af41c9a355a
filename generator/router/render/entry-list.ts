/** Lists whose entries stand on pages: of rulings, of acts of the Union, of votes. */

import type { Lingua } from "../../contract/prose.ts";
import { type EntryWindow, entryPage, type ListName, type PagesCard } from "../../format/entry-lists.ts";
import { documentOf } from "../../format/line-json.ts";
import { json, type Read, readRequired } from "../../format/read-tree.ts";
import { answerOf, type Made } from "../answer.ts";

/** Items of a list, each on a line. */
export const itemLines = (items: readonly object[]): string => items.map((item) => JSON.stringify(item)).join(",\n");

/** The entries of a window, out of the pages that hold them. */
export async function entriesIn<Entry>(
  read: Read,
  list: ListName,
  righe: number,
  [first, count]: EntryWindow,
): Promise<Entry[]> {
  if (count <= 0) return [];
  const from = Math.floor(first / righe);
  const pages = Array.from({ length: Math.ceil((first + count) / righe) - from }, async (_, i) =>
    json<readonly Entry[]>(await readRequired(read, entryPage(list, from + i))),
  );
  const start = first - from * righe;
  return (await Promise.all(pages)).flat().slice(start, start + count);
}

/** What is asked for of a list. */
interface AskedEntries<Entry> {
  /** Windows that hold it; one at most if nothing in it is left out. */
  readonly windows: readonly EntryWindow[];
  /** Which of their entries; `null`: all. */
  readonly isAsked: ((entry: Entry) => boolean) | null;
  readonly limit: number;
  readonly offset: number;
}

/**
 * The answer of a list.
 *
 * @param card of the list, and line 1 of its answer
 */
export async function listAnswer<Entry extends object>(
  read: Read,
  lingua: Lingua,
  list: ListName,
  { said: { righe }, metaLine }: { readonly said: PagesCard; metaLine(lingua: Lingua): string },
  { windows, isAsked, limit, offset }: AskedEntries<Entry>,
): Promise<Made> {
  const [[first, count] = [0, 0]] = windows;
  const wanted = isAsked ? windows : [[first + offset, Math.min(limit, count - offset)] as const];
  const found = (await Promise.all(wanted.map((one) => entriesIn<Entry>(read, list, righe, one)))).flat();
  const chosen = isAsked ? found.filter(isAsked) : found;
  const rows = isAsked ? chosen.slice(offset, offset + limit) : chosen;
  const totale = isAsked ? chosen.length : count;
  return answerOf(200, documentOf(metaLine(lingua), { totale, limit, offset }, { [list]: itemLines(rows) }), lingua);
}
