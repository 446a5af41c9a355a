import { describe, expect, it } from "vitest";
import { comparableText, comparedLine, isHole } from "../../../generator/law/articles/comparable-text.ts";

describe("comparableText", () => {
  it.each([
    ["the dot behind a title", ["(Oggetto).", "1. Testo."], ["(Oggetto)", "1. Testo."]],
    ["a soft hyphen", [null, "1. L'articolo 3\u00adbis."], [null, "1. L'articolo 3bis."]],
    ["brackets and marks of notes", ["Oggetto", "1. La ((legge)) vale. ((18a)) (4)"], ["Oggetto", "1. La legge vale."]],
    ["white space", ["Oggetto", "1. La  legge\u00a0vale."], ["Oggetto", "1. La legge vale."]],
  ] as const)("leaves out %s", (_, [rubrica, testo], [other, same]) => {
    expect(comparableText(rubrica, testo)).toBe(comparableText(other, same));
  });

  it("tells the words of title and text apart, and the dots of a text", () => {
    expect(comparableText("Oggetto", "")).not.toBe(comparableText(null, "Oggetto"));
    expect(comparableText(null, "1. Testo.")).not.toBe(comparableText(null, "1. Testo"));
  });
});

it("shows no sign that is not seen, and takes it for nothing", () => {
  expect(comparedLine("1. L'articolo 3\u00adbis (18a) .")).toBe("1. L'articolo 3bis.");
  expect(isHole("(( \u00ad)) ((18a))")).toBe(true);
});
