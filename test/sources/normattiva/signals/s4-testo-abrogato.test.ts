import { describe, expect, it } from "vitest";
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
    "ARTICOLO ABROGATO DALLA L. 5 AGOSTO 2031, N. 442",
    "LETTERA SOPPRESSA DAL D.LGS. 26 AGOSTO 2031, N. 179",
    "NUMERO ABROGATO DA D.L. 13 MAGGIO 2031, N. 152",
    "PERIODO SOPPRESSO DAL D.P.R. 14 NOVEMBRE 2031, N. 313",
    "COMMA SOPPRESSO A SEGUITO DELL'ABOLIZIONE DELLA PENA DISPOSTA DAL D.LGS. LUOGOTENZIALE 10 AGOSTO 1944, N. 224",
  ])("reads %j", (sentence) => {
    expect(read(`Testo. ${sentence}`).segnali.map(brief)).toEqual(["7 -> - abroga"]);
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
  ])("takes the part from the place of the mark: %j", (testo, parte, portata) => {
    expect(read(testo).segnali.map(({ qui, portata: extent }) => [qui?.parte, extent])).toEqual([[parte, portata]]);
  });

  it("finds nothing in ordinary words about repeals", () => {
    expect(read("il comma abrogato dalla L. 5 agosto 2031, n. 442, rivive").conteggi).toEqual({});
  });
});
