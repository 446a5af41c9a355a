import { describe, expect, test } from "vitest";
import { buildPnrr } from "../../../generator/corpus/pnrr/build.ts";
import { MOTIVI } from "../../../generator/corpus/pnrr/motivi.ts";
import { type Cells, csv, read, readTables, type TableName } from "../../sources/italia-domani/tables.ts";

async function build(tables: Partial<Record<TableName, readonly Cells[]>>) {
  const { righe, rapporto } = await readTables(tables);
  return { modello: buildPnrr(righe, rapporto), rapporto };
}

const body = (code: string, name = "ENTE ESEMPIO 01"): Cells => ({
  "Soggetto Attuatore": name,
  "Codice Fiscale Soggetto Attuatore": code,
});
const award = (cig: string, code: string, name = "AZIENDA ESEMPIO 01", form = ""): Cells => ({
  CIG: cig,
  "Codice Fiscale/P.IVA": code,
  "Denominazione Aggiudicatario": name,
  "Descrizione Forma Giuridica Aggiudicatario": form,
});
const PROJECT_2: Cells = { "Codice Locale Progetto": "ESEMPIO-02" };

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
        award("BXXXXXXXX9", "10000000005", "PERSONA ESEMPIO 05", "Imprenditore\u00a0individuale agricolo"),
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
        award("B000000001", "10000000001", "Beta  Esempio"),
        award("B000000001", "10000000001", "ALFA ESEMPIO"),
        award("B000000001", "10000000002", "12345"),
      ],
    });
    expect(modello.aziende.map((a) => a.nome)).toEqual(["ALFA ESEMPIO", "10000000002"]);
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
