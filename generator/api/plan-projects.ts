/** What answers say of the projects of the recovery plan. */

export const PLACE_KINDS = ["comune", "provincia", "regione"] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** A place, as answers name it. Of what lies in no municipality (province, region) the code is `null`. */
export interface PlanPlace {
  readonly tipo: PlaceKind;
  readonly codice: string | null;
  readonly nome: string;
  readonly provincia: string | null;
  readonly regione: string | null;
}

/** A project, as a row of an answer. Amounts are euro. */
export interface ProjectRow {
  readonly cup: string | null;
  readonly clp: string | null;
  readonly submisura: string | null;
  readonly titolo: string | null;
  readonly settore: string;
  readonly luoghi: readonly PlanPlace[];
  readonly finanziamento_totale: number | null;
  readonly n_appalti: number;
  readonly importo_appalti: number;
}

/** A row of `/pnrr/progetti`: of its funding the part that falls to the place asked for, all of it if none is. */
export interface PlacedRow extends ProjectRow {
  readonly importo_nel_luogo: number | null;
}

/** A project whole. */
interface ProjectWhole extends ProjectRow {
  readonly id: string;
  readonly finanziamenti: readonly { readonly codice: string; readonly nome: string; readonly importo: number }[];
  readonly appalti: readonly object[];
}

/**
 * A project whole, with the share of each of its places: `parti[i]` of `somma` is that of `luoghi[i]`; one more, at the end, of what names
 * no place.
 */
export interface StoredProject {
  readonly progetto: ProjectWhole;
  readonly parti: readonly string[];
  readonly somma: string;
}

/** An entry of a ranking of a place, without its number. Amounts are euro. */
export interface RankedInPlace {
  readonly nome: string;
  readonly codice_fiscale: string;
  readonly numero_appalti: number;
  readonly importo_totale: number;
  /** Parts of `importo_totale`, which may overlap. */
  readonly importo_oltre_finanziamento: number;
  readonly importo_contributi: number;
  readonly importo_anche_altrove: number;
}

/** The tenders whose projects lie in a place, each once and in full. */
export interface TendersInPlace {
  readonly numero_appalti: number;
  /** Euro. */
  readonly importo_appalti: number;
  /** Part of it: tenders with a project that lies elsewhere too. */
  readonly importo_anche_altrove: number;
}

/** The same with who won them, and who put them out. */
export interface PlaceRankings extends Pick<PlanPlace, "tipo" | "codice">, TendersInPlace {
  readonly aziende: readonly RankedInPlace[];
  readonly enti: readonly RankedInPlace[];
}
