/** Changes that came after the day of a text: how many, until when, and what is said of those that name no article. */

import { describe, expect, it } from "vitest";
import { bothSuccessive, notaSenzaArticolo, successiveTo } from "../../generator/contract/modifiche-successive.ts";

describe("changes after the day of a text", () => {
  it.each([
    [["2023-05-30"], null],
    [[null], null],
    [["2024-12-31", "2023-06-01", null, "2020-01-01"], { n: 2, ultima: "2024-12-31" }],
    [["2023-06-01", "2024-12-31"], { n: 2, ultima: "2024-12-31" }],
  ])("of %j are %j", (days, expected) => {
    expect(successiveTo("2023-05-30", days)).toEqual(expected);
  });

  const [early, late] = [
    { n: 1, ultima: "2024-01-01" },
    { n: 2, ultima: "2024-12-31" },
  ];
  it.each([
    [early, late, { n: 3, ultima: "2024-12-31" }],
    [late, early, { n: 3, ultima: "2024-12-31" }],
    [null, late, late],
    [early, null, early],
    [null, null, null],
  ])("%j of a part and %j of its act are %j", (part, act, both) => {
    expect(bothSuccessive(part, act)).toEqual(both);
  });
});

describe("relations that name no article", () => {
  const nota = (tutte: number, isNamed: boolean, successive: typeof early | null = null) =>
    notaSenzaArticolo("2023-05-30", { successive, tutte }, isNamed, "it");
  const early = { n: 1, ultima: "2024-01-01" };

  it("are all there is where no relation names the article", () => {
    expect(nota(2, false)).toBe(
      "Nessuna relazione nomina questo articolo; 2 riguardano l'atto senza nominarne uno, e possono riguardare questo.",
    );
  });

  it("are not said to be all beside relations that name it", () => {
    expect(nota(2, true)).toBe("");
    expect(nota(2, true, early)).toBe(
      "Dopo il 2023-05-30 l'atto ha anche una modifica testuale che non dicono l'articolo (2024-01-01).",
    );
  });

  it("are not spoken of where there are none", () => {
    expect(nota(0, false)).toBe("");
  });
});
