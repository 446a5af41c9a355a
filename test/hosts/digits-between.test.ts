import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { digitsBetween } from "../../generator/outputs/hosts/servers/rewrites.ts";

const matches = (low: number, high: number, text: string) => new RegExp(`^(?:${digitsBetween(low, high)})$`).test(text);

describe("an expression for a range of integers", () => {
  it("is short where the range is round", () => {
    expect(digitsBetween(11, 20)).toBe("1[1-9]|20");
    expect(digitsBetween(1, 100)).toBe("[1-9]|[1-9][0-9]|100");
    expect(digitsBetween(7, 7)).toBe("7");
  });

  it("matches what is within and nothing else", () => {
    const number = fc.integer({ min: 1, max: 30_000 });
    fc.assert(
      fc.property(number, number, number, (a, b, n) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        for (const near of [n, low - 1, low, low + 1, high - 1, high, high + 1])
          expect(matches(low, high, `${near}`), `${near} in ${low}-${high}`).toBe(near >= low && near <= high);
      }),
      { numRuns: 2000 },
    );
  });

  it("matches no other spelling", () => {
    for (const text of ["", "07", "+7", "7.0", " 7", "7a", "-7"]) expect(matches(1, 100, text), text).toBe(false);
  });
});
