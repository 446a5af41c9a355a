import { expect, it } from "vitest";
import { writtenNumber } from "../../generator/contract/written-number.ts";

it.each([
  [0, "0", "0"],
  [999, "999", "999"],
  [2833, "2.833", "2,833"],
  [1234567, "1.234.567", "1,234,567"],
  [12345678901234567890n, "12.345.678.901.234.567.890", "12,345,678,901,234,567,890"],
])("writes %d with its thousands apart", (n, it, en) => {
  expect([writtenNumber(n, "it"), writtenNumber(n, "en")]).toEqual([it, en]);
});
