/** What is known of one legislature: people, groups, bills, who signed what. */

import type { VoteRow } from "../../contract/resources/votazioni.ts";
import type { BillCitation } from "../../law/bill-citations.ts";
import type { Ramo } from "../../law/bill-number.ts";
import type { AssegnazioneRecord, FaseRecord } from "../../sources/senato/records.ts";
import type { Posizione } from "../../sources/votazioni/records.ts";

export type { Posizione };

export interface ModelloParlamento {
  /** `null` where there is no dump. */
  readonly legislatura: number | null;
  /** Everyone known, by id (code unit). */
  readonly persone: readonly Persona[];
  /** Groups with at least one member, by name, acronym, branch (code unit). */
  readonly gruppi: readonly Gruppo[];
  /** By `idDdl`. */
  readonly disegni: readonly Disegno[];
  /** Final votes and questions of confidence: newest first, then sitting and number descending, then branch. */
  readonly votazioni: readonly Votazione[];
}

/** Branch and acronym tell groups apart: the two branches have groups of one name. */
export interface Gruppo {
  readonly ramo: Ramo;
  readonly nome: string;
  readonly sigla: string;
}

export interface Persona {
  /** `S-29521`, `C-305880`. */
  readonly id: string;
  /** Name, then surname. */
  readonly nome: string;
  readonly ramo: Ramo;
  /** The current group, for one who left the last; `null` where no source tells. */
  readonly gruppo: Gruppo | null;
  /** Days in office, both included, `al` without one while it lasts; `null` where no source tells. */
  readonly mandati: readonly Mandato[] | null;
}

export interface Mandato {
  readonly dal: string;
  readonly al: string | null;
}

/** One bill with all its readings. */
export interface Disegno {
  readonly idDdl: number;
  /** In order; the last is the current one. Never empty. */
  readonly letture: readonly FaseRecord[];
  /** Kind of initiative of the first reading's first signer. */
  readonly iniziativa: string | null;
  /** In the order of the answers: first signers, then by date added, name, id. */
  readonly firmatari: readonly Firmatario[];
  /** Of all readings, in the order of the answers. */
  readonly assegnazioni: readonly AssegnazioneRecord[];
  readonly citato: Citato;
}

/** The acts that a bill names. */
export interface Citato {
  /** What they are read from: the articles, or the title where there is no text. */
  readonly testo: "articolato" | "titolo";
  /** Articles of the text, 0 for a title. */
  readonly articoli: number;
  readonly citazioni: readonly BillCitation[];
}

/** One who signed a bill. */
export interface Firmatario {
  /** `null` for the Government, a region, the CNEL, the people: shown and counted nowhere. */
  readonly persona: Persona | null;
  readonly nome: string;
  readonly primo: boolean;
  readonly dataAggiunta: string | null;
  readonly dataRitiro: string | null;
  /** Withdrawn signatures are shown and counted nowhere. */
  readonly ritirata: boolean;
}

/** One vote by name; numbers as published, `null` where the source has none. */
export interface Votazione extends Omit<VoteRow, "ramo"> {
  readonly ramo: Ramo;
  /** By name, then id; nobody where no list is known. */
  readonly voti: readonly Voto[];
  /** Senate: whether mandates and the chair are known, so that who is in no list was absent. */
  readonly mandatiNoti: boolean;
}

/** What one member did in one vote. */
export interface Voto {
  /** `S-22`, `C-302422`. */
  readonly id: string;
  /** As the person has it. */
  readonly nome: string;
  /** The group of that day, `null` where it is not known. */
  readonly gruppo: { readonly sigla: string; readonly nome: string } | null;
  readonly voto: Posizione;
  /** What the source writes. */
  readonly parole: string | null;
}
