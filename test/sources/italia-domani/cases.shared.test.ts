/** Small inputs as they really come, each a data folder, and what is served of them. */

import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { buildPnrr } from "../../../generator/corpus/pnrr/build.ts";
import { readItaliaDomani } from "../../../generator/sources/italia-domani/read-pnrr.ts";
import { Rapporto } from "../../../generator/sources/rapporto.ts";

const CASES = path.join("..", "shared", "data-variants", "casi");

async function built(name: string) {
  const rapporto = new Rapporto();
  const modello = buildPnrr(await readItaliaDomani(path.join(CASES, name), rapporto), rapporto);
  const { progetti, appalti, aziende, enti } = modello;
  return { modello, rapporto, counts: [progetti.length, appalti.length, aziende.length, enti.length] };
}

test("a personal code with a word or a VAT number beside it is nobody's", async () => {
  const written = readFileSync(path.join(CASES, "20-codici-personali", "pnrr", "PNRR_Aggiudicatari_Gare.csv"), "utf8");
  expect(written).toContain("ZZZXXX00A01A001Z");
  const { modello, rapporto, counts } = await built("20-codici-personali");
  expect(counts).toEqual([26, 39, 9, 6]);
  expect(JSON.stringify([modello.aziende, modello.enti, rapporto])).not.toMatch(/ZZZXXX|PERSONA DI PROVA/);
});
