import { describe, expect, it } from "vitest";
import { addAt, itemAt, lastOf, numberAt, valueAt } from "../../generator/collections/at.ts";

describe("what must be there", () => {
  it("is given, whatever it is", () => {
    expect([itemAt(["", null], 0), itemAt(["", null], 1), lastOf([1, 0])]).toEqual(["", null, 0]);
    expect(numberAt(Int32Array.of(-1, 0), 1)).toBe(0);
    expect(valueAt(new Map([["legge", null]]), "legge")).toBe(null);
  });

  it("is an error where it is not", () => {
    const empty: string[] = [];
    expect(() => itemAt(empty, 0)).toThrow(new RangeError("no item 0 of 0"));
    expect(() => lastOf(empty)).toThrow(RangeError);
    expect(() => numberAt(Uint32Array.of(1), 1)).toThrow(RangeError);
    expect(() => addAt(Uint32Array.of(1), -1, 1)).toThrow(RangeError);
    expect(() => valueAt(new Map<string, string>(), "legge")).toThrow(RangeError);
  });

  it("is added to, and what it was is given", () => {
    const counts = Uint32Array.of(5, 7);
    expect(addAt(counts, 1, 2)).toBe(7);
    expect([...counts]).toEqual([5, 9]);
  });
});
