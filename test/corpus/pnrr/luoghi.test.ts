import { describe, expect, test } from "vitest";
import { MOTIVI } from "../../../generator/corpus/pnrr/motivi.ts";
import type { Cells } from "../../sources/italia-domani/tables.ts";
import { build } from "./artificial-model.ts";

describe("places", () => {
  test("equal location rows count once, region codes get three digits, a name is the most frequent spelling", async () => {
    const row = (regione: string, nome: string, more: Cells = {}) => ({
      Regione: regione,
      "Descrizione Regione": nome,
      ...more,
    });
    const { modello, rapporto } = await build({
      progetti: [{}],
      localizzazione: [
        row("05", "VENETO", { "Percentuale di Localizzazione": "33,5" }),
        row("05", "VENETO", { "Percentuale di Localizzazione": "33,5" }),
        row("005", "VENETO", { Comune: "001" }),
        row("005", "Veneto"),
        row("", ""),
        row("003", "LOMBARDIA", { "Percentuale di Localizzazione": "tanto" }),
      ],
    });
    expect(modello.progetti[0]!.luoghi).toEqual([
      { regione: "005", provincia: null, comune: null, percentuale: "33.5" },
      { regione: "005", provincia: null, comune: null, percentuale: null },
      { regione: "005", provincia: null, comune: null, percentuale: null },
      { regione: null, provincia: null, comune: null, percentuale: null },
      { regione: "003", provincia: null, comune: null, percentuale: null },
    ]);
    expect(modello.regioni.get("005")).toBe("VENETO");
    expect(rapporto.counted("pnrr", MOTIVI.luogoRipetuto)).toBe(1);
    expect(rapporto.counted("pnrr", MOTIVI.percentuale)).toBe(1);
  });

  test("a municipality's code is its province's and its own; a row about all of them names none", async () => {
    const row = (provincia: string, comune: string, names: readonly [string, string]) => ({
      Regione: "003",
      "Descrizione Regione": "LOMBARDIA",
      Provincia: provincia,
      "Descrizione Provincia": names[0],
      Comune: comune,
      "Descrizione Comune": names[1],
    });
    const { modello } = await build({
      progetti: [{}],
      localizzazione: [
        row("018", "128", ["PROVINCIA DI ESEMPIO", "COMUNE DI ESEMPIO"]),
        row("18", "000", ["PROVINCIA DI ESEMPIO", "TUTTI I COMUNI"]),
        row("000", "000", ["TUTTE LE PROVINCE", "TUTTI I COMUNI"]),
      ],
    });
    expect(modello.progetti[0]!.luoghi.map(({ provincia, comune }) => [provincia, comune])).toEqual([
      ["018", "018128"],
      ["018", null],
      [null, null],
    ]);
    expect(modello.province).toEqual(new Map([["018", { nome: "PROVINCIA DI ESEMPIO", regione: "003" }]]));
    expect(modello.comuni).toEqual(new Map([["018128", "COMUNE DI ESEMPIO"]]));
  });
});
