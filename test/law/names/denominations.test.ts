import { describe, expect, it } from "vitest";
import {
  DENOMINATION_OF,
  slugOfDenomination,
  slugOfType,
  urnTypeOf,
} from "../../../generator/law/names/denominations.ts";

describe("the denominations", () => {
  it("are the 30 of the vocabulary, each with its own slug", () => {
    expect(DENOMINATION_OF.size).toBe(30);
  });

  it.each([
    ["DECRETO DEL PRESIDENTE DELLA REPUBBLICA", "dpr"],
    ["DECRETO DEL PRESIDENTE DEL CONSIGLIO DEI MINISTRI", "dpcm"],
    ["DECRETO LEGISLATIVO DEL CAPO PROVVISORIO DELLO STATO", "decreto-legislativo-capo-provvisorio-stato"],
    ["DECRETO DEL DUCE DEL FASCISMO, CAPO DEL GOVERNO", "decreto-duce-fascismo-capo-governo"],
    ["DECRETO DEL CAPO DEL GOVERNO, PRIMO MINISTRO SEGRETARIO DI STATO", "decreto-capo-governo-primo-ministro"],
    ["DETERMINAZIONE DEL COMMISSARIO PER LA PRODUZIONE BELLICA", "determinazione-commissario-produzione-bellica"],
    ["DECRETO-LEGGE LUOGOTENENZIALE", "decreto-legge-luogotenenziale"],
  ])("give %s the slug %s", (name, slug) => {
    expect(slugOfDenomination(name)).toBe(slug);
    expect(DENOMINATION_OF.get(slug)).toBe(name);
  });

  it("make an unknown denomination its own slug, small words kept", () => {
    expect(slugOfDenomination("RELAZIONE E REGIO DECRETO")).toBe("relazione-e-regio-decreto");
    expect(slugOfDenomination("ATTO (PRIMO) DELL'ANNO")).toBe("atto-primo-dell-anno");
  });
});

describe("the type of an act", () => {
  it.each([
    ["decreto_legislativo", "decreto-legislativo"],
    ["DECRETO_LEGISLATIVO", "decreto-legislativo"],
    ["decretoLegislativo", "decreto-legislativo"],
    ["decreto.legislativo", "decreto-legislativo"],
    ["DECRETO-LEGGE", "decreto-legge"],
    ["REGIO_DECRETO-LEGGE", "regio-decreto-legge"],
    ["decretoDelPresidenteDellaRepubblica", "dpr"],
    ["LEGGE", "legge"],
    ["CIRCOLARE", "circolare"],
  ])("spelled %s is %s", (spelling, slug) => {
    expect(slugOfType(spelling)).toBe(slug);
  });

  it("comes back from every slug and from its URN type", () => {
    for (const slug of DENOMINATION_OF.keys()) {
      expect(slugOfType(urnTypeOf(slug))).toBe(slug);
      if (slug !== "dpr" && slug !== "dpcm") expect(urnTypeOf(slug)).toContain(slug.split("-")[0]);
    }
    expect(urnTypeOf("circolare")).toBe("circolare");
    expect(urnTypeOf("decreto-capo-governo-primo-ministro")).toBe(
      "decreto.del.capo.del.governo.primo.ministro.segretario.di.stato",
    );
  });
});
