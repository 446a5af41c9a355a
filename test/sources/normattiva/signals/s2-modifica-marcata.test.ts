import { describe, expect, it } from "vitest";
import { brief, signalsOf, textualMod } from "./artificial-act.ts";

const AKN = "/akn/it/act/decreto_legislativo/stato/2020-02-24/58/ita@2030-02-15/!main";

describe("S2 modifica_marcata", () => {
  const body = `<chapter><article eId="art_5-bis"><paragraph><content><p><mod eId="modNov_1">All'articolo 30,
    le parole <quotedText>«uno»</quotedText> sono sostituite da <quotedText>«${"due ".repeat(100)}»</quotedText>.</mod></p></content></paragraph></article></chapter>`;

  it("takes the amending article around the passage, article and day of the destination, the real kind", () => {
    const { segnali, conteggi } = signalsOf({
      body,
      active: textualMod("#modNov_1", `${AKN}/~art_30__para_2__point_b-bis`, "", "substitution"),
    });
    expect(segnali).toEqual([
      {
        base: "modifica_marcata",
        verso: "out",
        altro: {
          tipo: "decreto-legislativo",
          data: "2020-02-24",
          anno: null,
          numero: "58",
          urn: "urn:nir:stato:decreto.legislativo:2020-02-24;58",
        },
        qui: { contenitore: null, numero: "5-bis" },
        li: { contenitore: null, numero: "30" },
        tipo: "sostituisce",
        data: "2030-02-15",
        evidenza: "All'articolo 30, le parole «uno» sono sostituite da [...].",
      },
    ]);
    expect(conteggi).toEqual({ modifica_marcata: 1 });
  });

  it.each([
    ["insertion", "inserisce"],
    ["substitution", "sostituisce"],
    ["repeal", "abroga"],
    ["split", "modifica"],
  ])("reads the type %s as %s", (type, tipo) => {
    expect(
      signalsOf({ body, active: textualMod("#modNov_1", `${AKN}/~art_7-octies__para_1-bis`, "", type) }).segnali.map(
        brief,
      ),
    ).toEqual([`5-bis -> 7-octies ${tipo}`]);
  });

  it("means the whole act where the destination has no part, and says where a passage is missing", () => {
    const { segnali, conteggi } = signalsOf({ body, active: textualMod("#modNov_9", AKN, "", "repeal") });
    expect(segnali.map(brief)).toEqual(["- -> - abroga"]);
    expect(conteggi).toEqual({ modifica_marcata: 1, "modifica_marcata: passo marcato fuori dal testo": 1 });
  });
});
