import { expect, test } from "vitest";
import { inBatches } from "../../generator/collections/in-batches.ts";

test("values come in arrays of so many, the last one shorter", () => {
  expect([...inBatches([1, 2, 3, 4, 5], 2)]).toEqual([[1, 2], [3, 4], [5]]);
  expect([...inBatches([1, 2], 2)]).toEqual([[1, 2]]);
  expect([...inBatches([], 2)]).toEqual([]);
});
