import { describe, expect, it } from "vitest";
import { groupVersions, isFuture } from "../../../generator/corpus/norme/versions.ts";
import { readVersion } from "../../../generator/sources/normattiva/identity.ts";

const version = (file: string, al: string, senzaGiorno?: true) => ({
  chiave: "2005-05-16/005X0104",
  versione: { tipo: "consolidata" as const, al },
  file,
  caratteri: 1,
  ...(senzaGiorno ? { senzaGiorno } : {}),
});

const undated = (file: string, eli: string, expression: string | undefined) =>
  readVersion(file, eli, "2005-05-16", expression).undated;

describe("a version of which nothing tells the day", () => {
  it("is told by a consolidated text without a day in name, ELI and expression", () => {
    const eli = "eli/id/2005/05/16/005X0104/CONSOLIDATED";
    expect(undated("norme/legge.xml", eli, undefined)).toBe(true);
    expect(undated("norme/legge.xml", eli, "0000-00-00")).toBe(true);
    expect(undated("norme/legge.xml", `${eli}/20250130`, undefined)).toBe(false);
    expect(undated("norme/legge.xml", eli, "2005-05-17")).toBe(false);
    expect(undated("norme/2005-05-16_005X0104_VIGENZA_2020-01-01_V2.xml", eli, undefined)).toBe(false);
    expect(undated("norme/legge.xml", "eli/id/2005/05/16/005X0104/ORIGINAL", undefined)).toBe(false);
  });

  it("is served where it is alone, and left aside where the act has others", () => {
    const undated = version("a.xml", "2005-05-16", true);
    expect(groupVersions([undated], null)).toMatchObject({ atti: [{ record: undated, earlier: [] }], senzaGiorno: [] });
    const [newer, older] = [version("c.xml", "2021-01-01"), version("b.xml", "2020-01-01")];
    expect(groupVersions([undated, older, newer], null)).toEqual({
      atti: [{ record: newer, earlier: [older] }],
      doppioni: [],
      senzaGiorno: ["a.xml"],
    });
  });
});

it("a version of a day to come is one of a day after the data, not of their day", () => {
  const [today, tomorrow] = [version("a.xml", "2026-05-07"), version("b.xml", "2026-05-08")];
  expect([today, tomorrow].map(({ versione }) => isFuture(versione, "2026-05-07"))).toEqual([false, true]);
  expect(isFuture(tomorrow.versione, null)).toBe(false);
  expect(groupVersions([today, tomorrow], "2026-05-07").atti).toEqual([{ record: today, earlier: [tomorrow] }]);
});
