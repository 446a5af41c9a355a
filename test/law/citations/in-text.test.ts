import { describe, expect, it } from "vitest";
import { citationsInText } from "../../../generator/law/citations/in-text.ts";
import { ITALIAN_GRAMMAR } from "../../../generator/law/italian/grammar.ts";

/** Each citation of a text in one line: its words, act, article and annex, part. */
const read = (text: string): string[] =>
  citationsInText(ITALIAN_GRAMMAR, text).map(({ testo, atti, ue, luogo, partizione }) => {
    const act =
      ue?.celex ?? (atti.map(({ tipo, data, anno, numero }) => `${tipo} ${data ?? anno} ${numero}`).join("|") || "?");
    const place = luogo ? ` art ${luogo.articolo}${luogo.allegato === null ? "" : ` in "${luogo.allegato}"`}` : "";
    return `${testo} → ${act}${place}${partizione ? ` (${partizione})` : ""}`;
  });

const L241 = "legge 1990-08-07 241";
const CAD = "decreto-legislativo 2005 82";

describe("the citations of a text", () => {
  it("are one for each article, each with its own words and part", () => {
    expect(
      read("Visti l'articolo 3, comma 2, lettera b), e l'articolo 5, primo comma, della legge 7 agosto 1990, n. 241."),
    ).toEqual([
      `articolo 3, comma 2, lettera b) → ${L241} art 3 (comma 2, lettera b))`,
      `articolo 5, primo comma, della legge 7 agosto 1990, n. 241 → ${L241} art 5 (comma 1)`,
    ]);
    expect(read("articoli 3 e 5-bis, commi 2 e 3, del D.Lgs. 82/2005")).toEqual([
      `articoli 3 → ${CAD} art 3`,
      `5-bis, commi 2 e 3, del D.Lgs. 82/2005 → ${CAD} art 5-bis (commi 2 e 3)`,
    ]);
    expect(read("legge 7 agosto 1990, n. 241, articoli 3 e 7")).toEqual([
      `legge 7 agosto 1990, n. 241, articoli 3 → ${L241} art 3`,
      `7 → ${L241} art 7`,
    ]);
  });

  it("say the part from the whole to its parts, however it is written", () => {
    const part = (words: string) => citationsInText(ITALIAN_GRAMMAR, `${words} L. 241/1990`)[0]?.partizione;
    expect(part("lettera b) del comma 1-bis dell'articolo 3,")).toBe("comma 1-bis, lettera b)");
    expect(part("il secondo periodo del comma 3 dell'art. 2")).toBe("comma 3, secondo periodo");
    expect(part("il ventunesimo periodo del comma 3 dell'art. 2")).toBe("comma 3, ventunesimo periodo");
    expect(part("art. 3, commi da 2 a 5,")).toBe("commi da 2 a 5");
    expect(part("art. 3, commi 2, 3 e 4-bis, lett. a) e b), n. 3),")).toBe(
      "commi 2, 3 e 4-bis, lettere a) e b), numero 3)",
    );
    expect(part("art. 3, ultimo comma,")).toBe("ultimo comma");
    expect(part("Titolo II, Capo I, della")).toBe("Titolo II, Capo I");
  });

  it("keep the annex that they name", () => {
    expect(read("art. 23 dell'allegato II.12 al d.lgs. 36/2023")).toEqual([
      'art. 23 dell\'allegato II.12 al d.lgs. 36/2023 → decreto-legislativo 2023 36 art 23 in "ii.12" (Allegato II.12)',
    ]);
  });

  it("stand where their words are, whatever stands before", () => {
    const text = "Città 👍\n\nl’art.  3 ﬁno alla  «L. 241/1990»";
    for (const { inizio, lunghezza, testo } of citationsInText(ITALIAN_GRAMMAR, text))
      expect(text.slice(inizio, inizio + lunghezza)).toBe(testo);
    expect(citationsInText(ITALIAN_GRAMMAR, text).map(({ testo }) => testo)).toEqual(["L. 241/1990"]);
  });

  it("count the law of a conversion, and several acts that one mention names", () => {
    expect(read("decreto-legge 19 maggio 2020, n. 34, convertito dalla legge 17 luglio 2020, n. 77")).toHaveLength(2);
    expect(citationsInText(ITALIAN_GRAMMAR, "leggi nn. 511 e 518 del 1980").map(({ inizio }) => inizio)).toEqual([
      0, 0,
    ]);
  });
});

describe("words that refer back", () => {
  it("mean the act that was spoken of last, where they say so", () => {
    expect(
      read("L. 7 agosto 1990, n. 241, poi D.Lgs. 82/2005; art. 4 del medesimo decreto, art. 5 della stessa legge"),
    ).toEqual(
      expect.arrayContaining([
        `art. 4 del medesimo decreto → ${CAD} art 4`,
        `art. 5 della stessa legge → ${L241} art 5`,
      ]),
    );
    expect(read("codice penale; il medesimo codice, all'articolo 640")[1]).toBe(
      "medesimo codice, all'articolo 640 → regio-decreto 1930-10-19 1398 art 640",
    );
    expect(read("codice dei contratti pubblici, di cui al d.lgs. 50/2016: art. 80 del citato codice")[1]).toBe(
      "art. 80 del citato codice → decreto-legislativo 2016 50 art 80",
    );
  });

  it("mean an act that was spoken of, where there is one of the kind", () => {
    expect(read("D.Lgs. 82/2005 e L. 7 agosto 1990, n. 241: la citata legge")[2]).toBe(`citata legge → ${L241}`);
    expect(read("d.lgs. 82/2005, d.lgs. 36/2023: il citato decreto legislativo")[2]).toBe(
      "citato decreto legislativo → ?",
    );
    expect(read("decreto-legge 19 maggio 2020, n. 34; art. 6 del decreto-legge n. 34")[1]).toBe(
      "art. 6 del decreto-legge n. 34 → decreto-legge 2020-05-19 34 art 6",
    );
    expect(read("art. 6 del decreto-legge n. 35, D.L. 19 maggio 2020, n. 34")[0]).toBe(
      "art. 6 del decreto-legge n. 35 → ? art 6",
    );
  });

  it("mean an article with its act", () => {
    expect(read("art. 3 L. 7 agosto 1990, n. 241; il comma 2 del medesimo articolo")[1]).toBe(
      `comma 2 del medesimo articolo → ${L241} art 3 (comma 2)`,
    );
    expect(read("artt. 3 e 5 L. 7 agosto 1990, n. 241; il citato articolo 5, comma 1")[2]).toBe(
      `citato articolo 5, comma 1 → ${L241} art 5 (comma 1)`,
    );
    expect(read("art. 5 L. 241/1990, art. 5 D.Lgs. 82/2005; il citato articolo 5")[2]).toBe(
      "citato articolo 5 → ? art 5",
    );
    expect(read("art. 5 D.Lgs. 82/2005, art. 5 L. 7 agosto 1990, n. 241; il medesimo articolo 5, comma 3")[2]).toBe(
      `medesimo articolo 5, comma 3 → ${L241} art 5 (comma 3)`,
    );
  });

  it("take no common noun for the act before", () => {
    for (const [text, words] of [
      ["l'articolo 640 del codice penale. Con lo stesso provvedimento fissa", "stesso provvedimento"],
      ["la L. 241/1990. Nel medesimo atto il giudice", "medesimo atto"],
      ["ai sensi del D.Lgs. 82/2005. I medesimi decreti", "medesimi decreti"],
      ["Con decreto del Ministro, ai sensi del D.Lgs. 82/2005. Con il medesimo decreto", "medesimo decreto"],
    ] as const)
      expect(read(text).at(-1)).toBe(`${words} → ?`);
  });

  it("keep the text's own places apart from the article of another act that follows", () => {
    const other = `articolo 48 del D.Lgs. 82/2005 → ${CAD} art 48`;
    for (const [own, words] of [
      ["Per le finalita' di cui al comma 2", "comma 2"],
      ["Al primo periodo", "primo periodo"],
      ["Di cui alla lettera a)", "lettera a)"],
      ["In deroga all'articolo 5", "articolo 5"],
    ] as const) {
      const found = read(`${own}, l'articolo 48 del D.Lgs. 82/2005 si applica`);
      expect(found.at(-1)).toBe(other);
      expect(found.slice(0, -1).filter((line) => !line.startsWith(`${words} → ?`))).toEqual([]);
    }
    expect(read("comma 738, all'articolo 1, comma 990, della L. 145/2018").at(-1)).toBe(
      "articolo 1, comma 990, della L. 145/2018 → legge 2018 145 art 1 (comma 990)",
    );
    expect(read("l'articolo 5, l'articolo 6 e l'articolo 7 del D.Lgs. 82/2005")).toHaveLength(3);
    const self = read("presente articolo in relazione agli articoli 476 e 482 del codice penale");
    expect(self.filter((line) => line.startsWith("presente") && !line.includes("→ ?"))).toEqual([]);
  });

  it("keep the text's own divisions apart from the article of another act that follows", () => {
    const other = `articolo 2 della L. 241/1990 → legge 1990 241 art 2`;
    expect(read("le difese di cui al Capo III del Titolo II, nonche' l'articolo 2 della L. 241/1990")).toEqual([other]);
    expect(read("le difese del Capo III del Titolo II e dell'articolo 2 della L. 241/1990")).toEqual([
      "Capo III del Titolo II → legge 1990 241 (Titolo II, Capo III)",
      other,
    ]);
  });

  it("mean no article of another act if they are several that no number tells", () => {
    expect(read("l'articolo 3 della L. 241/1990; al comma 1 dei predetti articoli").slice(1)).toEqual([]);
    expect(read("l'articolo 3 della L. 241/1990; al comma 1 del predetto articolo")).toHaveLength(2);
  });

  it("put what lies below the comma of an article into it", () => {
    expect(read("alla L. 7 agosto 1990, n. 241, all'articolo 3, comma 1, la lettera e) e' abrogata")).toEqual([
      `L. 7 agosto 1990, n. 241, all'articolo 3, comma 1, la lettera e) → ${L241} art 3 (comma 1, lettera e))`,
    ]);
  });

  it("spare a part of the article that was named before", () => {
    expect(
      read("l'articolo 3 della L. 241/1990, ad esclusione del sesto comma, o l'articolo 5 del D.Lgs. 82/2005"),
    ).toEqual([
      "articolo 3 della L. 241/1990 → legge 1990 241 art 3",
      "sesto comma → legge 1990 241 art 3 (comma 6)",
      `articolo 5 del D.Lgs. 82/2005 → ${CAD} art 5`,
    ]);
    expect(read("gli articoli 3 e 4 della L. 241/1990, ad esclusione del sesto comma").at(-1)).toBe(
      "sesto comma → legge 1990 241 (comma 6)",
    );
  });

  it("mean none that is sure after words that name none in particular", () => {
    expect(read("D.L. 19 maggio 2020, n. 34. Con uno o piu' decreti del Ministro. Il suddetto decreto")[1]).toBe(
      "suddetto decreto → ?",
    );
    expect(read("D.Lgs. 82/2005. Con decreto del Ministro sono stabiliti i criteri. Il medesimo decreto")[1]).toBe(
      "medesimo decreto → ?",
    );
    expect(read("L. 241/1990; legge regionale 5/2010; la stessa legge")[1]).toBe("stessa legge → ?");
    expect(read("all'articolo 4 della legge.")).toEqual(["articolo 4 della legge → ? art 4"]);
  });

  it("are no citation where they name a page of a journal, or what any authority writes", () => {
    for (const words of [
      "pubblicato nella Gazzetta Ufficiale dell'Unione europea n. L 379 del 28 dicembre 2006",
      "Gazzetta Ufficiale delle Comunita' europee L379 del 28 dicembre 2006",
      "direttiva 2014/24/UE (GUUE L 94 del 28 marzo 2014)",
      "quando la sentenza penale o il decreto di accertamento del reato sono irrevocabili",
    ])
      expect(read(words).filter((line) => !/→ 3/.test(line))).toEqual([]);
    expect(read("sentita la Commissione europea, L. 379 del 28 dicembre 2006")).toHaveLength(1);
  });

  it("are no citation where they speak of the text itself", () => {
    expect(
      read("Il presente decreto e l'articolo 3 della presente legge; a norma di legge; l'articolo 5, comma 2"),
    ).toEqual([]);
    expect(read("regolamento (Euratom) 2015/1998, direttiva n. 2/2019, Corte cost. n. 5 del 2010, DDL S. 123")).toEqual(
      [],
    );
  });
});

describe("acts of the European Union", () => {
  it("are citations too, each with its article", () => {
    expect(read("articoli 9, paragrafo 2, e 10 del GDPR; direttive 96/9/CE e 2001/29/CE; L. 241/1990")).toEqual([
      "articoli 9, paragrafo 2 → 32016R0679 art 9 (paragrafo 2)",
      "10 del GDPR → 32016R0679 art 10",
      "direttive 96/9/CE → 31996L0009",
      "2001/29/CE → 32001L0029",
      "L. 241/1990 → legge 1990 241",
    ]);
  });
});

it("a name of several acts is one citation of them all", () => {
  expect(read("art. 5 della riforma Cartabia")).toEqual([
    "art. 5 della riforma Cartabia → decreto-legislativo 2022-10-10 149|decreto-legislativo 2022-10-10 150 art 5",
  ]);
});
