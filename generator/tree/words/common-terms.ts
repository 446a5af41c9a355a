/** What the index keeps of a term that very many documents have. */

import { type Entries, EntryBytes, EntryReader } from "../../search/postings.ts";
import { KEPT, MOST_IMPACT } from "../../search/score.ts";

/** Of documents in their order those where a term weighs most: as many whole levels of impact as may be kept. */
class Weightiest {
  readonly #byImpact = new Int32Array(2 * MOST_IMPACT + 1);
  /** The least impact that is kept, and how many documents have it or more. */
  #least = 1;
  #kept = 0;
  /** First document, last and impact of what was kept when it came: the least impact has risen since. */
  readonly #found: number[] = [];

  add(first: number, last: number, impact: number): void {
    if (impact < this.#least || last < first) return;
    this.#found.push(first, last, impact);
    this.#byImpact[impact] = (this.#byImpact[impact] ?? 0) + last - first + 1;
    this.#kept += last - first + 1;
    while (this.#kept > KEPT) this.#kept -= this.#byImpact[this.#least++] ?? 0;
  }

  /** The entries of what is kept; `null` where nothing is left out. */
  entries(): EntryBytes | null {
    if (this.#least === 1) return null;
    const kept = new EntryBytes(0);
    const found = this.#found.values();
    for (const first of found) {
      const [last = 0, impact = 0] = [found.next().value, found.next().value];
      if (impact >= this.#least) kept.add(first, last, impact);
    }
    return kept;
  }
}

/**
 * The entries that are kept of a common term; `null` where all are.
 *
 * @param slices by ascending document
 */
export function keptEntries(slices: readonly Entries[]): EntryBytes | null {
  const weightiest = new Weightiest();
  /** Where the run at hand goes on, its last document, and its impact. */
  let next = 0;
  let end = -1;
  let inRun = 0;
  for (const { bytes, base } of slices) {
    const entry = new EntryReader(bytes, base);
    while (entry.next()) {
      const { first, last, impact } = entry;
      if (first > end) {
        weightiest.add(next, end, inRun);
        next = first;
        end = last;
        inRun = impact;
      } else {
        // It stands inside the run, and has the sum of both.
        weightiest.add(next, first - 1, inRun);
        weightiest.add(first, first, inRun + impact);
        next = first + 1;
      }
    }
  }
  weightiest.add(next, end, inRun);
  return weightiest.entries();
}
