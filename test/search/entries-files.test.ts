import { inflateRawSync } from "node:zlib";
import fc from "fast-check";
import { expect, it } from "vitest";
import { EntryColumns, eachEntry, splitPacked } from "../../generator/search/files/entries.ts";
import { EntryBytes, eachOf } from "../../generator/search/index/run-entries.ts";
import { packed } from "../../generator/search/index/term-files.ts";

const list = fc.record({
  base: fc.nat(2_000_000),
  steps: fc.array(fc.tuple(fc.nat(3_000_000), fc.nat(500), fc.integer({ min: 1, max: 8190 })), { maxLength: 50 }),
});

/** The entries of a list: distances, documents that follow, impacts. */
function entriesOf({ base, steps }: { base: number; steps: readonly (readonly [number, number, number])[] }) {
  let first = base;
  return steps.map(([distance, more, impact]) => {
    first += distance;
    return [first, more > 250 ? first : first + more, impact] as const;
  });
}

it("each list of a file is read as it was written, whatever stands before and behind it", () => {
  fc.assert(
    fc.property(fc.array(list, { maxLength: 8 }), (lists) => {
      const columns = new EntryColumns();
      const written = lists.map((one) => {
        const from = columns.count;
        columns.begin(one.base);
        for (const entry of entriesOf(one)) columns.add(...entry);
        return { base: one.base, from, count: columns.count - from, entries: entriesOf(one) };
      });
      const { pieces, plain: lows } = splitPacked(packed(columns.packed), 1);
      const inflated = Uint8Array.from(inflateRawSync(pieces[0] ?? new Uint8Array(0)));
      for (const { entries, ...place } of written) {
        const read: (readonly number[])[] = [];
        eachEntry({ columns: inflated, lows, ...place }, (...entry) => read.push(entry));
        expect(read).toEqual(entries);
      }
    }),
  );
});

it("entries of runs are read one run after the other, and their documents are counted once", () => {
  fc.assert(
    fc.property(fc.array(list, { maxLength: 5 }), (lists) => {
      const slices = lists.map((one) => {
        const bytes = new EntryBytes(one.base);
        for (const entry of entriesOf(one)) bytes.add(...entry);
        return bytes;
      });
      const read: (readonly number[])[] = [];
      eachOf(slices, (...entry) => read.push(entry));
      expect(read).toEqual(lists.flatMap(entriesOf));
      for (const [i, { documents }] of slices.entries()) {
        let [reach, count] = [-1, 0];
        for (const [first, last] of lists[i] ? entriesOf(lists[i]) : []) {
          count += Math.max(0, last - Math.max(first - 1, reach));
          reach = Math.max(reach, last);
        }
        expect(documents).toBe(count);
      }
    }),
  );
});
