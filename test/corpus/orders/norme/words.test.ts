import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Term, TitleTerms, unionOf } from "../../../../generator/corpus/orders/norme/words.ts";
import { listsInMemory } from "../../../lists-in-memory.ts";

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

it("gives each type and each word of titles once, with all its rows, however many rows there are", () => {
  const terms = new TitleTerms(listsInMemory);
  const rows = 40_000;
  for (let row = 0; row < rows; row++) terms.add({ tipo: "legge", titolo: row % 1000 === 0 ? "Legge rara" : "Legge" });
  const all = Array.from({ length: rows }, (_, row) => row);
  for (let time = 0; time < 2; time++)
    expect([...terms.items()]).toEqual([
      { term: " legge ", rows: all },
      { term: "legge", rows: all },
      { term: "rara", rows: all.filter((row) => row % 1000 === 0) },
    ]);
  expect([...terms.groups()].map((group) => group.map(({ term }) => term))).toEqual([[" legge "], ["legge"], ["rara"]]);
  terms.close();
});
