import { describe, expect, test } from "vitest";
import { hasBodyWord, ownName } from "../../../generator/corpus/pnrr/soggetto-registry.ts";
import { award, body, build } from "./artificial-model.ts";

test.each([
  ["ESEMPIO S.p.A. (mandataria)", "ESEMPIO S.p.A."],
  ["STUDIO ESEMPIO SPA - (CAPOGRUPPO MANDATARIA)", "STUDIO ESEMPIO SPA"],
  ["ESEMPIO SRL DITTA CONSORZIATA", "ESEMPIO SRL"],
  ["Mandante: ESEMPIO SRL", "ESEMPIO SRL"],
  ["ATI - Esempio Costruzioni S.r.l.", "Esempio Costruzioni S.r.l."],
  ["A.T.I.ESEMPIOSRL-", "ESEMPIOSRL"],
  ["A.T.I. SRL", "A.T.I. SRL"],
  ["ESEMPIO SPA - IN BREVE E. - S.P.A.", "ESEMPIO SPA - IN BREVE E. - S.P.A."],
  ["ATIKA SRL", "ATIKA SRL"],
  ["ESEMPIO -NAPOLI-", "ESEMPIO -NAPOLI-"],
])("«%s» names %s", (spelling, nome) => {
  expect(ownName(spelling)).toBe(nome);
});

test.each([
  "R.T.I. UNO S.r.l. DUE S.p.a.",
  "ATI UNO S.R.L. - DUE SPA",
  "ATI UNO- DUE- TRE",
  "A.T.I. CAPOGRUPPO UNO S.P.A -MANDANTI DUE S.P.A.",
  "Raggruppamento temporaneo tra Uno s.r.l. (mandatario) e Due s.r.l.",
  "RTP UNO srl (capogruppo) - arch. Esempio - ing. Esempio",
  "CONSORZIO UNO - DUE s.r.l. (consorziata esecutrice)",
  "Uno S.r.l./Due S.r.l.",
  "RTIUNOs.r.l./DUEs",
  "S.R.L.",
])("«%s» names several or nobody", (spelling) => {
  expect(ownName(spelling)).toBeNull();
});

test.each([
  ["ESEMPIO S. R. L.", true],
  ["Esempio di Uno & C.", true],
  ["VILLA ESEMPIO SRL681000", true],
  ["CITTA' METROPOLITANA DI ESEMPIO", true],
  ["AZIENDA OSPEDALIERA ESEMPIO", true],
  ["STUDIO TECNICO ASSOCIATO ESEMPIO", true],
  ["AZIENDA AGRICOLA ESEMPIO UNO", false],
  ["IMPRESA EDILE ESEMPIO UNO", false],
  ["STUDIO TECNICO ING. ESEMPIO", false],
  ["ESEMPIO (SA)", false],
])("«%s» bears a word of a company, body or association: %s", (nome, expected) => {
  expect(hasBodyWord(nome, "10000000001")).toBe(expected);
});

describe("names of companies and bodies", () => {
  const won = async (...rows: [code: string, name: string, form?: string][]) => {
    const { modello } = await build({
      progetti: [{}],
      gare: [{ CIG: "B000000001" }],
      aggiudicatari: rows.map(([code, name, form]) => award("B000000001", code, name, form)),
    });
    return modello.aziende.map((a) => [a.codice, a.nome]);
  };

  test("a sole trader with a VAT number keeps its code and loses its name, by the form that any row gives", async () => {
    const form = "Imprenditore\u00a0individuale agricolo";
    const found = await won(
      ["10000000001", "ESEMPIO UNO SRL"],
      ["10000000001", "ESEMPIO UNO SRL", form],
      ["10000000002", "Esempio uno srl", "Società per azioni"],
    );
    expect(found).toEqual([
      ["10000000001", "Impresa individuale"],
      // The name of a sole trader names nobody else.
      ["10000000002", "10000000002"],
    ]);
    expect(await won(["DE100000001", "ESEMPIO UNO", form])).toEqual([]);
  });

  test("where no row gives a form, a name without a word of a company is a sole trader's", async () => {
    const found = await won(
      ["10000000001", "ESEMPIO UNO", "Non Disponibile"],
      ["10000000002", "ESEMPIO DUE"],
      ["10000000002", "ESEMPIO DUE"],
      ["10000000002", "ESEMPIO DUE SNC"],
      ["10000000003", "ESEMPIO TRE", "Società per azioni"],
      ["10000000004", "R.T.I. ING. ESEMPIO - GEOL. ESEMPIO"],
      ["90000000005", "ESEMPIO CINQUE"],
    );
    expect(Object.fromEntries(found)).toEqual({
      "10000000001": "Impresa individuale",
      "10000000002": "ESEMPIO DUE SNC",
      "10000000003": "ESEMPIO TRE",
      "10000000004": "Impresa individuale",
      "90000000005": "ESEMPIO CINQUE",
    });
  });

  test("a spelling that says to be a sole trader's is never a name, whatever form the source gives", async () => {
    const studio = "Studio assoc. e Società di profess.";
    const found = await won(
      ["10000000001", "DITTA INDIVIDUALE 0001", studio],
      ["10000000002", "DITTA INDIVIDUALE 0002", studio],
      ["10000000002", "DITTA INDIVIDUALE 0002", studio],
      ["10000000002", "STUDIO ASSOCIATO ESEMPIO", studio],
    );
    expect(found.map(([, nome]) => nome)).toEqual(["Impresa individuale", "STUDIO ASSOCIATO ESEMPIO"]);
  });

  test("a piece of a grouping's text gives way to any other spelling, however frequent it is", async () => {
    const spa = "Società per azioni";
    const found = await won(
      ["10000000001", "ESEMPIORTI", spa],
      ["10000000001", "ESEMPIORTI", spa],
      ["10000000001", "ESEMPIO SPA", spa],
      ["10000000002", "R.T.I. UNO SRL - DUE SRL", spa],
    );
    expect(found.map(([, nome]) => nome)).toEqual(["ESEMPIO SPA", "R.T.I. UNO SRL - DUE SRL"]);
  });

  test("where every spelling names a grouping, the most frequent one is the name, as it is written", async () => {
    const found = await won(
      ["10000000001", "UNO SRL - DUE SRL"],
      ["10000000001", "R.T.I. UNO S.r.l. / TRE S.p.A."],
      ["10000000001", "R.T.I. UNO S.r.l. / TRE S.p.A."],
      ["10000000002", "Raggruppamento temporaneo tra Uno s.r.l. e Due s.r.l.", "Società per azioni"],
      // A legal form alone names nobody.
      ["10000000003", "S.R.L.", "Società per azioni"],
    );
    expect(Object.fromEntries(found)).toEqual({
      "10000000001": "R.T.I. UNO S.r.l. / TRE S.p.A.",
      "10000000002": "Raggruppamento temporaneo tra Uno s.r.l. e Due s.r.l.",
      "10000000003": "10000000003",
    });
  });

  test("a grouping that names people gives way to one that does not, and to the code", async () => {
    const found = await won(
      ["10000000001", "RTP UNO SRL - arch. Esempio Due"],
      ["10000000001", "RTP UNO SRL - arch. Esempio Due"],
      ["10000000001", "RTP UNO SRL - TRE SRL"],
      ["10000000002", "RTP UNO SRL - Esempio Quattro"],
      ["****************", "ESEMPIO QUATTRO"],
    );
    expect(Object.fromEntries(found)).toEqual({
      "10000000001": "RTP UNO SRL - TRE SRL",
      "10000000002": "10000000002",
    });
  });

  test("the same holds for bodies", async () => {
    const { modello } = await build({
      progetti: [body("1000001", "ESEMPIO UNO")],
      gare: [{ CIG: "B000000001" }],
    });
    expect(modello.enti.map((e) => e.nome)).toEqual(["Impresa individuale"]);
  });
});
