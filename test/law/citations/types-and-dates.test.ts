import { describe, expect, it } from "vitest";
import { readCitations } from "../../../generator/law/citations/read.ts";
import { lines } from "./compare.ts";

const SPELLINGS: Record<string, string> = {
  legge: "legge|L.|l.|L|Legge|LEGGE|lege|legge quadro",
  "legge-costituzionale": "legge costituzionale|legge cost.|L. cost.|L. costituzionale|l.cost.",
  "decreto-legge": "decreto-legge|decreto legge|decretolegge|D.L.|dl|D. L.|d.-l.",
  "decreto-legislativo":
    "decreto legislativo|D.Lgs.|D. Lgs.|d.lgs|dlgs|DLGS|D.Leg.vo|D.L.vo|D.Lgs.vo|dleg|decreto\n legislativo",
  dpr: "decreto del Presidente della Repubblica|D.P.R.|dpr|d. P. R.",
  dpcm: "decreto del Presidente del Consiglio dei ministri|D.P.C.M.|dpcm",
  "decreto-ministeriale":
    "decreto ministeriale|D.M.|dm|decreto del Ministro dell'industria, del commercio e dell'artigianato|decreto del Ministero della salute",
  decreto: "decreto",
  "regio-decreto": "regio decreto|R.D.|R. decreto|rd",
  "regio-decreto-legge": "regio decreto-legge|R.D.L.|rdl|Regio D.L.|R.D. legge|R. decreto-legge",
  "regio-decreto-legislativo": "regio decreto legislativo|R.D.Lgs.",
  "decreto-luogotenenziale": "decreto luogotenenziale|D.Lgt.",
  "decreto-legislativo-luogotenenziale": "decreto legislativo luogotenenziale|D.Lgs. luogotenenziale|D.Lgs.Lgt.",
  "decreto-legge-luogotenenziale": "decreto-legge luogotenenziale|D.L. luogotenenziale",
  "decreto-capo-provvisorio-stato": "decreto del Capo provvisorio dello Stato|D.C.P.S.",
  "decreto-legislativo-capo-provvisorio-stato":
    "decreto legislativo del Capo provvisorio dello Stato|D.Lgs. C.P.S.|DLgs CPS|D.L.C.P.S.",
  "decreto-legislativo-presidenziale": "decreto legislativo presidenziale|D.Lgs. presidenziale",
  "decreto-capo-governo": "decreto del Capo del Governo",
  "determinazione-intercommissariale": "determinazione intercommissariale",
  "decreto-reale": "decreto reale",
  "decreto-duce": "decreto del Duce",
};

describe("the type of a cited act", () => {
  it.each(Object.entries(SPELLINGS).flatMap(([tipo, all]) => all.split("|").map((spelling) => [spelling, tipo])))(
    "%j is %s",
    (spelling, tipo) => {
      expect(lines(`${spelling} 5 maggio 1947, n. 3`)).toEqual([`${tipo} 1947-05-05 3`]);
    },
  );

  it("may leave two candidates, or all", () => {
    expect(lines("D.L.L. 1 febbraio 1945, n. 23")).toEqual([
      "decreto-legislativo-luogotenenziale 1945-02-01 23",
      "decreto-legge-luogotenenziale 1945-02-01 23",
    ]);
    expect(lines("decreto presidenziale 5 marzo 1955, n. 3")).toEqual([
      "decreto-presidenziale 1955-03-05 3",
      "dpr 1955-03-05 3",
    ]);
    expect(lines("decreto presidenziale 5 marzo 1946, n. 3")).toEqual(["decreto-presidenziale 1946-03-05 3"]);
    expect(readCitations("testo unico 22 dicembre 1986, n. 917")[0]).toMatchObject({ tipo: null, data: "1986-12-22" });
  });

  it.each(["l'11 agosto 1998, n. 107", "lettera d) 3 maggio 2000, n. 4", "lettera d, n. 3 del 2000", "d.d.l. 5/2020"])(
    "is not a lone letter of %j",
    (text) => {
      expect(lines(text)).toEqual([]);
    },
  );
});

describe("number and date of a cited act", () => {
  it.each([
    ["L. 241/1990", "legge 1990 241"],
    ["L. n. 289/2002", "legge 2002 289"],
    ["L. 104/'92", "legge 1992 104"],
    ["d.lgs.81/08", "decreto-legislativo 2008 81"],
    ["DPR 616/77", "dpr 1977 616"],
    ["l. n. 37 del 1990", "legge 1990 37"],
    ["legge n. 5 dell'anno 2001", "legge 2001 5"],
    ["legge n. 30 del 14 febbraio 2003", "legge 2003-02-14 30"],
    ["legge 241 del 7 agosto 1990", "legge 1990-08-07 241"],
    ["legge del 1990, n. 241", "legge 1990 241"],
    ["D.P.R. 616/77 del 24 luglio 1977", "dpr 1977-07-24 616"],
    ["legge 7 agosto 1990, n. 241", "legge 1990-08-07 241"],
    ["legge 7 agosto 1990 (n. 241", "legge 1990-08-07 241"],
    ["legge 3 agosto 2009 n. 102", "legge 2009-08-03 102"],
    ["legge 7 agosto 1990, n°241", "legge 1990-08-07 241"],
    ["l. 7 agosto 1990 n 241", "legge 1990-08-07 241"],
    ["legge 30-3-1971, n. 118", "legge 1971-03-30 118"],
    ["legge 31/03/2023, n. 36", "legge 2023-03-31 36"],
    ["d.lgs. 12- 4-48, n. 5", "decreto-legislativo 1948-04-12 5"],
    ["legge 1° dicembre 1970, n. 898", "legge 1970-12-01 898"],
    ["R.D. 14 dicembre 1936-XV, n. 2374", "regio-decreto 1936-12-14 2374"],
    ["R.D. 19 ottobre 1930, n. 1.398", "regio-decreto 1930-10-19 1398"],
    ["LEGGE 7\n  AGOSTO 1990, N.\u00a0241", "legge 1990-08-07 241"],
    ["legge 31 marzo 2023, 36", "legge 2023-03-31 36"],
    ["regio decreto-legge 30 ottobre 1943, n. 2/B", "regio-decreto-legge 1943-10-30 2-B"],
    ["legge n. 5/26", "legge 2026 5"],
    ["legge n. 5/27", "legge 1927 5"],
    ["legge 2016/232", "legge 2016 232"],
  ])("%j is %s", (text, line) => {
    expect(lines(text)).toEqual([line]);
  });

  it("may be several under one type", () => {
    expect(lines("Leggi 25 aprile 1938, nn. 511, 518 e 548")).toEqual([
      "legge 1938-04-25 511",
      "legge 1938-04-25 518",
      "legge 1938-04-25 548",
    ]);
    expect(lines("D.P.R. nn. 600 e 602 del 1973")).toEqual(["dpr 1973 600", "dpr 1973 602"]);
    expect(lines("D.P.R. nn. 600/1973 e 602/1973")).toEqual(["dpr 1973 600", "dpr 1973 602"]);
    expect(lines("leggi 7 agosto 1990, n. 241, e 5 febbraio 1992, n. 104")).toEqual([
      "legge 1990-08-07 241",
      "legge 1992-02-05 104",
    ]);
  });

  it.each([
    "legge 31 febbraio 2020, n. 5",
    "legge 241",
    "legge n. 241",
    "legge 5 febbraio 2024",
    "D.M. 18 settembre 1997",
    "legge 7 agosto 1990, 8 marzo 2000",
    "legge n. 5 del 1492",
    "n. 241 del 1990",
  ])("are not both in %j", (text) => {
    expect(lines(text)).toEqual([]);
  });
});
