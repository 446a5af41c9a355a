import fc from "fast-check";
import { expect, it } from "vitest";
import { firstNotBelow } from "../../generator/search/ask/not-below.ts";

it("the place of a number among ascending ones is that of the first not below it, from any place before", () => {
  const numbers = fc.array(fc.nat(300), { maxLength: 80 }).map((all) => Uint32Array.from(all).sort());
  fc.assert(
    fc.property(numbers, fc.nat(310), fc.nat(80), (all, least, start) => {
      const found = all.findIndex((number) => number >= least);
      const place = found < 0 ? all.length : found;
      expect(firstNotBelow(all, least)).toBe(place);
      expect(firstNotBelow(all, least, Math.min(start, place))).toBe(place);
    }),
  );
});
