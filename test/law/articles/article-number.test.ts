import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ARTICLE_SUFFIXES,
  articleNumber,
  articleOfFragment,
  compareArticleNumbers,
} from "../../../generator/law/articles/article-number.ts";

describe("an article's number", () => {
  it.each([
    ["131 bis", "131-bis"],
    ["4bis", "4-bis"],
    ["33- bis", "33-bis"],
    ["270 quinquies.1", "270-quinquies.1"],
    ["2645ter", "2645-ter"],
    ["Art. 3-bis.", "3-bis"],
    ["Articolo 143 ", "143"],
    ["01", "01"],
    ["102-sex-decies", "102-sex-decies"],
    ["7 bis ter quater", "7-bis-ter-quater"],
    ["Art. 102-ter decies.", "102-ter-decies"],
    ["171-octies-1", "171-octies-1"],
    ["25-duodevicies", "25-duodevicies"],
    ["29-TERDECIES", "29-terdecies"],
  ])("written %j is %s", (text, number) => {
    expect(articleNumber(text)).toBe(number);
    expect(articleNumber(number)).toBe(number);
  });

  it.each(["", "unico", "bis", "5 bisogna", "Allegato A", "3, 4", "1990/241"])("is not %j", (text) => {
    expect(articleNumber(text)).toBeNull();
  });

  it.each([
    ["art_2bis-com1-leta", "2-bis"],
    ["art_51-com3bis", "51"],
    ["art_12-letgbis", "12"],
    ["art_30__para_2__point_b-bis", "30"],
    ["#art_3-bis", "3-bis"],
    ["art_com2", null],
    ["com2", null],
  ])("in the fragment %s is %s", (fragment, number) => {
    expect(articleOfFragment(fragment)).toBe(number);
  });
});

describe("the order of articles", () => {
  it("goes by number, suffix and decimal, never by letter", () => {
    const inOrder = [
      "01",
      "02",
      "1",
      "2",
      "2-bis",
      "2-ter",
      "2-quater",
      "2-novies",
      "2-decies",
      "2-vicies",
      "10",
      "10-bis",
      "10-bis.1",
      "10-bis.2",
    ];
    expect([...inOrder].reverse().sort(compareArticleNumbers)).toEqual(inOrder);
  });

  it("takes two spellings of one number as equal", () => {
    expect(compareArticleNumbers("102-sex-decies", "102-sexiesdecies")).toBe(0);
    expect(compareArticleNumbers("5-novies", "5-nonies")).toBe(0);
    expect(compareArticleNumbers("171-octies-1", "171-octies.1")).toBe(0);
  });

  it("follows the list of suffixes", () => {
    const suffixes = ARTICLE_SUFFIXES.map((suffix) => `7-${suffix}`);
    for (let at = 1; at < suffixes.length; at++)
      expect(compareArticleNumbers(suffixes[at - 1]!, suffixes[at]!)).toBeLessThanOrEqual(0);
    expect(suffixes.length).toBeGreaterThan(30);
  });

  it("is an order for any numbers", () => {
    const number = fc
      .tuple(fc.integer({ min: 1, max: 30 }), fc.constantFrom("", ...ARTICLE_SUFFIXES), fc.constantFrom("", ".1", ".2"))
      .map(([n, suffix, decimal]) => articleNumber(suffix ? `${n}-${suffix}${decimal}` : `${n}`)!);
    fc.assert(
      fc.property(number, number, number, (a, b, c) => {
        expect(Math.sign(compareArticleNumbers(a, b))).toBe(-Math.sign(compareArticleNumbers(b, a)) + 0);
        if (compareArticleNumbers(a, b) <= 0 && compareArticleNumbers(b, c) <= 0)
          expect(compareArticleNumbers(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });
});
