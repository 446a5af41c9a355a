import { describe, expect, it } from "vitest";
import { repealMarksIn } from "../../../../generator/sources/normattiva/repeal-marks.ts";
import { articolo, brief, signalsOf } from "./artificial-act.ts";

const read = (testo: string, allegato: string | null = null) => signalsOf({}, [articolo("7", testo, [], allegato)]);

describe("the signal testo_abrogato: capitals in the place of repealed words", () => {
  it("takes the act and the sentence with its law of conversion", () => {
    const { segnali } = read(
      "((COMMA ABROGATO DAL D.L. 6 LUGLIO 2031, N. 98, CONVERTITO CON MODIFICAZIONI DALLA L. 15 LUGLIO 2031, N. 111)).",
    );
    expect(segnali).toEqual([
      {
        base: "testo_abrogato",
        verso: "in",
        altro: {
          tipo: "decreto-legge",
          data: "2031-07-06",
          anno: null,
          numero: "98",
          urn: "urn:nir:stato:decreto.legge:2031-07-06;98",
        },
        qui: { contenitore: null, numero: "7" },
        li: null,
        tipo: "abroga",
        portata: "parte",
        data: null,
        conversione: "2031-07-15",
        evidenza:
          "COMMA ABROGATO DAL D.L. 6 LUGLIO 2031, N. 98, CONVERTITO CON MODIFICAZIONI DALLA L. 15 LUGLIO 2031, N. 111",
      },
    ]);
  });

  it.each([
    [
      "ARTICOLO NON PIU' PREVISTO DAL D.L. 6 LUGLIO 2031, N. 98, CONVERTITO CON MODIFICAZIONI DALLA L. 15 LUGLIO 2031, N. 111",
      ["legge 111"],
    ],
    [
      "ARTICOLO NON PIU' PREVISTO DAL D.L. 6 LUGLIO 2031, N. 98, CONVERTITO SENZA MODIFICAZIONI DALLA l. 15 LUGLIO 2031, N. 111",
      ["legge 111"],
    ],
    ["ARTICOLO NON PIU' PREVISTO DALLA L. 15 LUGLIO 2031, N. 111", ["legge 111"]],
    ["ARTICOLO NON PIU' PREVISTO DAL D.L. 6 LUGLIO 2031, N. 98", []],
  ])("takes what a decree-law no longer has for gone with the law that converted it: %j", (mark, acts) => {
    const { segnali } = read(`((${mark})).`);
    expect(segnali.map(({ altro }) => `${altro.tipo} ${altro.numero}`)).toEqual(acts);
  });

  it("tells a rubrica that is gone from its article", () => {
    const [{ qui, portata } = {}] = read("((RUBRICA ABROGATA DALLA L. 5 AGOSTO 2031, N. 442))").segnali;
    expect({ qui, portata }).toEqual({ qui: { contenitore: null, numero: "7", parte: "rubrica" }, portata: "intero" });
  });

  it("tells from when a repeal takes effect", () => {
    const { segnali } = read("((ARTICOLO ABROGATO DALLA L. 15 LUGLIO 2031, N. 111, A DECORRERE DAL 1 GENNAIO 2033)).");
    expect(segnali[0]?.decorrenza).toEqual({ dal: "2033-01-01", testo: "a decorrere dal 1 gennaio 2033" });
  });

  it.each([
    "ARTICOLO ABROGATO DALLA L. 5 AGOSTO 2031, N. 442",
    "LETTERA SOPPRESSA DAL D.LGS. 26 AGOSTO 2031, N. 179",
    "NUMERO ABROGATO DA D.L. 13 MAGGIO 2031, N. 152",
    "PERIODO SOPPRESSO DAL D.P.R. 14 NOVEMBRE 2031, N. 313",
    "COMMA SOPPRESSO A SEGUITO DELL'ABOLIZIONE DELLA PENA DISPOSTA DAL D.LGS. LUOGOTENZIALE 10 AGOSTO 1944, N. 224",
  ])("reads %j", (sentence) => {
    expect(read(`Testo. ${sentence}`).segnali.map(brief)).toEqual(["7 -> - abroga"]);
  });

  it.each([
    "PERIODO SOPPRESSO DAL. D.L. 13 MAGGIO 2031, N. 152",
    "PERIODO SOPPRESSO DALA D.P.R. 14 NOVEMBRE 2031, N. 313",
    "LETTERA SOPPRESSA D.LGS. 26 AGOSTO 2031, N. 179",
    "COMMA ABROGATO DAL D.LSG. 26 AGOSTO 2031, N. 179",
    "COMA ABBROGATO DALLA L. 5 AGOSTO 2031, N. 442",
    "ARTICOLO DA RITENERSI SOPPRESSO A SEGUITO DEL D.LGS. 26 AGOSTO 2031, N. 179",
    "ARTICOLO NON PIU' PREVISTO DALLA L. 5 AGOSTO 2031, N. 442",
    "CAPO ABROGATO DAL D.LGS. 26 AGOSTO 2031, N. 179",
    "CAPO/TITOLO ABROGATO DAL D.LGS. 26 AGOSTO 2031, N. 179",
    "COMMA ABROGATO DALL'ART. 3, COMMA 1, DEL D.LGS. 26 AGOSTO 2031, N. 179",
  ])("reads %j for all its slips", (sentence) => {
    expect(read(`Testo. ((${sentence}))`).segnali.map(brief)).toEqual(["7 -> - abroga"]);
  });

  it.each([
    [
      "1. ((COMMA ABROGATO DALLA L. 5 AGOSTO 2031, N. 442, NELLA PARTE IN CUI SI RIFERISCE AI COMUNI)).",
      "comma 1",
      "parte",
    ],
    ["1. ((COMMA ABROGATO, LIMITATAMENTE AI COMUNI, DALLA L. 5 AGOSTO 2031, N. 442)).", "comma 1", "parte"],
    [
      "2. COMMA ABROGATO DAL D.L. 6 LUGLIO 2031, N. 98, CONVERTITO CON MODIFICAZIONI DALLA L. 15 LUGLIO 2031, N. 111, AD ECCEZIONE DELLE REGIONI.",
      "comma 2",
      "parte",
    ],
    ["((ARTICOLO ABROGATO DALLA L. 5 AGOSTO 2031, N. 442 LIMITATAMENTE AI COMUNI))", undefined, "parte"],
    ["1. COMMA ABROGATO DALLA L. 5 AGOSTO 2031, N. 442. Nella parte in cui resta, vale.", "comma 1", "intero"],
    ["((CAPO ABROGATO DALLA L. 5 AGOSTO 2031, N. 442))", undefined, "intero"],
    ["1. Uno.\n2. ((COMMI ABROGATI DALLA L. 5 AGOSTO 2031, N. 442))", "comma 2", "parte"],
    ["Se il gioco:\n1° NUMERO SOPPRESSO DALLA L. 5 AGOSTO 2031, N. 442;\n2° e' finto.", "numero 1)", "intero"],
    ["1. Uno.\n2.Al gioco. PERIODO SOPPRESSO DALLA L. 5 AGOSTO 2031, N. 442.", "comma 2", "parte"],
  ])("reads how much is gone: %j", (testo, parte, portata) => {
    expect(read(testo).segnali.map(({ qui, portata: extent }) => [qui?.parte, extent])).toEqual([[parte, portata]]);
  });

  it.each([
    [
      "((IL D.LGS. 1 AGOSTO 2031, N. 103 HA CONFERMATO L'ABROGAZIONE DEL PRESENTE ARTICOLO))",
      "103",
      undefined,
      undefined,
    ],
    [
      "3. IL D.L. 6 LUGLIO 2031, N. 98, CONVERTITO CON MODIFICAZIONI DALLA L. 15 LUGLIO 2031, N. 111, HA CONFERMATO L'ABROGAZIONE DEL PRESENTE COMMA.",
      "98",
      "comma 3",
      "2031-07-15",
    ],
  ])("reads who confirmed a repeal: %j", (testo, numero, parte, conversione) => {
    expect(read(testo).segnali.map((s) => [s.altro.numero, s.qui?.parte, s.portata, s.conversione])).toEqual([
      [numero, parte, "intero", conversione],
    ]);
  });

  it("keeps the container of an attachment's article, and means the whole act where it says so", () => {
    expect(read("ARTICOLO ABROGATO DALLA L. 5 AGOSTO 2031, N. 442", "Codice di esempio").segnali.map(brief)).toEqual([
      "Codice di esempio, 7 -> - abroga",
    ]);
    expect(read("PROVVEDIMENTO ABROGATO DALLA L. 5 AGOSTO 2031, N. 442").segnali.map(brief)).toEqual(["- -> - abroga"]);
  });

  it("counts equal sentences of an article and gives one signal, and counts what names no act", () => {
    const twice = "COMMA ABROGATO DALLA L. 5 AGOSTO 2031, N. 442. COMMA ABROGATO DALLA L. 5 AGOSTO 2031, N. 442.";
    const { segnali, conteggi } = read(`${twice} 3. COMMA ABROGATO DAL DECRETO 5 AGOSTO 2031, N. 9.`);
    expect(segnali).toHaveLength(1);
    expect(conteggi).toEqual({ testo_abrogato: 3, "testo_abrogato: atto non identificato": 1 });
  });

  const REPEALED = (what: string) => `((${what} ABROGATO DALLA L. 5 AGOSTO 2031, N. 442))`;
  it.each([
    [`1. Uno.\n2. ${REPEALED("COMMA")}`, "comma 2", "intero"],
    [`1. Uno.\n((2-bis. ${REPEALED("COMMA")}`, "comma 2-bis", "intero"],
    [`1. Uno:\na) primo;\nb) ${REPEALED("LETTERA")}`, "comma 1, lettera b)", "intero"],
    [`1. Uno:\na) primo:\n2) ${REPEALED("NUMERO")}`, "comma 1, lettera a), numero 2)", "intero"],
    [`3. Uno. ${REPEALED("PERIODO")}`, "comma 3", "parte"],
    [`Uno.\n${REPEALED("COMMA")}`, undefined, "parte"],
    [`2. Uno: "1. Altro. ${REPEALED("COMMA")}`, undefined, "parte"],
    [REPEALED("ARTICOLO"), undefined, "intero"],
    [`1. Al codice:\n"423. Nuovo.\n684-ter. Nuovo."\n2. Due.\n3. ${REPEALED("COMMA")}`, "comma 3", "intero"],
  ])("takes the part from the place of the mark: %j", (testo, parte, portata) => {
    expect(read(testo).segnali.map(({ qui, portata: extent }) => [qui?.parte, extent])).toEqual([[parte, portata]]);
  });

  it("takes work in proportion to the length", () => {
    for (const piece of [
      "COMMA ABROGATO ",
      "ABROGATO DAL ",
      "L'ABROGAZIONE DEL PRESENTE ",
      "ARTICOLO/",
      "CONVERTITO, ",
      "(",
      "N. 1 ",
    ])
      expect(() => repealMarksIn(piece.repeat(20_000 / piece.length))).not.toThrow();
  });

  it("finds nothing in ordinary words about repeals", () => {
    expect(read("il comma abrogato dalla L. 5 agosto 2031, n. 442, rivive").conteggi).toEqual({});
  });
});
