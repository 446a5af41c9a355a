import fc from "fast-check";
import { expect, it } from "vitest";
import { editsBetween } from "../../generator/search/ask/near.ts";
import { changes as byTable } from "../oracle/cerca.ts";

it("one letter put in, left out, replaced or exchanged with the next is one change", () => {
  for (const [from, to] of [
    ["trufa", "truffa"],
    ["bolonga", "bologna"],
    ["truffaa", "truffa"],
    ["druffa", "truffa"],
  ] as const)
    expect(editsBetween(from, to, 2), from).toBe(1);
  expect(editsBetween("autovelocs", "autovelox", 2)).toBe(2);
  expect(editsBetween("autovelocs", "autovelox", 1)).toBe(Number.POSITIVE_INFINITY);
});

it("changes are those of the textbook, up to a bound", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 8 });
  fc.assert(
    fc.property(word, word, fc.constantFrom(0, 1, 2), (from, to, most) => {
      const all = byTable(from, to);
      expect(editsBetween(from, to, most)).toBe(all > most ? Number.POSITIVE_INFINITY : all);
    }),
    { numRuns: 5000 },
  );
});
