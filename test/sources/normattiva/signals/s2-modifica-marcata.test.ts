import { describe, expect, it } from "vitest";
import { brief, signalsOf, textualMod } from "./artificial-act.ts";

const AKN = "/akn/it/act/decreto_legislativo/stato/2020-02-24/58/ita@2030-02-15/!main";

describe("the signal modifica_marcata: a change marked in the text of the amending act", () => {
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
        li: { contenitore: null, numero: "30", parte: "comma 2, lettera b-bis)" },
        tipo: "sostituisce",
        portata: "parte",
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

  it.each([
    [
      "il comma 1 e' sostituito dal seguente: <quotedText>«1. Uno.»</quotedText>",
      "__para_1",
      "substitution",
      "comma 1",
      "intero",
    ],
    [
      "la rubrica e' sostituita dalla seguente: <quotedText>«Uno»</quotedText>",
      "",
      "substitution",
      "rubrica",
      "intero",
    ],
    [
      "la rubrica e' sostituita dalle seguenti parole: <quotedText>«Uno»</quotedText>",
      "",
      "substitution",
      "rubrica",
      "intero",
    ],
    [
      "alla rubrica sono aggiunte, in fine, le seguenti parole: <quotedText>«Uno»</quotedText>",
      "",
      "insertion",
      "rubrica",
      "parte",
    ],
    ["alla rubrica, le parole <quotedText>«Uno»</quotedText> sono soppresse", "", "repeal", "rubrica", "parte"],
    ["il secondo periodo e' soppresso", "__para_1", "repeal", "comma 1", "parte"],
    [
      "dopo il comma 1 e' inserito il seguente: <quotedText>«1-bis. Uno.»</quotedText>",
      "__para_1-bis",
      "insertion",
      "comma 1-bis",
      "intero",
    ],
    [
      "dopo il comma 1 e' inserito il seguente: <quotedText>«1-bis. Uno.»</quotedText>",
      "__para_1",
      "insertion",
      undefined,
      "parte",
    ],
    [
      "dopo il secondo comma e' aggiunto il seguente: <quotedText>«Uno.»</quotedText>",
      "",
      "insertion",
      undefined,
      "parte",
    ],
  ])("tells from destination and sentence what is changed: %j at %j (%s)", (sentence, part, type, parte, portata) => {
    const passage = `<chapter><article eId="art_5"><paragraph eId="art_5__para_2."><list><point eId="art_5__para_2.__point_c"><content><p><mod eId="m">${sentence}</mod></p></content></point></list></paragraph></article></chapter>`;
    const { segnali } = signalsOf({ body: passage, active: textualMod("#m", `${AKN}/~art_7${part}`, "", type) });
    expect(segnali.map(({ qui, li, portata: extent }) => [qui?.parte, li?.parte, extent])).toEqual([
      ["comma 2, lettera c)", parte, portata],
    ]);
  });

  it("means the whole act where the destination has no part, and says where a passage is missing", () => {
    const { segnali, conteggi } = signalsOf({ body, active: textualMod("#modNov_9", AKN, "", "repeal") });
    expect(segnali.map(brief)).toEqual(["- -> - abroga"]);
    expect(conteggi).toEqual({ modifica_marcata: 1, "modifica_marcata: passo marcato fuori dal testo": 1 });
  });

  it.each([
    ["Il Capo III-bis del Titolo I, Libro IV del codice e' abrogato", "", "Libro IV, Titolo I, Capo III-bis", "intero"],
    [
      "la rubrica del Titolo II e' abrogata",
      "Al Libro IV, Titolo II, sono apportate le seguenti modificazioni:",
      "Libro IV, Titolo II",
      "parte",
    ],
    [
      "i Capi I e II sono abrogati",
      "Al Libro IV del codice sono apportate le seguenti modificazioni:",
      "Libro IV, Capo I",
      "intero",
    ],
    ["il decreto legislativo 24 febbraio 2020, n. 58, e' abrogato", "", undefined, "intero"],
    [
      "il decreto legislativo 24 febbraio 2020, n. 58, ad eccezione dell'articolo 3, e' abrogato",
      "",
      undefined,
      "parte",
    ],
    ["al decreto legislativo 24 febbraio 2020, n. 58, le parole sono soppresse", "", undefined, "parte"],
  ])("repeals no more than what the sentence speaks of: %j below %j", (words, intro, divisione, portata) => {
    const list = `<list><intro><p>${intro}</p></intro><point eId="art_5__para_1.__point_a"><content><p><mod eId="modNov_1">${words}.</mod></p></content></point></list>`;
    const { segnali } = signalsOf({
      body: `<article eId="art_5"><paragraph eId="art_5__para_1">${list}</paragraph></article>`,
      active: textualMod("#modNov_1", AKN, "", "repeal"),
    });
    expect(segnali[0]).toMatchObject({ li: null, portata, ...(divisione !== undefined && { divisione }) });
    expect(segnali[0]?.divisione).toBe(divisione);
    expect(segnali[0]?.evidenza).toBe(intro === "" ? `${words}.` : `${intro} … ${words}.`);
  });

  it.each([
    ["l'ultimo comma e' abrogato", "", "repeal", "ultimo comma"],
    ["il penultimo comma e' abrogato", "", "repeal", "penultimo comma"],
    [
      "dopo il numero 4, sono inseriti i seguenti: <quotedText>«4-bis) uno»</quotedText>",
      "__para_1",
      "insertion",
      "comma 1",
    ],
    ["il numero 4) e' soppresso", "__para_1", "repeal", "comma 1"],
  ])("takes for a part what has no place of its own in the destination: %j", (words, fragment, type, parte) => {
    const { segnali } = signalsOf({
      body: `<article eId="art_5"><paragraph><content><p><mod eId="modNov_1">${words}.</mod></p></content></paragraph></article>`,
      active: textualMod("#modNov_1", `${AKN}/~art_30${fragment}`, "", type),
    });
    expect(segnali.map(({ li, portata }) => [li?.parte, portata])).toEqual([[parte, "parte"]]);
  });
});
