import { describe, expect, it } from "vitest";
import { articleNumber } from "../../generator/law/articles/article-number.ts";
import { parseEli } from "../../generator/law/identity/eli.ts";
import { EVERYDAY_NAMES } from "../../generator/law/italian/everyday-names.ts";
import { ITALIAN } from "../../generator/search/italian.ts";
import { questionOf } from "../../generator/search/question.ts";

const names = EVERYDAY_NAMES.flatMap(([all]) => all);

describe("everyday names", () => {
  it("stand in the table once each", () => {
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  it("have words that the search looks for", () => {
    expect(names.filter((name) => questionOf(name, ITALIAN).stems.length === 0)).toEqual([]);
  });

  it("mean acts, articles and commi as their ELIs name them, and say where this is seen", () => {
    for (const [all, places, source] of EVERYDAY_NAMES) {
      expect(source.length, all.join()).toBeGreaterThan(5);
      expect(places.length, all.join()).toBeGreaterThan(0);
      for (const place of places) {
        const [eli = "", comma = "1"] = place.split("/comma/");
        const parsed = parseEli(`eli:/it/${eli}`);
        expect(parsed?.data, place).toMatch(/^\d{4}-\d\d-\d\d$/);
        const article = parsed?.parte?.replace("art/", "") ?? "1";
        expect([articleNumber(article), articleNumber(comma)], place).toEqual([article, comma]);
      }
    }
  });
});
