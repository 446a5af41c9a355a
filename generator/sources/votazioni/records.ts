import type { Ramo } from "../../law/bill-number.ts";

/** What the sources say of votes by name: plain records, numbers as published. */

export type Posizione =
  | "favorevole"
  | "contrario"
  | "astenuto"
  | "presente_non_votante"
  | "missione"
  | "presidente"
  | "non_partecipa"
  | "non_votante"
  | "ha_votato";

/** One row of a list: what the source says that somebody did. */
export interface EspressioneRecord {
  readonly voto: Posizione;
  /** The source's own words. */
  readonly parole: string;
  /** Acronym of the group of that day, where the row has it. */
  readonly sigla: string | null;
}

/** The names of the numbers that are published. */
export const NUMERI = [
  "favorevoli",
  "contrari",
  "astenuti",
  "presenti",
  "votanti",
  "maggioranza",
  "congedoMissione",
] as const;

export interface VotazioneRecord extends Readonly<Record<(typeof NUMERI)[number], number | null>> {
  /** `S-19-232-24`. */
  readonly id: string;
  readonly uri: string;
  readonly ramo: Ramo;
  readonly legislatura: number;
  readonly seduta: number;
  readonly numero: number;
  readonly data: string | null;
  /** What was voted; the Chamber's title. */
  readonly etichetta: string | null;
  /** The Chamber's description. */
  readonly descrizione: string | null;
  /** Senate: the manner; Chamber: the kind. */
  readonly tipo: string | null;
  readonly finale: boolean | null;
  readonly segreta: boolean | null;
  readonly esito: "approvato" | "respinto" | null;
  readonly url: string | null;
  /** Readings that the source names by number. */
  readonly ddl: readonly string[];
  /** Readings that the source names by address. */
  readonly fasi: readonly number[];
  /** Whether the source links it to a thing, known here or not. */
  readonly collegata: boolean;
  /** By person (`S-22`, `C-302422`), each different row once. */
  readonly voti: ReadonlyMap<string, readonly EspressioneRecord[]>;
}
