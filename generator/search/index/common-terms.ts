/** What the index keeps of a term that very many documents have. */

import type { OnEntry } from "../files/entries.ts";
import { KEPT, MOST_IMPACT } from "../score.ts";
import { type Entries, EntryBytes, eachOf } from "./run-entries.ts";

/** Tells entries so that no document is in two of them: one that has an entry of its own inside a run has the sum of both. */
function eachApart(slices: readonly Entries[], onEntry: OnEntry): void {
  /** Where the run at hand goes on, its last document, and its impact. */
  let next = 0;
  let end = -1;
  let inRun = 0;
  eachOf(slices, (first, last, impact) => {
    if (first > end) {
      if (next <= end) onEntry(next, end, inRun);
      next = first;
      end = last;
      inRun = impact;
    } else {
      if (next < first) onEntry(next, first - 1, inRun);
      onEntry(first, first, inRun + impact);
      next = first + 1;
    }
  });
  if (next <= end) onEntry(next, end, inRun);
}

/** How many documents a term has of each impact. */
function documentsByImpact(slices: readonly Entries[]): Int32Array {
  const byImpact = new Int32Array(2 * MOST_IMPACT + 1);
  eachApart(slices, (first, last, impact) => {
    byImpact[impact] = (byImpact[impact] ?? 0) + last - first + 1;
  });
  return byImpact;
}

/** The impacts of which all documents go into some places: the least of them, and how many documents these have. */
function levelsWithin(byImpact: Int32Array, places: number): { readonly least: number; readonly taken: number } {
  let [least, taken] = [byImpact.length, 0];
  while (least > 1 && taken + (byImpact[least - 1] ?? 0) <= places) taken += byImpact[--least] ?? 0;
  return { least, taken };
}

/**
 * The entries that are kept of a common term; `null` where all are: as many documents as may be, those where the term weighs most.
 *
 * @param slices by ascending document
 */
export function keptEntries(slices: readonly Entries[]): EntryBytes | null {
  const { least } = levelsWithin(documentsByImpact(slices), KEPT);
  if (least <= 1) return null;
  const kept = new EntryBytes(0);
  eachApart(slices, (first, last, impact) => {
    if (impact >= least) kept.add(first, last, impact);
  });
  return kept;
}

/**
 * Tells the documents where a term weighs most; of those with one impact the ones with the highest numbers.
 *
 * @param most how many
 */
export function eachOfHead(slices: readonly Entries[], most: number, onEntry: OnEntry): void {
  const byImpact = documentsByImpact(slices);
  const { least, taken } = levelsWithin(byImpact, most);
  // Of the next level the last documents, as many as there is room for.
  let passed = (byImpact[least - 1] ?? 0) - (most - taken);
  eachApart(slices, (first, last, impact) => {
    if (impact >= least) return onEntry(first, last, impact);
    if (impact !== least - 1) return;
    const skipped = Math.min(passed, last - first + 1);
    passed -= skipped;
    if (first + skipped <= last) onEntry(first + skipped, last, impact);
  });
}
