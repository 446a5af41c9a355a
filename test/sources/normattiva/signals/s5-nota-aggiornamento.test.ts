import { describe, expect, it } from "vitest";
import { articolo, brief, signalsOf } from "./artificial-act.ts";

const read = (...note: string[]) => signalsOf({}, [articolo("69", "Testo. (1)", note)]);

describe("S5 nota_aggiornamento", () => {
  it("takes the act that opens the note and the article of its marker", () => {
    const { segnali, conteggi } = read(
      "-----------\nAGGIORNAMENTO (96)\nLa L. 31 maggio 2031, n. 575\nha disposto (con l'art. 7, comma 1) che le pene sono aumentate.",
    );
    expect(segnali).toEqual([
      {
        base: "nota_aggiornamento",
        verso: "in",
        altro: {
          tipo: "legge",
          data: "2031-05-31",
          anno: null,
          numero: "575",
          urn: "urn:nir:stato:legge:2031-05-31;575",
        },
        qui: { contenitore: null, numero: "69" },
        li: { contenitore: null, numero: "7" },
        tipo: "modifica",
        data: null,
        evidenza: "La L. 31 maggio 2031, n. 575 ha disposto (con l'art. 7, comma 1) che le pene sono aumentate.",
      },
    ]);
    expect(conteggi).toEqual({ nota_aggiornamento: 1 });
  });

  it.each([
    ["l'abrogazione del comma 2 decorre da oggi", "abroga"],
    ["il termine e' prorogato al 31 dicembre", "proroga"],
    ["e' disposto il differimento del termine", "proroga"],
    ["si provvede in deroga al comma 3", "deroga"],
    ["la presente modifica ha effetto da oggi", "modifica"],
  ])("reads the kind from %j", (words, tipo) => {
    expect(
      read(`AGGIORNAMENTO (1)\nIl D.L. 1 marzo 2031, n. 7 ha disposto (con l'art. 1) che ${words}.`).segnali.map(brief),
    ).toEqual([`69 -> 1 ${tipo}`]);
  });

  it("gives one signal per marker, each with the kind of its own words", () => {
    const note =
      "AGGIORNAMENTO (66)\nIl D.L. 29 dicembre 2031, n. 216 ha disposto: - (con l'art. 1, comma 1) che il termine e' prorogato; - (con l'art. 2-bis, comma 1) che la modifica ha effetto da oggi.";
    expect(read(note).segnali.map(brief)).toEqual(["69 -> 1 proroga", "69 -> 2-bis modifica"]);
  });

  it("begins a statement with every line that opens with an act", () => {
    const note =
      "AGGIORNAMENTO (12)\nIl D.L. 1 marzo 2031, n. 7 ha disposto (con l'art. 1) che.\nIl D.Lgs. 2 marzo 2031, n. 8, come modificato dal D.L. 1 marzo 2031, n. 7, ha disposto (con l'art. 9) che.";
    expect(read(note).segnali.map((s) => `${s.altro.numero}: ${brief(s)}`)).toEqual([
      "7: 69 -> 1 modifica",
      "8: 69 -> 9 modifica",
    ]);
  });

  it("counts rulings and unnumbered decrees, and reads no note about other acts", () => {
    const { segnali, conteggi } = read(
      "AGGIORNAMENTO (18)\nLa Corte costituzionale, con sentenza 14 - 18 aprile 2031, n. 104, ha dichiarato l'illegittimita' della L. 1 marzo 2000, n. 1.",
      "AGGIORNAMENTO (19)\nIl Decreto 20 dicembre 1996 (in G.U. 28/12/1996, n. 303) ha disposto (con l'art. 1) che",
      "Note all'art. 69: La L. 31 maggio 2031, n. 575 ha disposto (con l'art. 7) che",
    );
    expect(segnali).toEqual([]);
    expect(conteggi).toEqual({
      nota_aggiornamento: 2,
      "nota_aggiornamento: Corte costituzionale": 1,
      "nota_aggiornamento: non apre con un atto numerato": 1,
    });
  });
});
