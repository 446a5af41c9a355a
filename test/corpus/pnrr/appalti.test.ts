import { describe, expect, test } from "vitest";
import { MOTIVI } from "../../../generator/corpus/pnrr/motivi.ts";
import { award, build, PROJECT_2 } from "./artificial-model.ts";

describe("tenders", () => {
  test("one CIG is one tender worth the largest of its rows, linked to every project that names it", async () => {
    const { modello } = await build({
      progetti: [{}, PROJECT_2],
      gare: [
        {
          CIG: "b000000001",
          "Codice Interno PDA": "5000000001",
          "Importo Aggiudicazione": "0",
          "Importo Complessivo Gara": "999",
        },
        { ...PROJECT_2, CIG: "B000000001", "Codice Interno PDA": "5000000002", "Importo Aggiudicazione": "12,5" },
      ],
    });
    expect(modello.appalti).toHaveLength(1);
    expect(modello.appalti[0]).toMatchObject({ id: "appalto:B000000001", cig: "B000000001", importo: 1250 });
    expect(modello.progetti.map((p) => p.appalti)).toEqual([[0], [0]]);
  });

  test("without a CIG the PDA is the key, then the procedure code; a row with none is discarded", async () => {
    const { modello, rapporto } = await build({
      progetti: [{}],
      gare: [
        { CIG: "0000000000", "Codice Interno PDA": "5000000001" },
        { CIG: "breve", "Codice Procedura Utente": "Proc/7" },
        { "Oggetto Gara": "nulla" },
      ],
    });
    expect(modello.appalti.map((a) => [a.id, a.cig, a.label])).toEqual([
      ["appalto:pda-5000000001", null, "appalto:pda-5000000001"],
      ["appalto:proc-Proc/7", null, "appalto:proc-Proc/7"],
    ]);
    expect(rapporto.counted("pnrr", MOTIVI.garaSenzaChiave)).toBe(1);
  });

  test("the newer row of a PDA replaces the older, also where it names another CIG", async () => {
    const { modello } = await build({
      progetti: [{}],
      gare: [
        { CIG: "B000000001", "Codice Interno PDA": "5000000001", "Data di Estrazione": "01/03/2023" },
        { CIG: "B000000002", "Codice Interno PDA": "5000000001" },
      ],
    });
    expect(modello.appalti.map((a) => a.cig)).toEqual(["B000000002"]);
  });

  test("an unknown award is null, never the base price", async () => {
    const { modello } = await build({
      progetti: [{}],
      gare: [{ CIG: "B000000001", "Importo Complessivo Gara": "1000" }],
    });
    expect(modello.appalti[0]!.importo).toBeNull();
  });

  test("the label is the most frequent subject, ties by code unit, else the CIG", async () => {
    const row = (pda: string, oggetto: string) => ({
      CIG: "B000000001",
      "Codice Interno PDA": pda,
      "Oggetto Gara": oggetto,
    });
    const { modello } = await build({
      progetti: [{}],
      gare: [row("5000000001", "beta"), row("5000000002", "alfa"), { CIG: "B000000002" }],
    });
    expect(modello.appalti.map((a) => a.label)).toEqual(["alfa", "B000000002"]);
  });

  test("a tender exceeds the funding of all its projects together, by the cent, and not where one is unknown", async () => {
    const gara = (cig: string, importo: string) => ({ CIG: cig, "Importo Aggiudicazione": importo });
    const { modello } = await build({
      progetti: [
        { "Finanziamento Totale": "100,50" },
        { ...PROJECT_2, "Finanziamento Totale": "50" },
        { CUP: "Z22B22000030006", "Finanziamento Totale": "" },
      ],
      gare: [
        gara("B000000001", "150,51"),
        { ...PROJECT_2, ...gara("B000000001", "150,51") },
        gara("B000000002", "100,50"),
        gara("B000000003", "500"),
        { CUP: "Z22B22000030006", ...gara("B000000003", "500") },
      ],
    });
    expect(modello.appalti.map((a) => a.oltreFinanziamento)).toEqual([1, 0, 0]);
  });

  test("orphans are left out everywhere and counted: tenders, awards and locations of unknown projects", async () => {
    const unknown = { CUP: "Z99B22000010006" };
    const { modello, rapporto } = await build({
      progetti: [{}],
      gare: [{ ...unknown, CIG: "B000000001" }],
      aggiudicatari: [award("B000000001", "10000000001")],
      localizzazione: [{ ...unknown, Regione: "003" }],
    });
    expect([modello.appalti, modello.aziende, modello.enti, [...modello.regioni]]).toEqual([[], [], [], []]);
    for (const motivo of [MOTIVI.garaOrfana, MOTIVI.aggiudicatarioOrfano, MOTIVI.luogoOrfano])
      expect(rapporto.counted("pnrr", motivo)).toBe(1);
    expect(modello.righe.gare.orfane).toBe(1);
  });
});
