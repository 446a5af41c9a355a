import { describe, expect, it } from "vitest";
import { splitDay } from "../../../generator/law/identity/version-day.ts";

describe("a day that is said in words", () => {
  it.each([
    ["art. 640 c.p. al 1 gennaio 2021", "art. 640 c.p.", "2021-01-01"],
    ["art. 640 c.p. nel testo vigente al 1.1.2021", "art. 640 c.p.", "2021-01-01"],
    ["art. 640 c.p. (testo in vigore al 31/12/2020)", "art. 640 c.p.", "2020-12-31"],
    ["art. 640 codice penale all'8 marzo 2020", "art. 640 codice penale", "2020-03-08"],
    ["art. 2 l. 241/1990 vigente il 2010-07-31", "art. 2 l. 241/1990", "2010-07-31"],
    ["Art. 640 Italian Criminal Code as of 1 May 2021", "Art. 640 Italian Criminal Code", "2021-05-01"],
    ["c.p.@2021-01-01 art 640", "c.p. art 640", "2021-01-01"],
    ["art 640 c.p. nel 2021", "art 640 c.p.", "2021-12-31"],
    ["art. 640 c.p. al 30 febbraio 2021", "art. 640 c.p.", "2021-02-30"],
  ])("%s", (said, text, day) => {
    expect(splitDay(said)).toEqual({ text, day });
  });

  it.each([
    "legge 7 agosto 1990, n. 241",
    "c.p., art. 640, del 1889",
    "contributi dal 1 gennaio 2020 al 31 dicembre 2021",
    "al 1 gennaio 2021",
    "relazione al 1/2021",
  ])("%s: none", (text) => {
    expect(splitDay(text)).toEqual({ text, day: null });
  });
});
