import type { Ramo } from "../../law/bill-number.ts";

/** What the reader of the Senate's dumps gives: plain records, dates already plausible or `null`. */

/** One reading of a bill, in one branch. */
export interface FaseRecord {
  readonly file: string;
  readonly idFase: number;
  /** The bill that the reading belongs to. */
  readonly idDdl: number;
  readonly legislatura: number;
  /** As published: `S.1234`, `C.643-BIS`. */
  readonly fase: string;
  readonly ramo: Ramo;
  readonly titolo: string | null;
  readonly natura: string | null;
  readonly presentatoTrasmesso: string | null;
  readonly dataPresentazione: string | null;
  readonly stato: string | null;
  readonly dataStato: string | null;
  /** Who brought it, in words. */
  readonly descrIniziativa: string | null;
  readonly numeroLegge: string | null;
  readonly dataLegge: string | null;
  /** Signatures that hang on this reading, each once. */
  readonly iniziative: readonly IniziativaRecord[];
  readonly assegnazioni: readonly AssegnazioneRecord[];
}

/** One signature. */
export interface IniziativaRecord {
  /** Address of the initiative: the same on every reading it hangs on. */
  readonly id: string;
  /** `Parlamentare, Governativa, Regionale, CNEL, Popolare`. */
  readonly tipo: string | null;
  /** Who signs, as written, spaces collapsed: `On. Nome Cognome`. */
  readonly presentatore: string;
  /** `S-29521`, `C-305880`; `null` where no parliamentarian is named. */
  readonly persona: string | null;
  readonly primo: boolean;
  readonly dataAggiunta: string | null;
  readonly dataRitiro: string | null;
  /** Whether a date of withdrawal is written, even one that is no date. */
  readonly ritirata: boolean;
}

export interface AssegnazioneRecord {
  readonly commissione: string | null;
  readonly tipo: string | null;
  readonly sede: string | null;
  readonly data: string | null;
}

/** The order of a bill's readings. */
export interface IterRecord {
  readonly idDdl: number;
  readonly fasi: readonly { readonly idFase: number; readonly progr: number }[];
}

export interface SenatoreRecord {
  /** `S-29521`. */
  readonly id: string;
  /** Name, then surname. */
  readonly nome: string;
  readonly adesioni: readonly AdesioneRecord[];
  readonly mandati: readonly MandatoRecord[];
}

/** A time in office as a senator, whatever the legislature. */
export interface MandatoRecord {
  readonly legislatura: number | null;
  readonly inizio: string;
  readonly fine: string | null;
}

export interface AdesioneRecord {
  readonly legislatura: number | null;
  /** Address of the group. */
  readonly gruppo: string;
  readonly inizio: string | null;
  readonly fine: string | null;
}

export interface GruppoRecord {
  readonly id: string;
  readonly denominazioni: readonly {
    readonly titolo: string;
    readonly titoloBreve: string;
    readonly inizio: string | null;
    readonly fine: string | null;
  }[];
}

/** All that the dumps of one legislature say. */
export interface SenatoRecords {
  /** The legislature that is served, `null` without dumps. */
  readonly legislatura: number | null;
  readonly fasi: readonly FaseRecord[];
  readonly iter: readonly IterRecord[];
  readonly senatori: readonly SenatoreRecord[];
  readonly gruppi: readonly GruppoRecord[];
  /** Day that the archive gives the newest composition, `null` for one that is loose. */
  readonly composizioneAl: string | null;
}
