import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Term, unionOf } from "../../../generator/views/norme/words.ts";

describe("unionOf", () => {
  it("gives every row of any of the terms once, ascending, whether they are many or scattered", () => {
    const ordinals = (max: number) =>
      fc
        .uniqueArray(fc.nat(max), { maxLength: 80 })
        .map((rows): Term => ({ term: "a", rows: rows.sort((a, b) => a - b) }));
    fc.assert(
      fc.property(fc.oneof(fc.array(ordinals(120)), fc.array(ordinals(200_000))), (terms) => {
        const expected = [...new Set(terms.flatMap(({ rows }) => rows))].sort((a, b) => a - b);
        expect(unionOf(terms)).toEqual(expected);
      }),
    );
  });
});
