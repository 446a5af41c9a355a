import { expect, it } from "vitest";
import { adjacent } from "../../generator/collections/adjacent.ts";

it("gives the items that share a key together, as they stand", () => {
  const groups = (...items: (string | undefined)[]) => [...adjacent(items, (item) => item?.[0])];
  expect(groups()).toEqual([]);
  expect(groups("a1", "a2", "b1", "a3")).toEqual([["a1", "a2"], ["b1"], ["a3"]]);
  expect(groups(undefined, undefined, "a")).toEqual([[undefined, undefined], ["a"]]);
});
