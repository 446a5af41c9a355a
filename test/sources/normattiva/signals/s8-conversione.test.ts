import { describe, expect, it } from "vitest";
import { signalsOf } from "./artificial-act.ts";

const note = (text: string) => `<p>Decreto di esempio <authorialNote><p>${text}</p></authorialNote></p>`;
const REF = '<ref href="/akn/it/act/legge/stato/2030-07-17/77/!main">L. 17 luglio 2030, n. 77</ref>';

describe("the signal conversione: the note that a decree-law was converted", () => {
  it("takes the law of conversion from the note of the preface", () => {
    const { segnali } = signalsOf({
      preface: note(
        `Entrata in vigore del provvedimento: 19/05/2030 Decreto-Legge convertito con modificazioni dalla ${REF} (in S.O. n. 25)`,
      ),
    });
    expect(segnali).toEqual([
      {
        base: "conversione",
        verso: "in",
        altro: {
          tipo: "legge",
          data: "2030-07-17",
          anno: null,
          numero: "77",
          urn: "urn:nir:stato:legge:2030-07-17;77",
        },
        qui: null,
        li: null,
        tipo: "converte",
        data: null,
        evidenza: "Decreto-Legge convertito con modificazioni dalla L. 17 luglio 2030, n. 77 (in S.O. n. 25)",
      },
    ]);
  });

  it("falls back to the reference where the words are not a full citation", () => {
    const preface = note(
      'Decreto-Legge convertito dalla <ref href="/akn/it/act/legge/stato/2030-07-17/77/!main">legge citata</ref>',
    );
    expect(signalsOf({ preface }).segnali.map(({ altro }) => altro.numero)).toEqual(["77"]);
  });

  it("finds nothing in the other notes that a preface has", () => {
    for (const text of [
      "null",
      "4-7-2001",
      "Entrata in vigore del provvedimento: 1/1/2006.",
      `Il testo e' nella ${REF}`,
    ])
      expect(signalsOf({ preface: note(text) })).toEqual({ segnali: [], conteggi: {} });
  });
});
