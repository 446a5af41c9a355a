import { describe, expect, it } from "vitest";
import { divisionsIn, withinDivision } from "../../../../generator/sources/normattiva/amending/divisions.ts";

describe("the divisions above the articles that words name", () => {
  it.each([
    ["Il Capo III-bis del Titolo I, Libro IV, ", ["Libro IV, Titolo I, Capo III-bis"]],
    ["i capi I, II e V-bis", ["Capo I", "Capo II", "Capo V-bis"]],
    ["la sezione II del capo I del titolo primo", ["Titolo primo, Capo I, Sezione II"]],
    ["All'Allegato I. 3 Termini delle procedure", ["Allegato I.3"]],
    ["la tabella A, parte III, allegata", ["Tabella A, Parte III"]],
    ["l'articolo 3, comma 2", []],
    ["il capo dello Stato e la parte civile", []],
  ])("are in %j %j", (words, names) => {
    expect(divisionsIn(words)).toEqual(names);
  });

  it("lie in those that the words above name", () => {
    expect(withinDivision("Libro IV, Titolo II", "Capo I")).toBe("Libro IV, Titolo II, Capo I");
    expect(withinDivision("Libro IV, Titolo II", "Titolo III")).toBe("Libro IV, Titolo III");
    expect(withinDivision(null, "Capo I")).toBe("Capo I");
    expect(withinDivision("Titolo II", "Allegato A")).toBe("Allegato A");
  });
});
