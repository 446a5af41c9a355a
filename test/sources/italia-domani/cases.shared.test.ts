/** Small inputs as they really come, each a data folder, and what is served of them. */

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { buildPnrr } from "../../../generator/corpus/pnrr/build.ts";
import { readItaliaDomani } from "../../../generator/sources/italia-domani/read.ts";
import { Rapporto } from "../../../generator/sources/rapporto.ts";

const CASES = path.join("..", "shared", "data-variants", "casi");

async function built(name: string) {
  const rapporto = new Rapporto();
  const modello = buildPnrr(await readItaliaDomani(path.join(CASES, name), rapporto), rapporto);
  const { progetti, appalti, aziende, enti } = modello;
  return { modello, rapporto, counts: [progetti.length, appalti.length, aziende.length, enti.length] };
}

test("a stray quote leaves every project its own money", async () => {
  const { modello, counts } = await built("10-virgolette");
  expect(counts).toEqual([26, 39, 9, 6]);
  const money = (cup: string) => modello.progetti.find((p) => p.cup === cup)?.totale;
  expect([money("Z12B22000002000"), money("Z13B22000003000")]).toEqual([2824690, 4237035]);
});

test("every cell quoted behind a byte order mark, and headers in the middle, give the same", async () => {
  expect((await built("11-bom-e-virgolette")).counts).toEqual([26, 39, 9, 6]);
  const { counts, rapporto } = await built("12-intestazione-ripetuta");
  expect(counts).toEqual([26, 39, 9, 6]);
  expect(rapporto.conteggi.filter(({ motivo }) => motivo.startsWith("intestazione ripetuta")).length).toBe(4);
});

test("UTF-16 is said to be that", async () => {
  const { rapporto } = await built("14-utf16");
  const tables = readdirSync(path.join(CASES, "14-utf16", "pnrr"));
  expect(rapporto.scarti.map(({ motivo }) => motivo)).toEqual(
    tables.map(() => expect.stringMatching(/UTF-16: convertirlo in UTF-8/)),
  );
});

test("a personal code with a word or a VAT number beside it is nobody's", async () => {
  const written = readFileSync(path.join(CASES, "20-codici-personali", "pnrr", "PNRR_Aggiudicatari_Gare.csv"), "utf8");
  expect(written).toContain("ZZZXXX00A01A001Z");
  const { modello, rapporto, counts } = await built("20-codici-personali");
  expect(counts).toEqual([26, 39, 9, 6]);
  expect(JSON.stringify([modello.aziende, modello.enti, rapporto])).not.toMatch(/ZZZXXX|PERSONA DI PROVA/);
});
