import fc from "fast-check";
import { expect, it } from "vitest";
import { EntryBytes, eachEntry } from "../../generator/search/postings.ts";

it("entries are read as they were written, from any base", () => {
  const steps = fc.array(fc.tuple(fc.nat(3_000_000), fc.nat(500), fc.integer({ min: 1, max: 4095 })), {
    maxLength: 50,
  });
  fc.assert(
    fc.property(fc.nat(2_000_000), steps, (base, list) => {
      const bytes = new EntryBytes(base);
      let first = base;
      const written = list.map(([distance, more, impact]) => {
        first += distance;
        bytes.add(first, first + more, impact);
        return [first, first + more, impact];
      });
      const read: number[][] = [];
      eachEntry(bytes.bytes, base, (...entry) => read.push(entry));
      expect(read).toEqual(written);
    }),
  );
});

it("entries of several runs put together are those that one would have written", () => {
  const run = fc.array(fc.tuple(fc.nat(300), fc.nat(20), fc.integer({ min: 1, max: 4095 })), {
    minLength: 1,
    maxLength: 9,
  });
  const inside = fc.tuple(fc.nat(20), fc.integer({ min: 1, max: 4095 }));
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(200), run, inside), { minLength: 1, maxLength: 9 }), (runs) => {
      const [whole, together] = [new EntryBytes(0), new EntryBytes(0)];
      const having = new Set<number>();
      let end = 0;
      for (const [before, list, [place, more]] of runs) {
        const base = end + before;
        const own = new EntryBytes(0);
        const add = (first: number, last: number, impact: number) => {
          whole.add(first, last, impact);
          own.add(first - base, last - base, impact);
          for (let document = first; document <= last; document++) having.add(document);
        };
        end = base;
        for (const [distance, length, impact] of list) {
          const first = end + distance;
          end = first + length + 1;
          add(first, end - 1, impact);
          // One of the documents of a run may have an entry of its own.
          if (place < length) add(first + place, first + place, more);
        }
        const { bytes, documents, latest, reach } = own;
        together.append({ bytes, base, documents, latest: base + latest, reach: base + reach });
      }
      expect(together.bytes).toEqual(whole.bytes);
      const { documents, latest, reach } = together;
      expect({ documents, latest, reach }).toEqual({
        documents: having.size,
        latest: whole.latest,
        reach: Math.max(...having),
      });
    }),
  );
});
