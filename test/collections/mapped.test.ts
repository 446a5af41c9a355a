import { expect, it } from "vitest";
import { mapped } from "../../generator/collections/mapped.ts";

it("makes the items anew each time they are read, and none that is not read", () => {
  const made: number[] = [];
  const doubled = mapped([1, 2, 3], (n) => {
    made.push(n);
    return 2 * n;
  });
  for (const first of doubled) {
    expect(first).toBe(2);
    break;
  }
  expect(made).toEqual([1]);
  expect([...doubled]).toEqual([2, 4, 6]);
});
