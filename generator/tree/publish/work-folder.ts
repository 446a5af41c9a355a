/**
 * The folder in which a run works on the next tree, beside the published one so that a rename on one disk is enough to publish it. All that
 * a run leaves while it works is in there; it bears our mark, and belongs to whoever holds the lock beside it.
 */

import { existsSync, mkdirSync, renameSync } from "node:fs";
import path from "node:path";
import { earlierPlace, workPlace } from "../../contract/earlier-place.ts";
import { carryOver } from "./carry-over.ts";
import { mark, removeMarked } from "./folder-mark.ts";

/** The lock of the tree at `out` (a real path). */
export const lockOf = (out: string): string =>
  path.join(path.dirname(out), `.${path.basename(out).replace(/^\./, "")}.lock`);

/** Where the next tree grows, and where the stage folders of a run are. */
export const stagingOf = (out: string): string => path.join(workPlace(out), "albero");
export const stagesOf = (out: string): string => path.join(workPlace(out), "fasi");
/** Where an old tree goes that holds nothing of others any more: whatever is in there only waits to be removed. */
const spentOf = (out: string): string => path.join(workPlace(out), "superato");

/**
 * Ends what a run left, whether it was done or killed: the old tree goes back where no new one took its place, else what others put into
 * its folder goes to the new one; the folder of the run goes away.
 *
 * An old tree is removed under another name, which it gets in one step. Half removed it has lost the lists that say what is of it; under
 * its first name the next run would take the rest of it for what others had put there.
 *
 * @returns what others had put there, by path in the tree
 */
export function endWork(out: string): string[] {
  const aside = earlierPlace(out);
  let kept: string[] = [];
  if (existsSync(aside)) {
    if (existsSync(out)) {
      kept = carryOver(aside, out);
      renameSync(aside, spentOf(out));
    } else renameSync(aside, out);
  }
  removeMarked(workPlace(out));
  return kept;
}

/** Makes the folder of a run, after what a killed one left is put in order. */
export function beginWork(out: string): void {
  endWork(out);
  const work = workPlace(out);
  mkdirSync(work);
  mark(work, "lavoro");
  mkdirSync(stagesOf(out));
}
