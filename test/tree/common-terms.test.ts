import fc from "fast-check";
import { expect, it } from "vitest";
import { EntryBytes, eachEntry } from "../../generator/search/postings.ts";
import { KEPT } from "../../generator/search/score.ts";
import { keptEntries } from "../../generator/tree/words/common-terms.ts";

/** What is kept by the rule of the impact of each document: 0 where it is left out. */
function byRule(impacts: readonly number[]): number[] {
  const heaviest = impacts.toSorted((a, b) => b - a);
  // Of the first that is one too many, no other of the same level is kept either.
  const tooMany = heaviest[KEPT] ?? 0;
  return impacts.map((impact) => (impact > tooMany ? impact : 0));
}

it("of a common term the highest levels of impact are kept, as many as hold 32,768 documents", () => {
  // A run, and which documents of it have an entry of their own.
  const act = fc.tuple(fc.integer({ min: 1, max: 9000 }), fc.nat(40), fc.nat(40), fc.integer({ min: 1, max: 9 }));
  fc.assert(
    fc.property(fc.array(act, { minLength: 6, maxLength: 12 }), (acts) => {
      const impacts: number[] = [];
      const slices = acts.map(([documents, all, own, every]) => {
        const base = impacts.length;
        const entries = new EntryBytes(base);
        for (let place = 0; place < documents; place++) impacts.push(all);
        if (all > 0) entries.add(base, base + documents - 1, all);
        for (let place = 0; own > 0 && place < documents; place += every) {
          entries.add(base + place, base + place, own);
          impacts[base + place] = all + own;
        }
        return entries;
      });
      const kept = keptEntries(slices);
      const expected = byRule(impacts);
      expect(kept === null).toBe(expected.join() === impacts.join());
      if (kept === null) return;
      const found = impacts.map(() => 0);
      eachEntry(kept.bytes, kept.base, (first, last, impact) => found.fill(impact, first, last + 1));
      expect(found.join()).toBe(expected.join());
    }),
    { numRuns: 12 },
  );
});
