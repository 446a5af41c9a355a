import { expect, it } from "vitest";
import { lettersApart } from "../../generator/law/letters-apart.ts";
import { isOneSlipFrom } from "../../generator/law/names/one-slip.ts";

it.each([
  ["milnao", "milano", 2],
  ["milano", "milazo", 1],
  ["milano", "milan", 1],
  ["", "milano", 6],
  ["milano", "milano", 0],
] as const)("%s and %s are %i letters apart", (one, other, letters) => {
  expect([lettersApart(one, other), lettersApart(other, one)]).toEqual([letters, letters]);
});

it.each([
  ["dlsg", "dlgs", true],
  ["comma", "coma", true],
  ["comma", "commi", true],
  ["comma", "ocmma", true],
  ["comma", "comma", false],
  ["comma", "mocma", false],
  ["comma", "com", false],
  ["dlsgx", "dlgsy", false],
] as const)("%s is one slip from %s: %s", (one, other, is) => {
  expect([isOneSlipFrom(one, other), isOneSlipFrom(other, one)]).toEqual([is, is]);
});
