/** The small invented acts of `test/fixtures/normattiva`, each named by the feature it shows. */

import { readFileSync } from "node:fs";
import { readAtto } from "../../../generator/sources/normattiva/read-atto.ts";
import type { Articolo } from "../../../generator/sources/normattiva/records.ts";

const FOLDER = new URL("../../fixtures/normattiva/", import.meta.url);

export const fixtureText = (feature: string) => readFileSync(new URL(`${feature}.xml`, FOLDER), "utf8");

/** The act of a fixture, its text changed first where a test wants it otherwise. */
export function readFixture(
  feature: string,
  options: { file?: string; change?: (text: string) => string } = {},
): ReturnType<typeof readAtto> {
  const { file = `norme/${feature}.xml`, change = (text) => text } = options;
  return readAtto(Buffer.from(change(fixtureText(feature))), file);
}

/** The article of a fixture with an identifier. */
export function articolo(feature: string, id: string): Articolo {
  const found = readFixture(feature).corpo.articoli.find((one) => one.id === id);
  if (!found) throw new Error(`${feature} non ha ${id}`);
  return found;
}
