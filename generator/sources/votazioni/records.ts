/** What the sources say of votes by name: plain records, numbers as published. */

import type { VoteRow, Voter } from "../../contract/resources/votazioni.ts";
import type { Ramo } from "../../law/bill-number.ts";

export type Posizione = Voter["voto"];

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

type Named = Pick<VoteRow, "id" | "uri" | "legislatura" | "seduta" | "numero" | "data" | "esito" | "url" | "ddl">;

export interface VotazioneRecord extends Named, Readonly<Record<(typeof NUMERI)[number], number | null>> {
  readonly ramo: Ramo;
  /** What was voted; the Chamber's title. */
  readonly etichetta: string | null;
  /** The Chamber's description. */
  readonly descrizione: string | null;
  /** Senate: the manner; Chamber: the kind. */
  readonly tipo: string | null;
  readonly finale: boolean | null;
  readonly segreta: boolean | null;
  /** Whether the source's own flag says that it was a question of confidence. */
  readonly fiducia: boolean | null;
  /** Readings that the source names by address. */
  readonly fasi: readonly number[];
  /** Whether the source links it to a bill or a document, known here or not. */
  readonly collegata: boolean;
  /** By person (`S-22`, `C-302422`), each different row once. */
  readonly voti: ReadonlyMap<string, readonly EspressioneRecord[]>;
  /** Names by person, as the rows of the lists write them. */
  readonly nomi: ReadonlyMap<string, string>;
}
