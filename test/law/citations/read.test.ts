import { describe, expect, it } from "vitest";
import { readCitations } from "../../../generator/law/citations/read.ts";
import { lines } from "./compare.ts";

describe("the articles of a cited act", () => {
  it.each([
    ["art. 3 del D.P.R. 445/2000", ["3"]],
    ["artt. 2, 7 e 31 L. 241/1990", ["2", "7", "31"]],
    ["L. 241/1990, artt. 5, 6 e 25-octies.1", ["5", "6", "25-octies.1"]],
    ["L. 241/1990 art. 1", ["1"]],
    ["art. 192 commi 3 e 4 L. 241/1990", ["192"]],
    ["comma 7 dell'art. 110 L. 241/1990", ["110"]],
    ["art. 3 comma 5 L. 241/1990", ["3"]],
    ["artt. 2 e 3 comma 5 L. 241/1990", ["2", "3"]],
    ["art. 5, 2° comma, L. 241/1990", ["5"]],
    ["articoli 3, commi 2 e 5, e 7, comma 1, L. 241/1990", ["3", "7"]],
    ["articoli 330 e seguenti della legge 241/1990", ["330"]],
    ["articoli 2, comma 3, e 5, comma 1, della legge 241/1990", ["2", "5"]],
    ["art. 4 bis, comma 1, lett. c), n. 2, L. 241/1990", ["4-bis"]],
    ["articolo 33- bis della legge 241/1990", ["33-bis"]],
    ["comma 1, all'articolo 5 della legge 241/1990", ["5"]],
    ["art. 5 com. 3 l. 241/1990", ["5"]],
    ["Alla legge 241/1990, all'articolo 3, le parole", ["3"]],
    ["D.L. 34/2020 (conv. L. 77/2020), art. 5", ["5"]],
    ["articolo unico della legge 241/1990", ["1"]],
    ["la legge 241/1990. Art. 3", [undefined]],
    ["la legge 241/1990, l'articolo 3 del presente decreto", [undefined]],
  ])("in %j are %j", (text, articles) => {
    expect(readCitations(text).map((item) => item.articolo)).toEqual(articles);
  });

  it("belong to the act they lead to, not to the one before", () => {
    expect(lines("L. 241/1990, art. 3 c.p. e articoli 5 della legge 1/2000 e 6 della legge 2/2001")).toEqual([
      "legge 1990 241",
      "regio-decreto 1930-10-19 1398 art 3",
      "legge 2000 1 art 5",
      "legge 2001 2 art 6",
    ]);
  });
});

describe("an item", () => {
  it("says where the act is named, in which words, and the part written before", () => {
    const text = "Vedi l’articolo 52,  primo comma, della  legge\n10 febbraio 1953, n. 62, e altro.";
    const [item] = readCitations(text);
    expect(item).toEqual({
      tipo: "legge",
      data: "1953-02-10",
      anno: null,
      numero: "62",
      articolo: "52",
      start: text.indexOf("legge"),
      end: text.indexOf(", e altro"),
      testo: "legge 10 febbraio 1953, n. 62",
      partizione: "articolo 52, primo comma",
      perNome: false,
    });
  });

  it.each([
    ["Titolo III del d.lgs. 267/2000", "Titolo III"],
    ["allegato A alla legge 833/1978", "allegato A"],
    [
      "articolo 2, secondo comma, numero 1), lettera b-bis), della legge 1/2000",
      "articolo 2, secondo comma, numero 1), lettera b-bis)",
    ],
    ["commi 125-129 dell'articolo 1 della legge 124/2017", "commi 125-129 dell'articolo 1"],
    ["la legge 124/2017", null],
    ["Legge 24 dicembre 2003, n. 350, articolo 2, comma 11", "articolo 2, comma 11"],
    ["legge 104/1992 (articolo 33)", "articolo 33"],
    ["legge 104/1992 (articolo 33, comma 3), e altro", "articolo 33, comma 3"],
    ["legge 104/1992 (articolo 33, lettera b))", "articolo 33, lettera b)"],
    ["d.P.R. n. 445 del 2000, articolo 46, comma 1, lettera b), e altro", "articolo 46, comma 1, lettera b)"],
    ["art. 3 della legge 104/1992, art. 5", "art. 3"],
  ])("of %j has the part %j", (text, partizione) => {
    expect(readCitations(text)[0]?.partizione).toBe(partizione);
  });

  it("that becomes equal to another is one, unless its part counts", () => {
    const text = "art. 5, comma 1, l. 1/2000 e art. 5, comma 2, l. 1/2000";
    expect(readCitations(text)).toHaveLength(1);
    expect(readCitations(text, { partizioni: true }).map((item) => item.partizione)).toEqual([
      "art. 5, comma 1",
      "art. 5, comma 2",
    ]);
  });
});

describe("a law of conversion", () => {
  const text =
    "decreto-legge 29 novembre 2004, n. 282, convertito, con modificazioni, dalla legge 27 dicembre 2004, n. 307";

  it.each([
    text,
    "D.L. 29 novembre 2004, n. 282 (conv. L. 307/2004)",
    "d.l. 29 novembre 2004, n. 282, conv. in legge, con modif., dall'art. 1, comma 1, L. 27 dicembre 2004, n. 307",
  ])("belongs to its decree: %s", (converted) => {
    expect(lines(converted)).toEqual(["decreto-legge 2004-11-29 282"]);
  });

  it("counts where the reader asks for it", () => {
    expect(lines(text, { conversioni: true })).toEqual(["decreto-legge 2004-11-29 282", "legge 2004-12-27 307"]);
  });

  it("does not hide a law named for another reason", () => {
    expect(lines("d.l. 282/2004, modificato dalla legge 307/2004")).toHaveLength(2);
  });
});

describe("quoted text", () => {
  it.each(["«la legge 1/2000»", '"la legge 1/2000"', "“la legge 1/2000”"])(
    "is skipped unless asked for: %s",
    (quoted) => {
      const text = `dopo le parole: ${quoted} la legge 2/2001`;
      expect(lines(text)).toEqual(["legge 2001 2"]);
      expect(lines(text, { virgolette: true })).toEqual(["legge 2000 1", "legge 2001 2"]);
    },
  );

  it("that is never closed hides the rest of its line", () => {
    expect(lines("la legge 2/2001 «la legge 1/2000\nlegge 3/2002")).toEqual(["legge 2001 2", "legge 2002 3"]);
  });
});

describe("what is no act of the State", () => {
  it.each([
    "L.R. 28/1977",
    "l. r. Lazio n. 5/2000",
    "LR 12 marzo 1977, n. 18",
    "LL.RR. 5/2000",
    "legge provinciale 5/2000",
    "legge della regione Lombardia 20 dicembre 1999, n. 28",
    "legge 20 dicembre 1999, n. 28, della Regione Lombardia",
    "decreto del presidente della Giunta regionale n. 5 del 2000",
    "decreto n. 5 del 2000 del direttore generale",
    "decreto dirigenziale n. 137 del 7 aprile 2005",
    "regolamento regionale n. 1 del 2 gennaio 1974",
    "regolamento (UE) 2016/679",
    "regolamento n. 1408/71",
    "direttiva 2006/126/CE",
    "decreto 2003/36/CE",
    "raccomandazione 2003/361/CE",
    "sentenza n. 241 del 1990",
    "circolare n. 73/E del 2000",
    "disegno di legge n. 5 del 2020",
    "proposta di legge n. 5 del 2020",
    "schema di decreto legislativo n. 5 del 2020",
    "atto Senato n. 2400",
    "la presente legge",
    "del medesimo decreto",
    "Con decreto del Ministro dell'economia e delle finanze, da emanare entro il 31 dicembre 2020",
  ])("is refused: %s", (text) => {
    expect(lines(text)).toEqual([]);
  });
});
