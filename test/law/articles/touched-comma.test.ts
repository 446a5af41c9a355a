import { expect, it } from "vitest";
import { touchesComma } from "../../../generator/law/articles/touched-comma.ts";

it.each([
  ["comma 2, lettera a)", "2", true],
  ["comma 21", "2", false],
  ["ultimo comma", "3", true],
  ["penultimo comma", "3", false],
  ["penultimo comma", "2", true],
  ["numero 5)", "1", true],
  [null, "1", true],
])("%s: whether comma %s is touched: %s", (partizione, comma, touched) => {
  expect(touchesComma([{ partizione }], comma, ["1", "2", "3"])).toBe(touched);
  expect(touchesComma([], comma, ["1", "2", "3"])).toBe(false);
});
