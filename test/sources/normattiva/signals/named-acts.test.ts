import { describe, expect, it } from "vitest";
import { namedActs } from "../../../../generator/sources/normattiva/signals/named-acts.ts";

const named = (text: string) =>
  namedActs(text).map(({ atto }) => (atto ? `${atto.tipo} ${atto.data} ${atto.numero}` : null));

describe("namedActs", () => {
  it.each([
    ["Il D.Lgs. 28 giugno 1993, n. 214 ha disposto", "decreto-legislativo 1993-06-28 214"],
    ["ABROGATO DAL D. LGS. 26 AGOSTO 2016, N. 179", "decreto-legislativo 2016-08-26 179"],
    ["COMMA ABROGATO DAL D.L 6 LUGLIO 2011, N. 98", "decreto-legge 2011-07-06 98"],
    ["COMMA ABROGATO DALLA L. 25 FEBBRAIO 2008, N.34.", "legge 2008-02-25 34"],
    ["Il D.Lgs. Luogotenenziale 10 agosto 1944, n. 224", "decreto-legislativo-luogotenenziale 1944-08-10 224"],
    ["dal D.LGS. LUOGOTENZIALE 10 AGOSTO 1944, N. 224", "decreto-legislativo-luogotenenziale 1944-08-10 224"],
    [
      "Il D.Lgs. del Capo Provvisorio dello Stato 20 novembre 1946, n. 340",
      "decreto-legislativo-capo-provvisorio-stato 1946-11-20 340",
    ],
    ["Il Regio D.L. 11 giugno 1942, n. 584", "regio-decreto-legge 1942-06-11 584"],
    ["del R. decreto-legge 7 novembre 1925-IV, n. 1950", "regio-decreto-legge 1925-11-07 1950"],
    ["nel decreto del Presidente della Repubblica 22 settembre 1988, n. 448", "dpr 1988-09-22 448"],
    ["del D.L.26 ottobre 2019, n. 124", "decreto-legge 2019-10-26 124"],
    ["((della legge)) 27 dicembre 2019, n. 160", "legge 2019-12-27 160"],
    ["alla legge ((1° aprile 1999)), n. 91", "legge 1999-04-01 91"],
    ["del decreto-legge, 17 marzo 2020, n.18", "decreto-legge 2020-03-17 18"],
    ["Il D.L. 1 luglio 2009, 78, convertito", "decreto-legge 2009-07-01 78"],
    ["di concerto, decreto ministeriale 18 ottobre 2010, n. 180", "decreto-ministeriale 2010-10-18 180"],
    ["ABROGATO DALLA LEGE 5 AGOSTO 2031, N. 442", "legge 2031-08-05 442"],
    ["dall'1 L. 1° agosto 2003, n. 214", "legge 2003-08-01 214"],
  ])("reads %j", (text, act) => {
    expect(named(text)).toEqual([act]);
  });

  it("gives no act, yet the place, where the denomination does not tell the issuer", () => {
    expect(namedActs("Il Decreto 2 agosto 2007, n. 161 ha")).toEqual([
      { atto: null, data: "2007-08-02", numero: "161", start: 11, end: 32 },
    ]);
  });

  it("reads neither days that do not exist nor dates without a number", () => {
    expect(
      named(
        "L. 31 febbraio 2003, n. 1; Decreto 20 dicembre 1996 (in G.U. 28/12/1996, n. 303), 31 dicembre 2020, 2021 e 2022; L. 11 novembre 2005, 11.231",
      ),
    ).toEqual([]);
  });

  it("reads all acts of a sentence in order, the law of conversion too", () => {
    expect(
      named("Il D.L. 1 luglio 2009, n. 78, convertito con modificazioni dalla L. 3 agosto 2009, n. 102, ha"),
    ).toEqual(["decreto-legge 2009-07-01 78", "legge 2009-08-03 102"]);
  });
});
