/** The lists of acts and what finds them, written in a thread. */

import { writeGazzetta, writeList, writeNumbers } from "../tree/write-norme.ts";
import { byListOrder, type NormaRow } from "../views/norme/rows.ts";
import { type ThreadEntry, ThreadFiles, type ThreadTree } from "./thread-files.ts";

/** An act by the Gazzetta that published it. */
interface Published {
  readonly eli: string;
  readonly data: string;
  readonly codice: string;
}

export interface WriteListsTask {
  readonly tree: ThreadTree;
  readonly rows: readonly NormaRow[];
  readonly published: readonly Published[];
  /** How many rows the first page has. */
  readonly limit: number;
}

/** Writes the lists; gives what their card must say and the first page. */
export function writeLists({ tree, rows, published, limit }: WriteListsTask): {
  readonly entries: readonly ThreadEntry[];
  readonly card: object;
  readonly first: readonly NormaRow[];
} {
  const files = new ThreadFiles(tree);
  const sorted = [...rows].sort(byListOrder);
  const card = writeList(files, sorted);
  writeNumbers(files, sorted);
  writeGazzetta(files, published);
  return { entries: files.entries, card, first: sorted.slice(0, limit) };
}
