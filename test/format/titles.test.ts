import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addOrdinalSet, bitmapBytes, encodeOrdinalSet, ordinalSetBytes } from "../../generator/format/titles.ts";

const read = (set: Uint8Array, total: number) => {
  const bits = new Uint8Array(bitmapBytes(total));
  addOrdinalSet(bits, set);
  const rows: number[] = [];
  for (let row = 0; row < total; row++) if (bits[row >> 3]! & (1 << (row & 7))) rows.push(row);
  return rows;
};

describe("a set of ordinals", () => {
  it("is read back by the router, whatever it holds", () => {
    const sets = fc.integer({ min: 1, max: 200_000 }).chain((total) =>
      fc.record({
        total: fc.constant(total),
        rows: fc.uniqueArray(fc.nat(total - 1), { maxLength: 400 }).map((rows) => rows.sort((a, b) => a - b)),
      }),
    );
    fc.assert(
      fc.property(sets, ({ total, rows }) => {
        expect(read(encodeOrdinalSet(rows, total), total)).toEqual(rows);
        expect(ordinalSetBytes(rows, total)).toBe(encodeOrdinalSet(rows, total).length);
      }),
    );
  });

  it("takes the distances where they are shorter", () => {
    expect([...encodeOrdinalSet([1, 300], 157_000)]).toEqual([2, 130, 43]);
  });

  it("is never longer than a bitmap", () => {
    const rows = Array.from({ length: 20_000 }, (_, i) => 7 * i);
    expect(encodeOrdinalSet(rows, 140_000).length).toBe(bitmapBytes(140_000));
    expect(ordinalSetBytes(rows, 140_000)).toBe(bitmapBytes(140_000));
    expect(read(encodeOrdinalSet(rows, 140_000), 140_000)).toEqual(rows);
  });
});
