import { describe, expect, it } from "vitest";
import { eliNumero, fileOfEli } from "../../../generator/law/identity/canonical-eli.ts";
import { formatEli, parseEli, parseNormattivaEli } from "../../../generator/law/identity/eli.ts";

const law241 = { alias: null, tipo: "legge", data: "1990-08-07", numero: "241", variante: null, parte: null };

describe("an ELI", () => {
  it.each([
    "eli:/it/legge/1990/08/07/241",
    "eli/it/legge/1990/08/07/241",
    "/it/legge/1990/08/07/241",
    "it/legge/1990/8/7/241/",
    " ELI:/IT/LEGGE/1990/08/07/241 ",
  ])("is read as %s", (text) => {
    expect(parseEli(text)).toEqual(law241);
  });

  it("may have an article, an annex or the suffix of a collision", () => {
    expect(parseEli("eli:/it/legge/1990/08/07/241/art/3-bis")).toEqual({ ...law241, parte: "art/3-bis" });
    expect(parseEli("eli:/it/costituzione/1947/12/27/art/3")).toMatchObject({ numero: null, parte: "art/3" });
    expect(parseEli("eli:/it/regio-decreto/1930/10/19/1398/annesso/2/art/575")?.parte).toBe("annesso/2/art/575");
    expect(parseEli("eli:/it/regio-decreto-legge/1936/05/14/886~036U0886-19370116")).toMatchObject({
      numero: "886",
      variante: "036u0886-19370116",
    });
    expect(parseEli("eli:/it/decreto/1990/05/06~090A2100-19900510")).toMatchObject({
      data: "1990-05-06",
      numero: null,
      variante: "090a2100-19900510",
    });
    expect(parseEli("eli:/it/decreto/1990/05/06~090a2100-19900510/art/1")).toMatchObject({
      variante: "090a2100-19900510",
      parte: "art/1",
    });
  });

  it("may be a name instead of an identity", () => {
    expect(parseEli("eli:/it/codice-penale")).toMatchObject({ alias: "codice-penale", tipo: null });
    expect(parseEli("it/codice-penale/art/575")).toMatchObject({ alias: "codice-penale", parte: "art/575" });
  });

  it.each([
    "",
    "eli:/it/",
    "legge 241/1990",
    "eli:/it/legge/1990/02/30/1",
    "eli:/it/legge/1800/01/01/1",
    "eli:/fr/legge/1990/08/07/241",
  ])("is not %j", (text) => {
    expect(parseEli(text)).toBeNull();
  });

  it("is written with the date of the act and a number in lower case", () => {
    expect(formatEli({ tipo: "legge", data: "1990-08-07", numero: "241" })).toBe("eli:/it/legge/1990/08/07/241");
    expect(formatEli({ tipo: "regio-decreto-legge", data: "1943-10-30", numero: "2/B" })).toBe(
      "eli:/it/regio-decreto-legge/1943/10/30/2-b",
    );
    expect(formatEli({ tipo: "costituzione", data: "1947-12-27", numero: null })).toBe(
      "eli:/it/costituzione/1947/12/27",
    );
    expect(formatEli({ tipo: "decreto", data: "1990-05-06", numero: " " })).toBe("eli:/it/decreto/1990/05/06");
    expect(eliNumero(" 12 BIS/a ")).toBe("12-bis-a");
    expect(eliNumero("1~2?#")).toBe("1-2-");
  });

  it("names a file that every disk accepts", () => {
    expect(fileOfEli("eli:/it/legge/1990/08/07/241")).toBe("legge/1990/08/07/241");
    expect(fileOfEli("eli:/it/regio-decreto-legge/1936/05/14/886~036u0886-19370116")).toBe(
      "regio-decreto-legge/1936/05/14/886_7e036u0886-19370116",
    );
    expect(() => fileOfEli("legge/1990/08/07/241")).toThrow(RangeError);
  });
});

describe("an ELI of Normattiva", () => {
  it.each([
    "eli/id/2005/05/16/005G0104/CONSOLIDATED/20250130",
    "http://www.normattiva.it/eli/id/2005/05/16/005G0104/ORIGINAL",
    "https://normattiva.it/eli/id/2005/05/16/005g0104",
    "http://www.gazzettaufficiale.it/eli/id/2005/05/16/005G0104/sg",
  ])("by date of the Gazzetta and code is read: %s", (text) => {
    expect(parseNormattivaEli(text)).toEqual({ by: "gazzetta", data: "2005-05-16", codice: "005g0104" });
  });

  it("by type, date and number is read, with and without a version", () => {
    const expected = { by: "identity", tipo: "decreto-legge", data: "2020-05-19", numero: "34" };
    expect(parseNormattivaEli("eli/stato/DECRETO-LEGGE/2020/05/19/34/CONSOLIDATED/20260101")).toEqual(expected);
    expect(parseNormattivaEli("eli/stato/decreto-legge/2020/05/19/34")).toEqual(expected);
    for (const version of ["ORIGINAL", "CONSOLIDATED", "CONSOLIDATED/20260101"])
      expect(parseNormattivaEli(`eli/stato/COSTITUZIONE/1947/12/27/${version}`)).toMatchObject({ numero: null });
  });

  it.each([
    "eli:/it/legge/1990/08/07/241",
    "eli/id/2005/13/16/005G0104",
    "eli/id/2005/05/16",
    "http://example.org/eli/id/2005/05/16/005G0104",
  ])("is not %s", (text) => {
    expect(parseNormattivaEli(text)).toBeNull();
  });
});
