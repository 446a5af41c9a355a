import { describe, expect, test } from "vitest";
import { buildPnrr } from "../../../generator/corpus/pnrr/build.ts";
import { MOTIVI } from "../../../generator/corpus/pnrr/motivi.ts";
import { csv, read } from "../../sources/italia-domani/tables.ts";
import { build, PROJECT_2 } from "./artificial-model.ts";

describe("projects", () => {
  test("the key is CUP, local code and submeasure: one CUP may have several projects", async () => {
    const { modello } = await build({ progetti: [{}, PROJECT_2, { "Codice Univoco Submisura": "M1C1I1.02.00" }] });
    expect(modello.progetti.map((p) => p.id)).toEqual([
      "progetto:Z11B22000010006:ESEMPIO-01:M1C1I1.01.00",
      "progetto:Z11B22000010006:ESEMPIO-02:M1C1I1.01.00",
      "progetto:Z11B22000010006:ESEMPIO-01:M1C1I1.02.00",
    ]);
  });

  test("of two vintages the newer wins, whatever the order of the files; of equal days the first read", async () => {
    const row = (titolo: string, giorno: string) =>
      csv("progetti", [{ "Titolo Progetto": titolo, "Data di Estrazione": giorno }]);
    const { righe, rapporto } = await read({
      "gare.csv": csv("gare", [{ CIG: "B000000001" }]),
      "a.csv": row("nuovo", "13/06/2026"),
      "b.csv": row("vecchio", "01/03/2023"),
      "c.csv": row("pari", "13/06/2026"),
    });
    expect(buildPnrr(righe, rapporto).progetti.map((p) => p.label)).toEqual(["nuovo"]);
    expect(rapporto.counted("pnrr", MOTIVI.progettoSuperato)).toBe(2);
  });

  test("a placeholder CUP gives a project with a null cup; empty sector and title have their stand-ins", async () => {
    const { modello } = await build({ progetti: [{ CUP: "N/A", "Finanziamento Totale": "13380000000" }] });
    expect(modello.progetti[0]).toMatchObject({
      cup: null,
      label: "",
      settore: "NON DISPONIBILE",
      totale: 1338000000000,
    });
  });

  test("a missing Finanziamento Totale is null, a missing source 0", async () => {
    const { modello } = await build({ progetti: [{ "Finanziamento Totale": "N/A" }] });
    expect(modello.progetti[0]!.totale).toBeNull();
    expect(modello.importiFonti).toEqual(new Float64Array(modello.fonti.length));
  });
});
