import { expect, it } from "vitest";
import { runs } from "../../generator/corpus/orders/norme/sequences.ts";

it.each([
  ["", []],
  ["a", ["a"]],
  ["aab", ["aa", "b"]],
  ["abba", ["a", "bb", "a"]],
])("the runs of %j are %j", (text, expected) => {
  const found = [...runs(text.length, (a, b) => text[a] === text[b])];
  expect(found.map(([start, end]) => text.slice(start, end))).toEqual(expected);
});
