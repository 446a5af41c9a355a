import { expect, it } from "vitest";
import { rulingsInText } from "../../../generator/law/citations/rulings-in-text.ts";

const cited = (text: string) => rulingsInText(text).map(({ testo, asked }) => [testo, asked.numero, asked.anno]);

it("finds the rulings of the Constitutional Court that a text cites", () => {
  expect(cited("vista Corte cost. n. 242/2019, e l'art. 580 c.p.")).toEqual([["Corte cost. n. 242/2019", 242, 2019]]);
  expect(
    cited("Così la sentenza n. 73 del 2020 della Corte costituzionale e C. cost., 22 novembre 2019, n. 242."),
  ).toEqual([
    ["sentenza n. 73 del 2020 della Corte costituzionale", 73, 2020],
    ["C. cost., 22 novembre 2019, n. 242", 242, 2019],
  ]);
  expect(cited("la Consulta (sentenza n. 5/2020)")).toEqual([["Consulta (sentenza n. 5/2020", 5, 2020]]);
});

it("takes no other court's for one of it", () => {
  for (const text of [
    "Cass. n. 242/2019",
    "sentenza n. 242/2019",
    "causa C-242/19",
    "Corte EDU 242/2019",
    "la Corte costituzionale ha sede a Roma",
    "Corte cost. n. 242/19",
    "la Corte costituzionale e la legge n. 241/1990",
  ])
    expect(cited(text), text).toEqual([]);
});

it("looks at few characters around each name of the Court", () => {
  expect(rulingsInText("Consulta 1 ".repeat(4000))).toEqual([]);
});
