/** What the pages of an act read of the API's answers. */

import type { RulingRow } from "../../../../../resources/pronunce.ts";
import type { Address } from "../../address.ts";

/** An act in a list. */
export interface ListedAct {
  readonly eli: string;
  readonly tipo: string;
  readonly titolo: string;
  readonly data: string;
  /** `null` for the Constitution. */
  readonly numero: string | null;
  readonly n_articoli: number;
  readonly n_relazioni: number;
}

export interface ActVersion {
  readonly tipo: "originale" | "consolidata";
  /** The day of the version. */
  readonly al: string;
  /** It is of a day after that of the data. */
  readonly futura?: true;
}

export interface ActArticle {
  /** Unique in the act. */
  readonly id: string;
  readonly eli: string;
  readonly numero: string;
  readonly rubrica: string | null;
  /** One line for each comma, point of a list and row of a table. */
  readonly testo: string;
  /** Headings above it, ` / ` between them. */
  readonly partizione: string | null;
  /** The attachment that holds it; `null` in the body of the act. */
  readonly allegato: string | null;
  readonly abrogato: boolean;
  /** The source has no text of it. */
  readonly lacuna?: true;
  /** Rulings of the Constitutional Court on it. */
  readonly n_pronunce: number;
  readonly note: readonly string[];
}

interface ActAttachment {
  readonly id: string;
  readonly titolo: string;
  readonly testo: string;
}

/** `da` acts on `a`. */
export interface ActRelation {
  readonly direzione: "out" | "in";
  readonly da: string;
  readonly a: string;
  readonly articolo_da: string | null;
  readonly partizione_da: string | null;
  /** After the name of the attachment where it is not in the main numbering: `Allegato II.12, 23`. */
  readonly articolo_a: string | null;
  readonly partizione_a: string | null;
  readonly portata: "intero" | "parte" | null;
  readonly tipo: string;
  readonly classe: string | null;
  readonly data: string | null;
  /** When it takes effect, where the source says so; absent in trees that do not tell. */
  readonly decorrenza?: { readonly dal: string | null; readonly testo: string } | null;
  readonly evidenza: string | null;
  readonly base: readonly string[];
  readonly affidabilita: "alta" | "media" | "bassa";
  /** Whether the other act is served here. */
  readonly nel_corpus: boolean;
}

export interface ActRelations {
  readonly out: readonly ActRelation[];
  readonly in: readonly ActRelation[];
}

/** What an answer has besides where a day was asked for. */
interface OnDay {
  readonly giorno?: string;
  /** Relations in that came after its version and not after the day. */
  readonly modifiche_intermedie?: readonly ActRelation[];
}

/** The answer of `/norme/{eli}`, its `meta` aside. */
export interface ActBody extends ListedAct, OnDay {
  readonly urn: string;
  readonly pubblicazione: {
    readonly data: string;
    readonly numero: string | null;
    readonly codice_redazionale: string;
  };
  readonly versione: ActVersion;
  readonly collegamenti: { readonly normattiva: string; readonly gazzetta: string };
  readonly alias: readonly string[];
  readonly nomi: readonly string[];
  readonly copertura: {
    readonly attive: "metadati" | "testo" | "nessuna";
    readonly passive: "metadati" | "note" | "nessuna";
  };
  readonly n_versioni: number;
  /** The day that the source gives. */
  readonly entrata_in_vigore: string | null;
  readonly preambolo: string | null;
  readonly conclusioni: string | null;
  readonly articoli: readonly ActArticle[];
  readonly allegati: readonly ActAttachment[];
  readonly relazioni: ActRelations;
}

/** What each page of an act (its text, its changes, its versions) is given. */
export interface TabProps {
  readonly act: ActBody;
  readonly address: Address;
}

export interface NearArticle {
  readonly numero: string;
  readonly eli: string;
}

/** The answer of `/norme/{eli}/art/{n}`, its `meta` aside. */
export interface ArticleBody extends OnDay {
  readonly norma: ListedAct;
  readonly versione: ActVersion;
  /** Changes of its words, and of the act that name no article, that came after its version. */
  readonly modifiche_successive: { readonly n: number; readonly ultima: string } | null;
  readonly n_relazioni_senza_articolo: number;
  readonly articolo: ActArticle;
  /** The oldest day on which it read so. */
  readonly dal: string;
  readonly precedente: NearArticle | null;
  readonly successivo: NearArticle | null;
  readonly pronunce: readonly RulingRow[];
  readonly relazioni: ActRelations;
  /** Days on which its text was another one, newest first. */
  readonly versioni: readonly { readonly al: string }[];
}
