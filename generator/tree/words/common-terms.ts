/** What the index keeps of a term that very many documents have. */

import { type Entries, EntryBytes, EntryReader, type OnEntry } from "../../search/postings.ts";
import { KEPT, MOST_IMPACT } from "../../search/score.ts";

/** Tells entries so that no document is in two of them: one that has an entry of its own inside a run has the sum of both. */
function eachApart(slices: readonly Entries[], told: OnEntry): void {
  /** Where the run at hand goes on, its last document, and its impact. */
  let next = 0;
  let end = -1;
  let inRun = 0;
  for (const { bytes, base } of slices) {
    const entry = new EntryReader(bytes, base);
    while (entry.next()) {
      const { first, last, impact } = entry;
      if (first > end) {
        if (next <= end) told(next, end, inRun);
        next = first;
        end = last;
        inRun = impact;
      } else {
        if (next < first) told(next, first - 1, inRun);
        told(first, first, inRun + impact);
        next = first + 1;
      }
    }
  }
  if (next <= end) told(next, end, inRun);
}

/** The least impact that is kept: as many documents as may be, those where the term weighs most. */
function leastKept(slices: readonly Entries[]): number {
  const byImpact = new Int32Array(2 * MOST_IMPACT + 1);
  eachApart(slices, (first, last, impact) => {
    byImpact[impact] = (byImpact[impact] ?? 0) + last - first + 1;
  });
  let least = byImpact.length;
  for (let kept = 0; least > 1; least--) {
    kept += byImpact[least - 1] ?? 0;
    if (kept > KEPT) break;
  }
  return least;
}

/**
 * The entries that are kept of a common term; `null` where all are.
 *
 * @param slices by ascending document
 */
export function keptEntries(slices: readonly Entries[]): EntryBytes | null {
  const least = leastKept(slices);
  if (least <= 1) return null;
  const kept = new EntryBytes(0);
  eachApart(slices, (first, last, impact) => {
    if (impact >= least) kept.add(first, last, impact);
  });
  return kept;
}
