import { describe, expect, it } from "vitest";
import { parseUrn } from "../../../generator/law/identity/urn.ts";
import { formatUrn } from "../../../generator/law/identity/written-urn.ts";
import { ITALIAN_GRAMMAR } from "../../../generator/law/italian/grammar.ts";

const read = (urn: string) => {
  const { urn: _, annesso: __, articolo: ___, ...act } = parseUrn(urn, ITALIAN_GRAMMAR)!;
  return act;
};

describe("a URN", () => {
  it.each([
    ["urn:nir:stato:legge:1990-08-07;241", "legge", "1990-08-07", "241"],
    ["urn:nir:stato:decreto.del.presidente.della.repubblica:2000-12-28;445", "dpr", "2000-12-28", "445"],
    ["urn:nir:presidente.repubblica:decreto:2000-12-28;445", "dpr", "2000-12-28", "445"],
    ["urn:nir:presidente.consiglio.ministri:decreto:2013-12-05;159", "dpcm", "2013-12-05", "159"],
    [
      "urn:nir:capo.provvisorio.stato:decreto.legislativo:1947-09-15;896",
      "decreto-legislativo-capo-provvisorio-stato",
      "1947-09-15",
      "896",
    ],
    ["urn:nir:capo.governo:decreto:1938-10-15;1783", "decreto-capo-governo", "1938-10-15", "1783"],
    [
      "urn:nir:presidente.repubblica:decreto.legislativo:1946-06-27;38",
      "decreto-legislativo-presidenziale",
      "1946-06-27",
      "38",
    ],
    ["urn:nir:ministero.sviluppo.economico:decreto:2012-03-05;12", "decreto-ministeriale", "2012-03-05", "12"],
    ["urn:nir:stato:codice.procedura.penale:1988-09-22;447", "dpr", "1988-09-22", "447"],
    ["urn:nir:stato:codice.civile", "regio-decreto", "1942-03-16", "262"],
    ["urn:nir:stato:costituzione", "costituzione", "1947-12-27", null],
    ["urn:nir:stato:decreto.legislativo:2005-3-7,82", "decreto-legislativo", "2005-03-07", "82"],
    ["URN:NIR:STATO:LEGGE:1990-08-07;241", "legge", "1990-08-07", "241"],
    ["https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:1990-08-07;241", "legge", "1990-08-07", "241"],
  ])("is read: %s", (urn, tipo, data, numero) => {
    expect(read(urn)).toEqual({ tipo, data, anno: null, numero });
  });

  it("may have a year for its date", () => {
    expect(read("urn:nir:stato:legge:1990;241")).toEqual({ tipo: "legge", data: null, anno: 1990, numero: "241" });
  });

  it.each([
    ["urn:nir:stato:regio.decreto:1942-03-16;262:2~art2645ter", "2", "2645-ter"],
    ["urn:nir:stato:legge:1990-08-07;241@originale~art3", null, "3"],
    ["urn:nir:stato:legge:1990-08-07;241~art3!vig=2020-01-01", null, "3"],
    ["urn:nir:stato:legge:1990-08-07;241!vig=2020-01-01", null, null],
    ["urn:nir:stato:legge:1990-08-07;241~art270quinquies.1", null, "270-quinquies.1"],
    ["urn:nir:stato:legge:1990-08-07;241~art2bis-com3", null, "2-bis"],
  ])("may have annex, version and article: %s", (urn, annesso, articolo) => {
    expect(parseUrn(urn, ITALIAN_GRAMMAR)).toMatchObject({ annesso, articolo });
  });

  it("keeps the issuer that the denomination does not say, and no other", () => {
    const issuer = "urn:nir:ministero.sviluppo.economico:decreto:2012-03-05;12";
    expect(parseUrn(issuer, ITALIAN_GRAMMAR)?.urn).toBe(issuer);
    expect(parseUrn("urn:nir:presidente.repubblica:decreto:2000-12-28;445~art3", ITALIAN_GRAMMAR)?.urn).toBe(
      "urn:nir:stato:decreto.del.presidente.della.repubblica:2000-12-28;445",
    );
  });

  it.each(["", "legge 241/1990", "urn:nir:", "urn:lex:it:stato:legge:1990-08-07;241", "eli:/it/legge/1990/08/07/241"])(
    "is not %j",
    (text) => {
      expect(parseUrn(text, ITALIAN_GRAMMAR)).toBeNull();
    },
  );

  it("is written as Normattiva does and read back", () => {
    expect(formatUrn({ tipo: "legge", data: null, anno: 1990, numero: "241" })).toBe("urn:nir:stato:legge:1990;241");
    expect(formatUrn({ tipo: "costituzione", data: "1947-12-27", numero: null })).toBe("urn:nir:stato:costituzione");
    const act = { tipo: "dpcm", data: "2013-12-05", anno: null, numero: "159" };
    expect(read(formatUrn(act))).toEqual(act);
  });
});
