import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { Articolo } from "../../../generator/sources/normattiva/records.ts";
import { absent, type ReadFile, readOfficialFiles } from "./official-files.ts";

/** Read by hand: per article whether the line that opens it is its rubrica or text, and the first words of that line. */
const READ = readFileSync(new URL("rubriche-lette.tsv", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t") as [file: string, articolo: string, id: string, verdetto: string, inizio: string]);

/** Acts in which nearly all articles have a rubrica. */
const TITLED = [
  "20200519_20G00052",
  "20240312_24G00041",
  "20050516_005G0104",
  "24G00231",
  "19920518_092G0306",
  "20010619_001G0293",
  "codice_penale",
];

/** Articles that say something: signs in capitals have no rubrica. */
const speaks = ({ rubrica, testo }: Articolo) => /\p{Ll}{2}/u.test(`${rubrica ?? ""} ${testo}`);

describe.skipIf(absent !== "")(`the rubriche of the official files${absent}`, () => {
  let read: readonly ReadFile[];
  beforeAll(async () => {
    ({ read } = await readOfficialFiles());
  });
  const corpo = (name: string) => read.find((file) => file.name.includes(name))!.atto.corpo;

  it("are what was read by hand, in a hundred articles whose first line may be one", () => {
    expect(READ.length).toBeGreaterThanOrEqual(100);
    for (const [file, , id, verdetto, inizio] of READ) {
      const { rubrica, testo } = corpo(file).articoli.find((articolo) => articolo.id === id)!;
      const [found, other] = verdetto === "testo" ? [testo, rubrica] : [rubrica, testo];
      expect(found?.replace(/\s+/g, " ").startsWith(inizio), `${file} ${id}`).toBe(true);
      if (verdetto === "testo") expect(other, `${file} ${id}`).toBeNull();
      else expect(other, `${file} ${id}`).toSatisfy((text: string) => text !== "" && !text.startsWith(inizio));
    }
  });

  it.each(TITLED)("are on at least 98 in 100 of the articles of %s", (name) => {
    const articoli = corpo(name).articoli.filter((articolo) => !articolo.abrogato && speaks(articolo));
    const without = articoli.filter(({ rubrica }) => rubrica === null);
    expect(without.length, without.map(({ id }) => id).join(" ")).toBeLessThanOrEqual(articoli.length * 0.02);
  });
});
