import { describe, expect, it } from "vitest";
import { askedRuling } from "../../../generator/law/identity/asked-ruling.ts";

describe("a ruling of the Constitutional Court as people write it", () => {
  it.each([
    "ECLI:IT:COST:2019:242",
    "ecli:it:cost:2019:242",
    "242/2019",
    "242 / 2019",
    "n. 242/2019",
    "n° 242 del 2019",
    "sent. n. 242 del 2019",
    "sentenza 242/19",
    "Corte cost. 242/2019",
    "C. cost., sent. 22 novembre 2019, n. 242",
    "Corte costituzionale, sentenza n. 242 del 22 novembre 2019",
    "sentenza 25 settembre - 22 novembre 2019, n. 242",
    "2019, n. 242",
  ])("is understood: %s", (text) => {
    expect(askedRuling(text, 2026)).toEqual({ numero: 242, anni: [2019] });
  });

  it("has the one year that two digits may be: the Court gave its first ruling in 1956", () => {
    expect(askedRuling("51/85", 2026)).toEqual({ numero: 51, anni: [1985] });
    expect(askedRuling("1/56", 2026)).toEqual({ numero: 1, anni: [1956] });
    expect(askedRuling("1/26", 2026)).toEqual({ numero: 1, anni: [2026] });
    expect(askedRuling("1/40", 2026)).toEqual({ numero: 1, anni: [] });
    expect(askedRuling("1/58", 2060)).toEqual({ numero: 1, anni: [1958, 2058] });
  });

  it("may lack its year, and is none where the text says something else", () => {
    expect(askedRuling("sentenza 242", 2026)).toEqual({ numero: 242, anni: [] });
    for (const text of [
      "",
      "niente",
      "legge 242/2019",
      "Cass. 242/2019",
      "1/2/2019",
      "0/2019",
      "Corte cost.",
      "24219/2019",
    ])
      expect(askedRuling(text, 2026), text).toBeNull();
  });
});
