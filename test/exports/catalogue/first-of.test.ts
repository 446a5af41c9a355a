import fc from "fast-check";
import { expect, it } from "vitest";
import { FirstOf } from "../../../generator/exports/catalogue/first-of.ts";

it("the first items found one by one are those that sorting gives, equal ones in the order they came", () => {
  const item = fc.record({ key: fc.nat(9), other: fc.nat(99) });
  fc.assert(
    fc.property(fc.array(item, { maxLength: 40 }), fc.integer({ min: 1, max: 12 }), (items, most) => {
      const order = (a: { key: number }, b: { key: number }) => a.key - b.key;
      const first = new FirstOf<(typeof items)[number]>(most, order);
      for (const one of items) first.add(one);
      const sorted = items.toSorted(order);
      expect(first.items).toEqual(sorted.slice(0, most));
      expect(first.last).toEqual(sorted[most - 1]);
    }),
  );
});
