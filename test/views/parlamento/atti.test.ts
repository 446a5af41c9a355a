import { expect, it } from "vitest";
import type { NormaServita } from "../../../generator/corpus/norme/corpus.ts";
import { cercaAtti } from "../../../generator/views/parlamento/atti.ts";

const norma = (eli: string, tipo: string, data: string, numero: string | null, changes = 0) =>
  ({
    eli,
    record: { tipo, data, numero, titolo: `Titolo ${eli}` },
    out: [],
    in: Array(changes).fill(0),
  }) as unknown as NormaServita;

const cerca = cercaAtti({
  norme: [
    norma("a", "legge", "1992-02-05", "104", 3),
    norma("b", "legge", "1992-12-05", "104"),
    norma("c", "dpr", "1992-02-05", "104"),
    norma("d", "costituzione", "1947-12-27", null),
  ],
});
const elis = (tipo: string | null, data: string | null, anno: number | null, numero: string | null) =>
  cerca({ tipo, data, anno, numero }).map(({ eli }) => eli);

it("an act is found by type, number and date, all three", () => {
  expect(cerca({ tipo: "legge", data: "1992-02-05", anno: null, numero: "104" })).toEqual([
    { eli: "a", tipo: "legge", data: "1992-02-05", titolo: "Titolo a", n_relazioni_in: 3 },
  ]);
  expect(elis("legge", "1992-02-06", null, "104")).toEqual([]);
  expect(elis("legge", "1992-02-05", null, "105")).toEqual([]);
  expect(elis("costituzione", "1947-12-27", null, null)).toEqual(["d"]);
});

it("without a date the year stands for it, and several acts may fit", () => {
  expect(elis("legge", null, 1992, "104")).toEqual(["a", "b"]);
  expect(elis("legge", null, 1993, "104")).toEqual([]);
});

it("without a type any act of that date and number fits", () => {
  expect(elis(null, "1992-02-05", null, "104")).toEqual(["a", "c"]);
});
