import { expect, it } from "vitest";
import { expression, pattern } from "../../../generator/law/words/pattern.ts";
import { AND, OF_THE, SAYS, THE, TO_THE } from "../../../generator/law/words/small-words.ts";

it("takes white space of any length for a blank, and a table in its place", () => {
  expect(pattern`in deroga ${TO_THE}`).toBe(`in\\s+deroga\\s+${TO_THE}`);
  expect(expression`^in deroga ${TO_THE}$`.test("In  deroga\nagli ")).toBe(true);
});

it.each([
  [THE, "il lo la i gli le", "l'"],
  [OF_THE, "del dello della dei degli delle", "dell'"],
  [TO_THE, "al allo alla ai agli alle", "all'"],
])("joins articles of speech by rule: %s", (table, words, elided) => {
  const whole = expression`^${table}$`;
  for (const word of words.split(" ")) expect(whole.test(`${word} `), word).toBe(true);
  expect(whole.test(elided)).toBe(true);
  expect(whole.test("delli ")).toBe(false);
});

it.each([
  [AND, ["e", "ed", "nonche'", "nonché"], ["o", "è"]],
  [SAYS, ["e'", "è", "puo'", "devono"], ["e", "sia"]],
])("tells words with an accent however it is written: %s", (table, words, others) => {
  const whole = expression`^${table}$`;
  for (const word of words) expect(whole.test(word), word).toBe(true);
  for (const word of others) expect(whole.test(word), word).toBe(false);
});
