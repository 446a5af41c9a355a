import fc from "fast-check";
import { expect, it } from "vitest";
import { eachOfHead, keptEntries } from "../../generator/search/index/common-terms.ts";
import { EntryBytes, eachOf } from "../../generator/search/index/run-entries.ts";
import { KEPT } from "../../generator/search/score.ts";

/** What is kept by the rule of the impact of each document: 0 where it is left out. */
function byRule(impacts: readonly number[]): number[] {
  const heaviest = impacts.toSorted((a, b) => b - a);
  // Of the first that is one too many, no other of the same level is kept either.
  const tooMany = heaviest[KEPT] ?? 0;
  return impacts.map((impact) => (impact > tooMany ? impact : 0));
}

/** Acts: a run of documents, what it weighs in all of them, and what it weighs besides in every so many. */
const acts = (most: number) =>
  fc.array(fc.tuple(fc.integer({ min: 1, max: most }), fc.nat(40), fc.nat(40), fc.integer({ min: 1, max: 9 })), {
    minLength: 6,
    maxLength: 12,
  });

/** The runs of some acts, and the impact of each document; 0 where it does not have the term. */
function slicesOf(list: readonly (readonly [number, number, number, number])[]) {
  const impacts: number[] = [];
  const slices = list.map(([documents, all, own, every]) => {
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
  return { impacts, slices };
}

it("of a common term the highest levels of impact are kept, as many as hold 32,768 documents", () => {
  fc.assert(
    fc.property(acts(9000), (list) => {
      const { impacts, slices } = slicesOf(list);
      const kept = keptEntries(slices);
      const expected = byRule(impacts);
      expect(kept === null).toBe(expected.join() === impacts.join());
      if (kept === null) return;
      const found = impacts.map(() => 0);
      eachOf([kept], (first, last, impact) => found.fill(impact, first, last + 1));
      expect(found.join()).toBe(expected.join());
    }),
    { numRuns: 12 },
  );
});

it("the head of a term are the documents where it weighs most, the last ones of those where it weighs the same", () => {
  fc.assert(
    fc.property(acts(300), fc.integer({ min: 1, max: 500 }), (list, places) => {
      const { impacts, slices } = slicesOf(list);
      fc.pre(impacts.filter((impact) => impact > 0).length >= places);
      const byRule = impacts
        .map((impact, document) => ({ impact, document }))
        .sort((a, b) => b.impact - a.impact || b.document - a.document)
        .slice(0, places)
        .sort((a, b) => a.document - b.document);
      const found: { impact: number; document: number }[] = [];
      eachOfHead(slices, places, (first, last, impact) => {
        for (let document = first; document <= last; document++) found.push({ impact, document });
      });
      expect(found).toEqual(byRule);
    }),
  );
});
