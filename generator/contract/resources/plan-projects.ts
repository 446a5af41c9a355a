/** What answers say of the projects of the recovery plan and of their places, and how a tree keeps it. */

import type { LUOGO, PROGETTO_RIGA } from "./common.ts";
import type { ValueOf } from "./declare/fields.ts";
import type { PROJECT_BODIES } from "./progetti.ts";
import type { RANKINGS } from "./rankings.ts";

/** A place, as answers name it. Of what lies in no municipality (province, region) the code is `null`. */
export type PlanPlace = ValueOf<typeof LUOGO>;
/** A project, as a row of an answer. Amounts are euro. */
export type ProjectRow = ValueOf<typeof PROGETTO_RIGA>;
/** A row of `/pnrr/progetti`: of its funding the part that falls to the place asked for, all of it if none is. */
export type PlacedRow = ValueOf<(typeof PROJECT_BODIES)["pnrr-progetti"]>["progetti"][number];

type ProjectWhole = ValueOf<(typeof PROJECT_BODIES)["pnrr-progetto"]>["progetti"][number];
/**
 * A project whole, with the share of each of its places: `parti[i]` of `somma` is that of `luoghi[i]`; one more, at the end, of what names
 * no place.
 */
export interface StoredProject {
  readonly progetto: Omit<ProjectWhole, "appalti"> & { readonly appalti: readonly object[] };
  readonly parti: readonly string[];
  readonly somma: string;
}

type RankingOfPlace = ValueOf<(typeof RANKINGS)["pnrr-luogo-aziende"]>;
/** An entry of a ranking of a place, without its number. Amounts are euro. */
export type RankedInPlace = Omit<RankingOfPlace["classifica"][number], "posizione">;
/** The tenders whose projects lie in a place, each once and in full. */
export type TendersInPlace = Pick<RankingOfPlace, "numero_appalti" | "importo_appalti" | "importo_anche_altrove">;

/** The same with who won them, and who put them out. */
export interface PlaceRankings extends Pick<PlanPlace, "tipo" | "codice">, TendersInPlace {
  readonly aziende: readonly RankedInPlace[];
  readonly enti: readonly RankedInPlace[];
}
