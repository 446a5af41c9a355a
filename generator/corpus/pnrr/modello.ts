/** The PNRR as a model: projects, tenders, companies, bodies. Amounts are in cents; lists refer to each other by index. */

import type { Natura } from "./natura.ts";

/** One location row of a project: its place and the share published for it. */
export interface Luogo {
  /** Three digits, `null` where the row names no region. */
  readonly regione: string | null;
  /** Three digits, `null` where the row is about a whole region, or the whole country. */
  readonly provincia: string | null;
  /** Six digits, those of the province first; `null` where the row is about a whole province or more. */
  readonly comune: string | null;
  /** Percentage as a decimal with a point (`33.33`), `null` where there is none. */
  readonly percentuale: string | null;
}

export interface Progetto {
  /** `progetto:<CUP>:<CLP>:<submisura>`. */
  readonly id: string;
  /** Title, else the CUP; empty for a project without tenders: no answer shows it, and most titles need never be read. */
  readonly label: string;
  /** `null` where not of the official form (placeholder projects). */
  readonly cup: string | null;
  /** Local code and submeasure; empty where the source has none. */
  readonly clp: string;
  readonly submisura: string;
  /** As the source writes it, empty where it has none. */
  readonly titolo: string;
  /** CUP sector, `NON DISPONIBILE` where empty. */
  readonly settore: string;
  /** Finanziamento Totale in cents, `null` where the source has none. */
  readonly totale: number | null;
  readonly luoghi: readonly Luogo[];
  /** Indexes of its tenders, each once. */
  readonly appalti: readonly number[];
}

export interface Appalto {
  /** `appalto:<CIG>`, `appalto:pda-<PDA>` or `appalto:proc-<codice>`. */
  readonly id: string;
  readonly label: string;
  readonly cig: string | null;
  /** Award in cents, `null` where unknown (0 or empty in every row). */
  readonly importo: number | null;
  /** `null` where its rows do not say or do not agree. */
  readonly natura: Natura | null;
  /** Cents by which the award exceeds the whole funding of all projects that name it; 0 where it does not. */
  readonly oltreFinanziamento: number;
  /** Indexes of the implementing bodies of the projects that name it. */
  readonly enti: readonly number[];
  /** Indexes of the companies that won it, natural persons left out. */
  readonly aziende: readonly number[];
}

/** A company (`azienda:<codice>`) or a body (`ente:<codice>`); one code may be both. */
export interface Soggetto {
  readonly id: string;
  readonly codice: string;
  readonly nome: string;
}

/** How many rows were read and left out, and why: what the notes of the answers say. */
interface CifreRighe {
  readonly progetti: { readonly lette: number; readonly superate: number; readonly malformate: number };
  readonly gare: {
    readonly lette: number;
    readonly superate: number;
    readonly senzaChiave: number;
    readonly orfane: number;
    readonly malformate: number;
  };
  readonly aggiudicatari: {
    readonly lette: number;
    readonly superate: number;
    readonly orfane: number;
    /** Masked codes, personal codes, legal forms of natural persons. */
    readonly persone: number;
    /** Missing or placeholder codes. */
    readonly senzaCodice: number;
    readonly malformate: number;
  };
  readonly luoghi: {
    readonly lette: number;
    readonly superate: number;
    readonly ripetute: number;
    readonly orfane: number;
    readonly malformate: number;
  };
  /** Projects whose implementing body is a natural person, or has no usable code. */
  readonly attuatori: { readonly persone: number; readonly senzaCodice: number };
}

export interface ModelloPnrr {
  readonly progetti: readonly Progetto[];
  /** Tenders of at least one known project. */
  readonly appalti: readonly Appalto[];
  /** Companies that won at least one of these tenders. */
  readonly aziende: readonly Soggetto[];
  /** Bodies of at least one of these tenders. */
  readonly enti: readonly Soggetto[];
  /** Name of each region, province and municipality by its code; a province has the code of its region too. */
  readonly regioni: ReadonlyMap<string, string>;
  readonly province: ReadonlyMap<string, { readonly nome: string; readonly regione: string | null }>;
  readonly comuni: ReadonlyMap<string, string>;
  readonly fonti: readonly { readonly codice: string; readonly nome: string }[];
  /** Cents of source `f` of project `p` at `p * fonti.length + f`; 0 where empty. */
  readonly importiFonti: Float64Array;
  readonly righe: CifreRighe;
}

/** Stands for an empty sector and for a missing region, in answers and in filters. */
export const NON_DISPONIBILE = "NON DISPONIBILE";
