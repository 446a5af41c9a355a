import { describe, expect, it } from "vitest";
import { hasBodyWord, ownName } from "../../generator/corpus/pnrr/soggetto-registry.ts";
import { superlinear } from "./growth.ts";

describe("the name of a company is read in steps that grow no faster than the name", () => {
  it.each<[string, (times: number) => string]>([
    ["legal forms, glued", (n) => `${"SC.".repeat(n)}!`],
    ["legal forms, apart", (n) => `ESEMPIO ${"S.R.L. - ".repeat(n)}!`],
    ["legal forms that are two", (n) => `${"srls.c".repeat(n)}!`],
    ["a grouping of forms", (n) => `R.T.I. ${"S.P.A.".repeat(n)}!`],
    ["roles", (n) => `ESEMPIO (CAPOFILA ${"CONSORZIATA ".repeat(n)}!`],
    ["roles behind dashes", (n) => `ESEMPIO${" - capofila".repeat(n)}!`],
    ["roles of companies", (n) => `ESEMPIO${" impresa mandante".repeat(n)}!`],
    ["roles at the beginning", (n) => `${"consorziata ".repeat(n)}!`],
    ["blanks", (n) => `ESEMPIO${" ".repeat(n)}!`],
    ["blanks and dashes", (n) => `RTI ESEMPIO${" -".repeat(n)}!`],
    ["blanks and brackets", (n) => `ESEMPIO${" ( ".repeat(n)}!`],
    ["a grouping glued to dashes", (n) => `ATI${"-".repeat(n)} !`],
    ["words", (n) => `DITTA ${"IMPRESA ".repeat(n)}!`],
  ])("%s", async (_, text) => {
    const read = (name: string) => [ownName(name), hasBodyWord(name, "10000000001")];
    expect(await superlinear(text, read)).toEqual([]);
  });
});
