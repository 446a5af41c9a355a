import { describe, expect, it } from "vitest";
import { ITALIAN } from "../../generator/search/italian.ts";
import { MOST_WORDS, questionOf } from "../../generator/search/question.ts";

const asked = (text: string) => questionOf(text, ITALIAN);
const nothing = { stems: [], words: [], beginnings: [], phrases: [], cut: false };

describe("a question", () => {
  it("asks for stems, each once, whatever the accents and the elision", () => {
    expect(asked("Dell'ambiente: la CITTÀ, le citta' e l’ambiente")).toEqual({
      ...nothing,
      stems: ["ambient", "citt"],
      words: ["ambiente", "citta"],
    });
  });

  it("asks for nothing where it is empty or has only words that are left out", () => {
    for (const text of ["", "  ", "di il la", '""', '"', "*", "…", "«»"]) expect(asked(text), text).toEqual(nothing);
  });

  it("has phrases with the words of grammar in them, and their other words besides", () => {
    expect(asked('"codice della strada" 1992')).toEqual({
      ...nothing,
      stems: ["codic", "strad", "1992"],
      words: ["codice", "strada", "1992"],
      phrases: [["codice", "della", "strada"]],
    });
    expect(asked("«firma digitale»").phrases).toEqual([["firma", "digitale"]]);
    expect(asked('"ferie" lavoro').phrases).toEqual([["ferie"]]);
  });

  it("takes a quotation mark without its other for none", () => {
    expect(asked("peculato \"d'uso")).toEqual({ ...nothing, stems: ["peculat", "uso"], words: ["peculato", "uso"] });
    expect(asked('"a tempo" pieno"').phrases).toEqual([["a", "tempo"]]);
  });

  it("has beginnings of at least three letters", () => {
    expect(asked("abrog* av*")).toEqual({ ...nothing, beginnings: ["abrog"], stems: ["av"], words: ["av"] });
  });

  it("has dotted abbreviations in one piece", () => {
    expect(asked("art. 7 c.p.p. e S.p.A.").stems).toEqual(["7", "cpp", "spa"]);
  });

  it("has words in their usual letters, without signs that are not seen", () => {
    const usual = questionOf("ufficio finanziario 2007", ITALIAN).stems;
    for (const text of [
      "u\ufb03cio \ufb01nanziario 2007",
      "uf\u00adficio finan\u200bziario 2007",
      "\uff55\uff46\uff46\uff49\uff43\uff49\uff4f finanziario 20\u206007",
    ])
      expect(questionOf(text, ITALIAN).stems).toEqual(usual);
  });

  it("is cut after 32 words, and says so", () => {
    const words = Array.from({ length: 40 }, (_, i) => `n${i}`);
    expect(asked(words.slice(0, MOST_WORDS).join(" ")).cut).toBe(false);
    const { stems, cut } = asked(words.join(" "));
    expect({ cut, stems }).toEqual({ cut: true, stems: words.slice(0, MOST_WORDS) });
    expect(asked("a ".repeat(5000)).cut).toBe(true);
  });
});
