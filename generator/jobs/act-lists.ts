/** The list of acts and the index of its words, written in a thread. */

import type { ManifestEntry } from "../tree/manifest.ts";
import { writeList } from "../tree/write-norme.ts";
import type { NormaRow } from "../views/norme/rows.ts";
import { ThreadFiles, type ThreadTree } from "./thread-files.ts";

export interface WriteListsTask {
  readonly tree: ThreadTree;
  /** In list order. */
  readonly rows: readonly NormaRow[];
}

/** Writes the list; gives what its card must say. */
export function writeLists({ tree, rows }: WriteListsTask): {
  readonly entries: readonly ManifestEntry[];
  readonly card: object;
} {
  const files = new ThreadFiles(tree);
  const card = writeList(files, rows);
  return { entries: files.entries, card };
}
