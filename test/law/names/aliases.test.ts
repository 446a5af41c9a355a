import { describe, expect, it } from "vitest";
import { isRealDate } from "../../../generator/law/calendar.ts";
import { ACTS_WITH_NAMES } from "../../../generator/law/italian/acts-with-names.ts";
import { ITALIAN_GRAMMAR } from "../../../generator/law/italian/grammar.ts";
import { aliasesOfAct, aliasOf, namesOfAct } from "../../../generator/law/names/aliases.ts";
import { DENOMINATION_OF } from "../../../generator/law/names/denominations.ts";

describe("the names of acts", () => {
  it("belong to acts of known type and real date, each under a key of its own", () => {
    expect(ITALIAN_GRAMMAR.aliases.has("")).toBe(false);
    for (const act of ITALIAN_GRAMMAR.aliases.values()) {
      expect(DENOMINATION_OF.has(act.tipo)).toBe(true);
      expect(isRealDate(act.data)).toBe(true);
      expect(act.numero === null).toBe(act.tipo === "costituzione");
    }
  });

  it("lead to the act that lists them", () => {
    for (const act of ITALIAN_GRAMMAR.aliases.values()) {
      const names = aliasesOfAct(act, ACTS_WITH_NAMES);
      expect(names.length).toBeGreaterThan(0);
      for (const name of names) expect(aliasOf(name, ITALIAN_GRAMMAR)).toEqual(act);
    }
  });

  it("are also given as people write them", () => {
    expect(namesOfAct({ tipo: "regio-decreto", data: "1930-10-19", numero: "1398" }, ACTS_WITH_NAMES)).toEqual([
      "codice penale",
      "c.p.",
    ]);
    expect(namesOfAct({ tipo: "legge", data: "2006-12-27", numero: "296" }, ACTS_WITH_NAMES)).toEqual([
      "legge finanziaria 2007",
      "finanziaria 2007",
    ]);
    expect(namesOfAct({ tipo: "legge", data: "1990-08-07", numero: "1" }, ACTS_WITH_NAMES)).toEqual([]);
  });

  it("begin with the one of the ELI", () => {
    expect(aliasesOfAct({ tipo: "regio-decreto", data: "1930-10-19", numero: "1398" }, ACTS_WITH_NAMES)[0]).toBe(
      "codice-penale",
    );
    expect(aliasesOfAct({ tipo: "legge", data: "2006-12-27", numero: "296" }, ACTS_WITH_NAMES)).toEqual([
      "legge-finanziaria-2007",
      "finanziaria-2007",
    ]);
    expect(aliasesOfAct({ tipo: "legge", data: "1990-08-07", numero: "1" }, ACTS_WITH_NAMES)).toEqual([]);
  });

  it.each([
    ["codice penale", "1398"],
    ["Il Codice Penale", "1398"],
    ["c.p.", "1398"],
    ["cod. pen.", "1398"],
    ["codice-di-procedura-penale", "447"],
    ["cod. proc. pen.", "447"],
    ["Codice dell’ambiente", "152"],
    ["codice delle pari opportunita'", "198"],
    ["codice delle pari opportunità", "198"],
    ["T.U.L.P.S.", "773"],
    ["TU delle LLSS", "1265"],
    ["l'ordinamento penitenziario", "354"],
    ["st. lav.", "300"],
    ["legge finanziaria per l'anno 2007", "296"],
    ["legge di stabilità 2014", "147"],
    ["legge di bilancio 2026", "199"],
  ])("are found however spelled: %s", (name, numero) => {
    expect(aliasOf(name, ITALIAN_GRAMMAR)?.numero).toBe(numero);
  });

  it.each([
    "",
    "codice",
    "codice penale militare",
    "legge di bilancio 2010",
    "legge finanziaria 2023",
    "il capo provvisorio dello stato",
    "c.c. e c.p.",
  ])("are nothing else: %j", (name) => {
    expect(aliasOf(name, ITALIAN_GRAMMAR)).toBeNull();
  });
});
