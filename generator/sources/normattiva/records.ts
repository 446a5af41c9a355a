/** What the reader of one Akoma Ntoso file of Normattiva gives: plain data, so that a worker thread can send it. */

import type { RulingRow } from "../../contract/resources/pronunce.ts";
import type { UnionSaid } from "../../contract/resources/union-row.ts";
import type { Base, TipoRelazione } from "../../law/relation-kinds.ts";

/** What an act is, and in which version. */
export interface Identita {
  /** Identity inside the corpus, unique per act: `2005-05-16/005G0104` (Gazzetta date, codice redazionale). */
  readonly chiave: string;
  /** Denomination as published (`DECRETO LEGISLATIVO`) and its slug (`decreto-legislativo`). */
  readonly denominazione: string;
  readonly tipo: string;
  /** Date of the act, `YYYY-MM-DD`. */
  readonly data: string;
  /** Number as it stands in an ELI: lower case, `/` written `-`; `null` for the Constitution only. */
  readonly numero: string | null;
  readonly urn: string;
  readonly titolo: string;
  readonly pubblicazione: {
    readonly data: string;
    readonly numero: string | null;
    readonly codice_redazionale: string;
  };
  readonly versione: { readonly tipo: "originale" | "consolidata"; readonly al: string };
  /** Present where the file does not give the day of the version: `al` is then the day of the Gazzetta. */
  readonly senzaGiorno?: true;
  /** Present where the file gives an impossible day (`9999-12-31`): the next source of the day was taken. */
  readonly giornoRifiutato?: string;
  /** Day of entry into force, as the note of the preface gives it. */
  readonly entrata_in_vigore: string | null;
}

/** One act in one version: everything but its text. */
export interface AttoRecord extends Identita {
  /** `InputFile.name` of the file it was read from. */
  readonly file: string;
  /** One entry per article of `Corpo.articoli`, same order. */
  readonly articoli: readonly ArticoloRef[];
  /** Characters of the text of its articles and attachments: of two files of one version the longer one is served. */
  readonly caratteri: number;
  /** How much of it is found for itself: its articles, of long ones their commi, and the act. */
  readonly documenti: number;
  /** Name of the container that holds the main numbering, `null` when that is the body. */
  readonly contenitorePrincipale: string | null;
  /** What this file says about who changes whom; read by `corpus/norme`. */
  readonly segnali: readonly Segnale[];
  /** What its running text cites, in reading order. */
  readonly citazioni: readonly Citazione[];
  /**
   * Statements met by signal, those that name no act by signal and reason (`riferimento_passivo: europeo`), notes that fit no rule by
   * signal and opening words (`nota_aggiornamento = che le pene`), words that nobody knows beside a change (`testo_modificativo = nel territorio`).
   */
  readonly conteggi: Readonly<Record<string, number>>;
  /** What the report says about the texts of its articles. */
  readonly osservazioni: Osservazioni;
}

/** How many articles the report counts for a reason, and the identifiers of the first ones. */
interface Osservazione {
  readonly quanti: number;
  readonly esempi: readonly string[];
}

/** By Italian reason. */
export type Osservazioni = Readonly<Record<string, Osservazione>>;

/** Where an article stands. */
export interface ArticoloRef {
  readonly numero: string;
  /** Name of its attachment container, `null` in the body. */
  readonly contenitore: string | null;
  /** Path below the act's ELI: `art/3-bis`, `annesso/2/art/1`. */
  readonly percorso: string;
  /** Numbers of its commi, as `writtenPieces` writes them; empty where it was repealed, so that any may have stood there. */
  readonly commi: string;
}

/** The text of an act, in document order; spilled to disk as soon as it is read. */
export interface Corpo {
  /** What stands before the articles and after them, one line per paragraph; `null` where there is nothing. */
  readonly preambolo: string | null;
  readonly conclusioni: string | null;
  readonly articoli: readonly Articolo[];
  readonly allegati: readonly Allegato[];
  /** What title, preamble and attachments say of the European Union. */
  readonly ue: readonly UnionSaid[];
}

export interface Articolo {
  /** Unique in the act. */
  readonly id: string;
  readonly percorso: string;
  readonly numero: string;
  readonly rubrica: string | null;
  /** Plain text, one line per comma and per list point. */
  readonly testo: string;
  /** `LIBRO II / TITOLO I / CAPO III`-like path with headings, `null` outside any partition. */
  readonly partizione: string | null;
  /** Name of the attachment container, `null` in the body. */
  readonly allegato: string | null;
  readonly abrogato: boolean;
  /** One item per AGGIORNAMENTO note, then the "Note all'art.". */
  readonly note: readonly string[];
  /** The rulings of the Constitutional Court that its notes tell, in their order. */
  readonly pronunce: readonly Pronuncia[];
  /** What it says of the European Union, in reading order. */
  readonly ue: readonly UnionSaid[];
}

/** What a note says of one ruling of the Constitutional Court on its article; `null` where it says nothing, or nothing possible. */
export interface Pronuncia
  extends Pick<
    RulingRow,
    "numero" | "anno" | "deciso" | "deposito" | "gazzetta" | "parti" | "effetto" | "dispositivo" | "nota" | "nel_testo"
  > {
  readonly tipo: NonNullable<RulingRow["tipo"]>;
  /** What else is struck: a provision of another act, or another article where nothing of this one is. */
  readonly atto_colpito: {
    readonly atto: AttoCitato;
    readonly articolo: string | null;
    readonly partizione: string | null;
    readonly testo: string;
  } | null;
  /** Number of the note that takes it back. */
  readonly ritirata_da: string | null;
}

export interface Allegato {
  readonly id: string;
  readonly titolo: string;
  readonly testo: string;
}

/** An act as a reference names it, normalised. Exactly one of `data` and `anno` is known. */
export interface AttoCitato {
  readonly tipo: string;
  readonly data: string | null;
  readonly anno: number | null;
  readonly numero: string | null;
  readonly urn: string;
}

/** An article as a reference names it: its container is kept until the act it belongs to is known. */
export interface ArticoloCitato {
  readonly contenitore: string | null;
  readonly numero: string;
  /** The part of it that is meant, as `partName` spells it; absent where none is named. */
  readonly parte?: string;
}

/** A citation of another act in the running text. */
export interface Citazione {
  readonly atto: AttoCitato;
  /** The article that cites, and its comma; `null` in the preamble and in attachments without articles. */
  readonly qui: ArticoloCitato | null;
  readonly comma: string | null;
  /** The article of the other act, and the last one where a range is named. */
  readonly li: ArticoloCitato | null;
  readonly fino?: string;
  readonly partizione: string | null;
  /** Words around it, and where it stands in them. */
  readonly brano: string;
  readonly inizio: number;
  readonly lunghezza: number;
}

export type Portata = "intero" | "parte";

/** When a change takes effect, where its words say another day than their act's own; `dal` is `null` where they wait for an event. */
export interface Decorrenza {
  readonly dal: string | null;
  /** The words that say it. */
  readonly testo: string;
}

/** One statement of a source that an act changes another. `verso` is seen from the act the file is about. */
export interface Segnale {
  readonly base: Base;
  readonly verso: "out" | "in";
  readonly altro: AttoCitato;
  /** Article of this act, and article of the other one. */
  readonly qui: ArticoloCitato | null;
  /** The attachment of this act that speaks, where it holds no articles. */
  readonly presso?: string;
  readonly li: ArticoloCitato | null;
  /** The division above the articles that is meant, where it names none of the amended act: `Libro IV, Titolo I, Capo III-bis`. */
  readonly divisione?: string;
  readonly tipo: TipoRelazione;
  /** Whether all of what is named of the amended act is touched, or something inside it; absent where nobody says. */
  readonly portata?: Portata;
  /** Date of the change where the signal gives one; of an effect, the day of its words where they are younger than their act. */
  readonly data: string | null;
  /** Present where the words stand between double brackets: they were written after their act. */
  readonly aggiunta?: true;
  /** Day of the law that converted `altro`, a decree-law, where the signal gives it. */
  readonly conversione?: string;
  /** Day of the law that converted the act itself, where the signal says that the conversion made the change. */
  readonly convertita?: string;
  /** When the change takes effect, where the signal says it. */
  readonly decorrenza?: Decorrenza;
  /** The piece of the source that says it, as `evidenceOf` cuts it; empty where the signal is a bare reference. */
  readonly evidenza: string;
  /** What weakens the signal; absent when nothing does. */
  readonly riserva?:
    | "indiretta"
    | "discorde"
    | "altro_atto"
    | "solo_come_modificato"
    | "atto_piu_recente"
    | "parole_non_capite";
}
