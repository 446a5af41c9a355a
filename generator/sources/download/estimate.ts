/** What a download will take, before it begins: rough, so that nobody starts hours of work unawares. */

import type { Area } from "../../api/operations.ts";
import type { ActsOptions } from "./normattiva/fetch-acts.ts";
import { MOST_NAMED } from "./normattiva/selection.ts";
import { FETCH_TEXTS } from "./texts.ts";

export interface Estimate {
  readonly what: string;
  readonly megabytes: number;
  readonly minutes: number;
}

/** Megabytes a minute of a household's line; the official hosts are seldom quicker. */
const A_MINUTE = 120;

const file = (what: string, megabytes: number): Estimate => ({ what, megabytes, minutes: megabytes / A_MINUTE });

/** Sizes published or measured in 2026; exports take the source about a minute for an act, and some for a year of a type. */
function ofActs({ selection, acts, versions, since }: ActsOptions): Estimate[] {
  const named = acts.map((): Estimate => ({ what: FETCH_TEXTS.oneAct, megabytes: versions ? 2 : 0.1, minutes: 1 }));
  if (since !== null) return [{ what: FETCH_TEXTS.changes, megabytes: 5, minutes: 10 }];
  if (selection === null) return named;
  const codes = file(FETCH_TEXTS.codes, versions ? 1100 : 10);
  const one = { what: FETCH_TEXTS.named, megabytes: 5, minutes: MOST_NAMED + 1 };
  if (selection === "codici") return [codes, one, ...named];
  const all = file(FETCH_TEXTS.collections, versions ? 4000 : 1200);
  const slices = { what: FETCH_TEXTS.slices, megabytes: 200, minutes: 600 };
  const repealed = file(FETCH_TEXTS.repealed, 900);
  return selection === "vigenti" ? [all, slices] : [all, slices, repealed];
}

const OF_AREAS: Readonly<Record<Exclude<Area, "norme">, readonly Estimate[]>> = {
  pnrr: [file(FETCH_TEXTS.tables, 560)],
  parlamento: [file(FETCH_TEXTS.dumps, 5)],
  ddl: [{ what: FETCH_TEXTS.billTexts, megabytes: 30, minutes: 3 }],
};

/**
 * What the chosen areas will take.
 *
 * @example estimate(["pnrr"], acts) // [{ what: "the recovery plan's tables", megabytes: 560, minutes: 4.7 }]
 */
export const estimate = (areas: readonly Area[], acts: ActsOptions): Estimate[] =>
  areas.flatMap((area) => (area === "norme" ? ofActs(acts) : OF_AREAS[area]));
