import fc from "fast-check";
import { expect, it } from "vitest";
import { partitionPoint } from "../../generator/collections/partition-point.ts";

it("is how many items of an ordered list come before one", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(30)), fc.integer({ min: -1, max: 31 }), (numbers, least) => {
      const sorted = numbers.toSorted((a, b) => a - b);
      const found = partitionPoint(sorted.length, (place) => (sorted[place] ?? 0) < least);
      expect(found).toBe(sorted.filter((number) => number < least).length);
    }),
  );
});
