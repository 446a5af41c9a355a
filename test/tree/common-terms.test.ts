import fc from "fast-check";
import { expect, it } from "vitest";
import { EntryBytes, eachEntry } from "../../generator/search/postings.ts";
import { KEPT } from "../../generator/search/score.ts";
import { keptEntries } from "../../generator/tree/words/common-terms.ts";

/** The entries that are kept by the rule, from the impact of each document. */
function byRule(impacts: readonly number[]): Map<number, number> {
  const levels = [...new Set(impacts)].filter((impact) => impact > 0).sort((a, b) => b - a);
  const kept = new Map<number, number>();
  for (const level of levels) {
    const same = impacts.flatMap((impact, document) => (impact === level ? [document] : []));
    if (kept.size + same.length > KEPT) break;
    for (const document of same) kept.set(document, level);
  }
  return kept;
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
      const having = impacts.filter((impact) => impact > 0).length;
      expect(kept === null).toBe(expected.size === having);
      if (kept === null) return;
      const found = new Map<number, number>();
      eachEntry(kept.bytes, kept.base, (first, last, impact) => {
        for (let document = first; document <= last; document++) found.set(document, impact);
      });
      expect([...found].sort(([a], [b]) => a - b)).toEqual([...expected].sort(([a], [b]) => a - b));
    }),
    { numRuns: 12 },
  );
});
