import { describe, expect, it } from "vitest";
import { articolo, signalsOf } from "./artificial-act.ts";

const ref = (eId: string, href: string) => `<passiveRef eId="${eId}" href="${href}"/>`;
const L = (date: string, n: number) => `/akn/it/act/LEGGE/stato/${date}/${n}/!main`;

describe("the signal riferimento_passivo: the official list of the acts that changed this one", () => {
  it("takes the act with the date of its event", () => {
    const { segnali, conteggi } = signalsOf({
      lifecycle: '<eventRef date="2029-12-31" source="ro1"/><eventRef date="2030-08-07" source="rp1"/>',
      references: `<original eId="ro1" href="${L("2029-12-20", 1)}"/>${ref("rp1", L("2030-08-01", 95))}`,
    });
    expect(segnali).toEqual([
      {
        base: "riferimento_passivo",
        verso: "in",
        altro: {
          tipo: "legge",
          data: "2030-08-01",
          anno: null,
          numero: "95",
          urn: "urn:nir:stato:legge:2030-08-01;95",
        },
        qui: null,
        li: null,
        tipo: "aggiorna",
        data: "2030-08-07",
        evidenza: "",
      },
    ]);
    expect(conteggi).toEqual({ riferimento_passivo: 1 });
  });

  it("counts rulings and errata, which have no address, and takes no bill", () => {
    const { segnali, conteggi } = signalsOf({
      references:
        ref("rp1", "") +
        ref("C.1292", "/akn/it/camera-it:esempio;1292") +
        ref("S.674-B", "/akn/it/senato-it:esempio;674"),
    });
    expect(segnali).toEqual([]);
    expect(conteggi).toEqual({ riferimento_passivo: 1, "riferimento_passivo: senza atto (sentenza, errata)": 1 });
  });

  it("keeps the issuer of a ministry's act", () => {
    const { segnali } = signalsOf({
      references: ref("rp1", "/akn/it/act/CIRCOLARE/MINISTERO_DI_ESEMPIO/1993-04-19/469/!main"),
    });
    expect(segnali[0]!.altro).toMatchObject({ tipo: "circolare", data: "1993-04-19", numero: "469" });
    expect(segnali[0]!.altro.urn).toMatch(/^urn:nir:ministero\.di\.esempio:/);
  });

  it("marks acts that the text names only as changing another act", () => {
    const references = [95, 96, 97, 98, 99]
      .map((number, at) => ref(`rp${at + 1}`, L(`2030-08-0${at + 1}`, number)))
      .join("");
    const note = [
      "AGGIORNAMENTO (1)\nIl D.L. 1 marzo 2030, n. 7, come modificato dalla L. 1 agosto 2030, n. 95, ha disposto (con l'art. 1) che",
      "AGGIORNAMENTO (2)\nIl D.L. 1 marzo 2030, n. 7, come modificato dall'art. 3, comma 1 della L. 2 agosto 2030, n. 96, ha disposto",
      "AGGIORNAMENTO (3)\nIl D.L. 1 marzo 2030, n. 7, come da ultimo modificato, da ultimo, dagli articoli 5, commi 1, lettera a), e 2, e 6 della L. ((4 agosto 2030)), n. 98, ha disposto",
      "AGGIORNAMENTO (4)\nIl D.L. 1 marzo 2030, n. 7, come modificato dalla presente nota; la L. 5 agosto 2030, n. 99, ha disposto",
    ];
    const text = "Comma. (1) Come stabilito dalla L. 2 agosto 2030, n. 96.";
    const { segnali } = signalsOf({ references }, [articolo("1", text, note)]);
    expect(
      segnali.filter(({ base }) => base === "riferimento_passivo").map(({ altro, riserva }) => [altro.numero, riserva]),
    ).toEqual([
      ["95", "solo_come_modificato"],
      ["96", undefined],
      ["97", undefined],
      ["98", "solo_come_modificato"],
      ["99", undefined],
    ]);
  });
});
