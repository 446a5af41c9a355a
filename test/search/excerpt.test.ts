import { describe, expect, it } from "vitest";
import { excerptOf, hasPhrase } from "../../generator/search/excerpt.ts";

const asked =
  (...words: string[]) =>
  (word: string) =>
    words.includes(word) && word;

describe("an excerpt", () => {
  it("is a short text itself, with what was asked for marked", () => {
    expect(excerptOf("La città è bella.", asked("citta"))).toEqual({
      estratto: "La città è bella.",
      evidenzia: [[3, 5]],
    });
  });

  it("begins shortly before the place with most words that were asked for", () => {
    const text = `firma ${"altro ".repeat(80)}una firma digitale ${"altro ".repeat(80)}`;
    const { estratto, evidenzia } = excerptOf(text, asked("firma", "digitale"));
    expect(estratto.startsWith("…altro")).toBe(true);
    expect(estratto.endsWith("altro…")).toBe(true);
    expect(estratto.length).toBeLessThanOrEqual(282);
    expect(evidenzia.map(([start, length]) => estratto.slice(start, start + length))).toEqual(["firma", "digitale"]);
  });

  it("is the beginning of a text that has none of them", () => {
    expect(excerptOf("x ".repeat(400), asked("y")).estratto).toBe(`${"x ".repeat(139)}x…`);
    expect(excerptOf("", asked("y"))).toEqual({ estratto: "", evidenzia: [] });
  });

  it("is cut inside a word that is longer than it", () => {
    expect(excerptOf("x".repeat(500), asked()).estratto).toBe(`${"x".repeat(280)}…`);
  });
});

describe("a phrase", () => {
  it("is found word by word as folded, whatever stands between words", () => {
    expect(hasPhrase("La Firma\n((digitale)).", ["firma", "digitale"])).toBe(true);
    expect(hasPhrase("La firme digitali.", ["firma", "digitale"])).toBe(false);
    expect(hasPhrase("firma non digitale", ["firma", "digitale"])).toBe(false);
    expect(hasPhrase("firma", ["firma", "digitale"])).toBe(false);
  });
});
