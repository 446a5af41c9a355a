import { expect, it } from "vitest";
import { folded } from "../../../../generator/corpus/orders/norme/folded.ts";

it("makes one of equal neighbours, and of no others", () => {
  const found = folded(
    ["a1", "a2", "b3", "a4", "a5"],
    (a, b) => a[0] === b[0],
    (a, b) => a + b,
  );
  expect([...found]).toEqual(["a1a2", "b3", "a4a5"]);
  expect([
    ...folded<number>(
      [],
      () => true,
      (a) => a,
    ),
  ]).toEqual([]);
});
