/**
 * The rankings of the places of the recovery plan, as `/pnrr/luoghi/{luogo}/classifica-aziende` and `-enti` cut them.
 *
 *     indici/pnrr-luoghi/<n>.json    by kind and code of a place that has a tender: its tenders in figures, and the first of each ranking
 */

import type { PlaceRankings, PlanPlace, RankedInPlace, TendersInPlace } from "../contract/resources/plan-projects.ts";
import { RANKING_MAX } from "../contract/tiers.ts";
import { bucketOf } from "../law/identity/act-bucket.ts";
import { ownEntry } from "./line-json.ts";
import type { ProjectsCard } from "./projects.ts";

/** What the cards of both operations say. */
export interface PlaceRankingsCard extends Pick<ProjectsCard, "luoghi"> {
  /** Files of rankings: a power of two. */
  readonly classifiche: number;
}

/** Of an entry what its list in the file says, in this order. */
const FIELDS = [
  "nome",
  "codice_fiscale",
  "numero_appalti",
  "importo_totale",
  "importo_oltre_finanziamento",
  "importo_contributi",
  "importo_anche_altrove",
] as const satisfies readonly (keyof RankedInPlace)[];

/** How many entries the whole ranking has, and the first of them. */
type StoredRanking = readonly [totale: number, voci: readonly (readonly (string | number)[])[]];

/** What the file says of a place. */
export type StoredPlace = readonly [
  numero_appalti: number,
  importo_appalti: number,
  importo_anche_altrove: number,
  aziende: StoredRanking,
  enti: StoredRanking,
];

type Place = Pick<PlanPlace, "tipo" | "codice">;

const keyOf = ({ tipo, codice }: Place): string => `${tipo} ${codice}`;

/**
 * The number of the file in which a place stands.
 *
 * @param files a power of two
 * @example placeRankingsPart({ tipo: "comune", codice: "015146" }, 1) // 0
 */
export const placeRankingsPart = (place: Place, files: number): number => bucketOf(keyOf(place), files);

/** Name of a file of rankings. */
export const placeRankingsFile = (part: number): string => `indici/pnrr-luoghi/${part}.json`;

/**
 * The line of a place.
 *
 * @example encodePlaceRankings(placed) // '"comune 015146":[1,90,0,[1,[["Impresa Esempio 01","1",1,90,0,0,0]]],[…]]'
 */
export function encodePlaceRankings(placed: PlaceRankings): string {
  const ranking = (entries: readonly RankedInPlace[]): StoredRanking => [
    entries.length,
    entries.slice(0, RANKING_MAX).map((entry) => FIELDS.map((field) => entry[field])),
  ];
  const { numero_appalti, importo_appalti, importo_anche_altrove } = placed;
  const stored: StoredPlace = [
    numero_appalti,
    importo_appalti,
    importo_anche_altrove,
    ranking(placed.aziende),
    ranking(placed.enti),
  ];
  return `${JSON.stringify(keyOf(placed))}:${JSON.stringify(stored)}`;
}

/** Stands for a place that has no tender. */
const NO_TENDERS: StoredPlace = [0, 0, 0, [0, []], [0, []]];

/** A ranking of a place, from its file: its tenders in figures, how many entries there are, and the first hundred. */
export function decodePlaceRanking(
  file: Readonly<Record<string, StoredPlace>>,
  place: Place,
  which: "aziende" | "enti",
): { readonly figures: TendersInPlace; readonly totale: number; readonly voci: readonly object[] } {
  const [numero_appalti, importo_appalti, importo_anche_altrove, aziende, enti] =
    ownEntry(file, keyOf(place)) ?? NO_TENDERS;
  const [totale, voci] = which === "aziende" ? aziende : enti;
  return {
    figures: { numero_appalti, importo_appalti, importo_anche_altrove },
    totale,
    voci: voci.map((tuple) => Object.fromEntries(FIELDS.map((field, i) => [field, tuple[i]]))),
  };
}
