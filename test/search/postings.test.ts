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
