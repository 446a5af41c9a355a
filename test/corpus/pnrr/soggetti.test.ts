import { describe, expect, test } from "vitest";
import { buildPnrr } from "../../../generator/corpus/pnrr/build.ts";
import { MOTIVI } from "../../../generator/corpus/pnrr/motivi.ts";
import { csv, read } from "../../sources/italia-domani/tables.ts";
import { award, body, build, PROJECT_2 } from "./artificial-model.ts";

describe("awardees and bodies", () => {
  test("an award joins by PDA before its own CIG", async () => {
    const { modello } = await build({
      progetti: [{}],
      gare: [{ CIG: "B000000001", "Codice Interno PDA": "5000000001" }, { CIG: "B000000002" }],
      aggiudicatari: [{ ...award("B000000002", "10000000001"), "Codice interno PDA": "5000000001" }],
    });
    expect(modello.appalti.map((a) => a.aziende)).toEqual([[0], []]);
  });

  test("many rows of one company are one award, and every member of a grouping has its own", async () => {
    const { modello } = await build({
      progetti: [{}],
      gare: [{ CIG: "B000000001" }],
      aggiudicatari: [
        award("B000000001", "10000000001"),
        award("B000000001", "IT 1000.0000-001"),
        award("B000000001", "10000000002", "AZIENDA ESEMPIO 02"),
      ],
    });
    expect(modello.appalti[0]!.aziende).toEqual([0, 1]);
    expect(modello.aziende.map((a) => a.id)).toEqual(["azienda:10000000001", "azienda:10000000002"]);
  });

  test("no natural person is a company, a body or a name: masked, personal, by legal form, in any row", async () => {
    const { modello } = await build({
      progetti: [
        body("****************", "PERSONA ESEMPIO 01"),
        { ...PROJECT_2, ...body("10000000009", "PERSONA ESEMPIO 01") },
      ],
      gare: [{ CIG: "B000000001" }, { ...PROJECT_2, CIG: "B000000002" }],
      aggiudicatari: [
        award("B000000001", "****************", "PERSONA ESEMPIO 02"),
        award("B000000001", "SMPSMP80A01H501U", "PERSONA ESEMPIO 03"),
        award("B000000001", "ES12345678Z", "PERSONA ESEMPIO 04"),
        award("B000000001", "10000000005", "PERSONA ESEMPIO 05"),
        award("BXXXXXXXX9", "10000000005", "PERSONA ESEMPIO 05", "Libero\u00a0professionista"),
        award("B000000001", "10000000006", "PERSONA ESEMPIO 02"),
      ],
    });
    expect(JSON.stringify(modello)).not.toContain("PERSONA ESEMPIO");
    expect(modello.aziende.map((a) => [a.codice, a.nome])).toEqual([["10000000006", "10000000006"]]);
    expect(modello.enti.map((e) => [e.codice, e.nome])).toEqual([["10000000009", "10000000009"]]);
    expect(modello.righe.aggiudicatari.persone).toBe(4);
    expect(modello.righe.attuatori.persone).toBe(1);
  });

  test("a name is the most frequent spelling, ties by code unit, placeholders apart", async () => {
    const { modello } = await build({
      progetti: [{}],
      gare: [{ CIG: "B000000001" }],
      aggiudicatari: [
        award("B000000001", "10000000001", "DENOMINAZIONE DEL SOGGETTO NON PRESENTE"),
        award("B000000001", "10000000001", "DENOMINAZIONE DEL SOGGETTO NON PRESENTE"),
        award("B000000001", "10000000001", "Beta  Esempio srl"),
        award("B000000001", "10000000001", "ALFA ESEMPIO SRL"),
        award("B000000001", "10000000002", "12345"),
      ],
    });
    expect(modello.aziende.map((a) => a.nome)).toEqual(["ALFA ESEMPIO SRL", "10000000002"]);
  });

  test("a tender shared by projects of different bodies has them all", async () => {
    const { modello } = await build({
      progetti: [body("1000001"), { ...PROJECT_2, ...body("10000000002", "ENTE ESEMPIO 02") }],
      gare: [{ CIG: "B000000001" }, { ...PROJECT_2, CIG: "B000000001" }],
    });
    expect(modello.appalti[0]!.enti.map((e) => modello.enti[e]!.codice)).toEqual(["00001000001", "10000000002"]);
  });

  test("an older extraction of a tender's awards no longer counts where a newer one has it", async () => {
    const old = { "Data di Estrazione": "01/03/2023", "Codice interno PDA": "5000000001" };
    const { modello, rapporto } = await build({
      progetti: [{}],
      gare: [{ CIG: "B000000001", "Codice Interno PDA": "5000000001" }],
      aggiudicatari: [
        { ...award("B000000001", "10000000001"), ...old },
        { ...award("B000000001", "10000000002"), "Codice interno PDA": "5000000001" },
      ],
    });
    expect(modello.aziende.map((a) => a.codice)).toEqual(["10000000002"]);
    expect(rapporto.counted("pnrr", MOTIVI.aggiudicatarioSuperato)).toBe(1);
  });

  test("a table without the local code joins where CUP and submeasure are one project, otherwise its row is an orphan", async () => {
    const twin = { CUP: "Z11B22000020006" };
    const { righe, rapporto } = await read({
      "progetti.csv": csv("progetti", [{}, twin, { ...twin, ...PROJECT_2 }]),
      "gare.csv": csv(
        "gare",
        [{ CIG: "B000000001" }, { ...twin, CIG: "B000000002" }],
        ["CUP", "Codice Univoco Submisura", "CIG", "Importo Aggiudicazione"],
      ),
    });
    expect(buildPnrr(righe, rapporto).appalti.map((a) => a.cig)).toEqual(["B000000001"]);
    expect(rapporto.counted("pnrr", MOTIVI.garaOrfana)).toBe(1);
  });
});
