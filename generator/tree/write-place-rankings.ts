import { itemAt } from "../collections/at.ts";
import type { Prosa } from "../contract/prose.ts";
import type { PlaceRankings } from "../contract/resources/plan-projects.ts";
import { listBlock } from "../format/line-json.ts";
import {
  encodePlaceRankings,
  type PlaceRankingsCard,
  placeRankingsFile,
  placeRankingsPart,
} from "../format/place-rankings.ts";
import type { Cards } from "./cards.ts";
import type { Staging } from "./staging.ts";
import { bucketsNeeded } from "./write-projects.ts";

/** Characters of a file of rankings, on average at most. */
const CHARACTERS = 24_000;

/**
 * Writes the rankings of the places that have tenders, and the cards of the two operations.
 *
 * @param luoghi files of places by name, as `writeProjects` gives them
 * @example writePlaceRankings(staging, cards, placeRankings(modello), 128, note) // indici/pnrr-luoghi/0.json …
 */
export function writePlaceRankings(
  staging: Staging,
  cards: Cards,
  places: Iterable<PlaceRankings>,
  luoghi: number,
  note: Readonly<Record<"pnrr-luogo-aziende" | "pnrr-luogo-enti", Prosa>>,
): void {
  const lines = Array.from(places, (placed) => {
    const { tipo, codice } = placed;
    return { place: { tipo, codice }, line: encodePlaceRankings(placed) };
  });
  const classifiche = bucketsNeeded(
    lines.reduce((sum, { line }) => sum + line.length, 0),
    CHARACTERS,
  );
  const parts: string[][] = Array.from({ length: classifiche }, () => []);
  for (const { place, line } of lines) itemAt(parts, placeRankingsPart(place, classifiche)).push(line);
  for (const [part, own] of parts.entries()) staging.write(placeRankingsFile(part), `{\n${listBlock(own)}}\n`);
  const card: PlaceRankingsCard = { luoghi, classifiche };
  for (const id of ["pnrr-luogo-aziende", "pnrr-luogo-enti"] as const) cards.card(id, note[id], card);
}
