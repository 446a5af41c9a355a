import { expect, it } from "vitest";
import { nearestTo } from "../../generator/router/render/pronunce.ts";

const ALL = [1999, 2018, 2019, 2020].flatMap((anno) => [10, 20, 30, 40].map((numero) => [anno, numero] as const));
const said = (anno: number | null, numero: number, most = 4) =>
  nearestTo(ALL, { anno, numero }, most).map(([year, number]) => `${number}/${year}`);

it("the nearest rulings stand on both sides of the one that is not there", () => {
  expect(said(2019, 25, 2)).toEqual(["20/2019", "30/2019"]);
  expect(said(2019, 15)).toEqual(["10/2019", "20/2019", "30/2019", "40/2019"]);
  expect(said(2019, 11, 6)).toEqual(["10/2018", "10/2019", "20/2019", "30/2019", "40/2019", "10/2020"]);
  expect(said(2002, 10, 1)).toEqual(["10/1999"]);
  expect(said(2030, 50, 2)).toEqual(["30/2020", "40/2020"]);
});

it("of a number alone they are the newest that bear it, else the newest", () => {
  expect(said(null, 20, 2)).toEqual(["20/2019", "20/2020"]);
  expect(said(null, 21, 2)).toEqual(["30/2020", "40/2020"]);
});
