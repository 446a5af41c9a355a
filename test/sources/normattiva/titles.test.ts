import { describe, expect, it } from "vitest";
import { articolo, readFixture } from "./fixtures.ts";

describe("a title without brackets", () => {
  it.each([
    ["before comma 1", "art_2", `Premi ((in denaro)) dell'operazione "Dadi"`, "1. Si vince."],
    ["before the brackets of a change of comma 1", "art_3", "Carte", "((1. Si mescola.\n2. Si taglia.))"],
    ["without the brackets that open a change after it", "art_4", "Dadi", "((1. Si tira.))"],
    ["none where comma 1 opens the article", "art_5", null, "1. Nessun titolo."],
    [
      "as the first paragraph, in a code",
      "annesso_3",
      "Gioco sleale.",
      "Chiunque bara e' escluso.\nLa stessa regola vale per chi aiuta.",
    ],
    [
      "in brackets of its own change, in a code",
      "annesso_4",
      "(( Gioco a distanza ))",
      "((Chi gioca da lontano e' ammesso.))",
    ],
    [
      "none where the first paragraph is a sentence",
      "annesso_5",
      null,
      "Chi non gioca e' spettatore.\nLo spettatore tace.",
    ],
  ])("is the rubrica where nearly all articles have one: %s", (_, id, rubrica, testo) => {
    expect(articolo("titoli", id)).toMatchObject({ rubrica, testo });
  });

  it("stays text where not nearly all articles have a rubrica, and is told", () => {
    expect(readFixture("rubriche").record.osservazioni).toEqual({
      "articoli che si aprono con una riga che forse è la rubrica: lasciata nel testo": {
        quanti: 1,
        esempi: ["art_5"],
      },
    });
  });
});

describe("the text of an article", () => {
  it("does not open with the article's own number, nor with the titles above it", () => {
    expect(articolo("titoli", "art_6").testo).toBe("1. Si siede.");
    expect(articolo("titoli", "art_7").testo).toBe("Art. 7-bis. non e' il suo numero.");
    expect(articolo("titoli", "annesso_1")).toMatchObject({
      rubrica: "(Regola)",
      testo: "Nessuno perde.",
      partizione: "LIBRO PRIMO Dei giochi",
    });
    expect(articolo("titoli", "annesso_7").partizione).toBe("LIBRO PRIMO Dei giochi / TITOLO II Della fine");
  });

  it("is the later of two versions of its commi, which is told; commi that quote others are all there", () => {
    expect(articolo("titoli", "art_8").testo).toBe("1. Primo comma.\n2. Secondo comma.\n3. ((Terzo di poi.))");
    expect(articolo("titoli", "art_9").testo).toBe(
      "1. La regola diventa la seguente:\n1. Regola nuova.\n2. Altra regola.",
    );
    expect(readFixture("titoli").record.osservazioni).toMatchObject({
      "articoli con due versioni dei commi nella fonte: servita l'ultima": { quanti: 1, esempi: ["art_8"] },
    });
  });

  it("is empty where the source has none, and that is told", () => {
    expect(articolo("titoli", "art_10").testo).toBe("");
    expect(readFixture("titoli").record.osservazioni).toMatchObject({
      "articoli senza testo nella fonte, serviti vuoti: vedere se un altro scaricamento dell'atto li ha": {
        quanti: 1,
        esempi: ["art_10"],
      },
    });
  });
});

it("an article that is no longer provided for is repealed", () => {
  expect(articolo("titoli", "annesso_6")).toMatchObject({ abrogato: true, rubrica: null });
});
