/** The places that everyday names mean (`FORMAT.md`, Ranking). */

import { itemAt } from "../../collections/at.ts";
import type { Read } from "../../format/read-tree.ts";
import { ELI_PREFIX } from "../../law/identity/canonical-eli.ts";
import type { Analysis } from "../analysis.ts";
import { EVERYDAY_WORD } from "../score.ts";
import { tokensOf } from "../tokens.ts";
import { numberOf, placeOfAct, type Tables } from "./documents.ts";

/** `legge/2022/12/29/197/art/1/comma/231` */
const PLACE = /^(.*?)(?:\/(art\/[^/]+)(?:\/comma\/([^/]+))?)?$/;

/**
 * The documents that everyday names in a question mean, with the sum of each: so many words as the name has, less its place among those of the name.
 *
 * @param stems of the question
 * @example await everydayPlaces(read, tables, analysis, ["stalking"]) // Map { 1398 => 26208000 }
 */
export async function everydayPlaces(
  read: Read,
  tables: Tables,
  { stemOf, isStopWord }: Analysis,
  stems: readonly string[],
): Promise<Map<number, number>> {
  const asked = new Set(stems);
  const meant = Object.entries(tables.detti).flatMap(([name, places]) => {
    const words = tokensOf(name).filter(({ word }) => !isStopWord(word));
    const own = new Set(words.map(({ word }) => stemOf(word)));
    const isAsked = own.size > 0 && [...own].every((stem) => asked.has(stem));
    return isAsked ? places.map((place, i) => [place, own.size * EVERYDAY_WORD - i] as const) : [];
  });
  const sums = new Map<number, number>();
  const documents = await Promise.all(
    meant.map(async ([place]) => {
      const [, act = "", path = null, comma = null] = PLACE.exec(place) ?? [];
      const found = await placeOfAct(read, tables, ELI_PREFIX + act);
      return found && numberOf(found, path, comma);
    }),
  );
  for (const [i, document] of documents.entries())
    if (document !== null) sums.set(document, Math.max(itemAt(meant, i)[1], sums.get(document) ?? 0));
  return sums;
}
