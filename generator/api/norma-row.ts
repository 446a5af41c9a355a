import type { ModificheSuccessive } from "./modifiche-successive.ts";

/** An act in a list; the fields that every answer about an act begins with. */
export interface NormaRow {
  readonly eli: string;
  readonly tipo: string;
  readonly titolo: string;
  readonly data: string;
  readonly numero: string | null;
  readonly n_articoli: number;
  readonly n_relazioni: number;
}

/** A version in the list of versions of an act. */
export interface VersionRow {
  readonly al: string;
  readonly tipo: "originale" | "consolidata";
  /** Of a day after that of the data. */
  readonly futura?: true;
  readonly n_articoli: number;
  /** Against the version before; `null` of the oldest. */
  readonly aggiunti: number | null;
  readonly tolti: number | null;
  readonly modificati: number | null;
  readonly modifiche_successive: ModificheSuccessive | null;
  readonly sha256: string;
}
