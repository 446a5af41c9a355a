import fc from "fast-check";
import { expect, it } from "vitest";
import { mergeSorted } from "../../generator/collections/merge-sorted.ts";

const byFirst = (a: readonly number[], b: readonly number[]) => (a[0] ?? 0) - (b[0] ?? 0);

it("gives all items of all lists in order, of equal ones those of the earlier list first", () => {
  const list = fc.array(fc.nat(9), { maxLength: 12 });
  fc.assert(
    fc.property(fc.array(list, { maxLength: 9 }), (lists) => {
      const named = lists.map((items, of) => items.map((item, at) => [item, of, at] as const).sort(byFirst));
      expect([...mergeSorted(named, byFirst)]).toEqual(named.flat().sort(byFirst));
    }),
  );
});

it("closes lists that it does not read to their end", () => {
  let open = 0;
  function* list() {
    open++;
    try {
      for (let i = 0; ; i++) yield i;
    } finally {
      open--;
    }
  }
  for (const item of mergeSorted([list(), list(), list()], (a, b) => a - b)) if (item === 3) break;
  expect(open).toBe(0);
});
