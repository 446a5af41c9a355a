import { describe, expect, it } from "vitest";
import { askedRuling } from "../../../generator/law/identity/asked-ruling.ts";

describe("a ruling of the Constitutional Court as people write it", () => {
  it.each([
    "ECLI:IT:COST:2019:242",
    "ecli:it:cost:2019:242",
    "https://www.cortecostituzionale.it/scheda-pronuncia/2019/242",
    "https://www.cortecostituzionale.it/actionSchedaPronuncia.do?anno=2019&numero=242",
    "https://www.cortecostituzionale.it/actionSchedaPronuncia.do?param_ecli=ECLI:IT:COST:2019:242",
    "https://esempio.invalid/api/public/pronunce/ECLI:IT:COST:2019:242",
    "242/2019",
    "242 / 2019",
    "2019/242",
    "n. 242/2019",
    "n° 242 del 2019",
    "nº 242 del 2019",
    "sent. n. 242 del 2019",
    "sentenza n.242/2019",
    "S. 242/2019",
    "Corte cost. 242/2019",
    "C.Cost. 242/2019",
    "C. cost. n. 242/2019",
    "Corte Cost.le n. 242/2019",
    "la Consulta, sent. n. 242/2019",
    "sent. cost. n. 242/2019",
    "SENTENZA N. 242 ANNO 2019",
    "C. cost., sent. 22 novembre 2019, n. 242",
    "Corte costituzionale, sentenza n. 242 del 22 novembre 2019",
    "Corte costituzionale, sentenza 22.11.2019, n. 242",
    "sent. Corte cost. n. 242 del 22-11-2019",
    "Corte cost., sent. 22/11/2019, n. 242",
    "Corte cost. 2019-11-22 n. 242",
    "sentenza n. 242, depositata il 22 novembre 2019",
    "sentenza n. 242/2019, dep. 22 novembre 2019",
    "sentenza 25 settembre - 22 novembre 2019, n. 242",
    "sentenza della Corte costituzionale n. 242 del 2019",
    "la sentenza n. 242 del 2019 della Corte costituzionale",
    "decisione della Consulta n. 242 del 2019",
    "2019, n. 242",
  ])("is understood: %s", (text) => {
    expect(askedRuling(text)).toMatchObject({ numero: 242, anno: 2019, aperto: false });
  });

  it("says its kind and its days where the text does", () => {
    expect(askedRuling("sent. 25 settembre - 22 novembre 2019, n. 242")).toMatchObject({
      tipo: "sentenza",
      giorni: ["2019-09-25", "2019-11-22"],
    });
    expect(askedRuling("ord. n. 73 del 24-4-2020")).toMatchObject({ tipo: "ordinanza", giorni: ["2020-04-24"] });
    expect(askedRuling("Corte cost. 73/2020")).toMatchObject({ tipo: null, giorni: [] });
  });

  it("is left open by two digits of a year", () => {
    for (const text of ["51/85", "Corte cost. 73/20", "C.Cost. 242/19", "sent. n. 242 del 22/11/19", "1/40"])
      expect(askedRuling(text), text).toMatchObject({ anno: null, aperto: true });
  });

  it("may lack its year", () => {
    expect(askedRuling("sentenza 242")).toMatchObject({ numero: 242, anno: null, aperto: false });
  });

  it.each([
    "",
    "niente",
    "legge 242/2019",
    "Cass. 242/2019",
    "Cass. pen., sez. un., n. 242 del 2019",
    "sentenza della Corte di cassazione n. 242 del 2019",
    "Corte 242/2019",
    "S.C. 242/2019",
    "C-242/19",
    "C. 242/2019",
    "causa C-242/2019",
    "CGUE 242/2019",
    "Cons. Stato 242/2019",
    "Consiglio di Stato, sent. n. 242 del 2019",
    "TAR Lazio 242/2019",
    "Corte EDU 242/2019",
    "Corte conti n. 242/2019",
    "Corte d'appello n. 242/2019",
    "https://www.esempio.invalid/scheda-pronuncia/2019/242",
    "ECLI:IT:CASS:2019:242",
    "ECLI:IT:COST:2019:242A",
    "sentenza e ordinanza n. 242 del 2019",
    "sentenza n. 242 del 31 novembre 2019",
    "1/2/2019",
    "0/2019",
    "Corte cost.",
    "24219/2019",
    "242/2019/5",
  ])("is none: %s", (text) => {
    expect(askedRuling(text)).toBeNull();
  });
});
