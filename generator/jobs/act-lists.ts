/** The list of acts and the index of its words, written in a thread. */

import { writeList } from "../tree/write-norme.ts";
import { byListOrder, type NormaRow } from "../views/norme/rows.ts";
import { giveBack } from "./memory.ts";
import { type ThreadEntry, ThreadFiles, type ThreadTree } from "./thread-files.ts";

export interface WriteListsTask {
  readonly tree: ThreadTree;
  readonly rows: readonly NormaRow[];
  /** How many rows the first page has. */
  readonly limit: number;
}

/** Writes the list; gives what their card must say and the first page. */
export function writeLists({ tree, rows, limit }: WriteListsTask): {
  readonly entries: readonly ThreadEntry[];
  readonly card: object;
  readonly first: readonly NormaRow[];
} {
  giveBack();
  const files = new ThreadFiles(tree);
  const sorted = [...rows].sort(byListOrder);
  const card = writeList(files, sorted);
  return { entries: files.entries, card, first: sorted.slice(0, limit) };
}
