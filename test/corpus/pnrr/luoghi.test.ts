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
      { regione: "005", percentuale: "33.5" },
      { regione: "005", percentuale: null },
      { regione: "005", percentuale: null },
      { regione: null, percentuale: null },
      { regione: "003", percentuale: null },
    ]);
    expect(modello.regioni.get("005")).toBe("VENETO");
    expect(rapporto.counted("pnrr", MOTIVI.luogoRipetuto)).toBe(1);
    expect(rapporto.counted("pnrr", MOTIVI.percentuale)).toBe(1);
  });
});
