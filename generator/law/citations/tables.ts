/**
 * What is known of how acts are cited, apart from the grammar that reads it: names, words, what must not stand before or after. A tree
 * carries these tables (`generator/format/FORMAT.md`, Finding an act), so that a router reads a request as the build read its sources.
 */

/** Name of the file of a tree that has them. */
export const CITATIONS_FILE = "indici/norme/citazioni.bin";

/** An act that has names of its own. */
export interface NamedActRow {
  readonly tipo: string;
  /** Date of the act, `YYYY-MM-DD`. */
  readonly data: string;
  /** `null` for the Constitution. */
  readonly numero: string | null;
  /** The abbreviation by which lawyers cite its articles: `art. 640 c.p.`. Absent where there is none, or it means other things too. */
  readonly sigla?: string;
  /** Names in full, as people write them; that of the ELI first. */
  readonly nomi: readonly string[];
  /** Other abbreviations. */
  readonly altre?: readonly string[];
}

/** Names by which an act is cited besides those that it is shown by. */
export interface CitedNameRow {
  readonly tipo: string;
  readonly data: string;
  readonly numero: string;
  /** In full. */
  readonly nomi: readonly string[];
  /** Abbreviations. */
  readonly sigle: readonly string[];
  /** Further acts that these names mean: `riforma Cartabia`. Absent where there are none. */
  readonly anche?: readonly NamedAct[];
}

/** Identity of a named act. */
export type NamedAct = Pick<NamedActRow, "tipo" | "data" | "numero">;

/** An act that has borne a name, with the days on which it applied; `al` is empty where it still does. */
export interface NameBearer extends NamedAct {
  readonly dal: string;
  readonly al: string;
}

/** Acts whose names are one: that which bears them today, and those that bore them before, the last one first. */
export interface BorneNameRow {
  readonly oggi: NameBearer;
  readonly prima: readonly NameBearer[];
}

/** Patterns of prepared text, by what they find. */
export type PatternSources = {
  /** Before a type: bills, drafts and sections of a court are no acts. */
  readonly nonAtto: string;
  /** After a number: the act is of a region, a town, an office, a court, another State or the Union. */
  readonly altrui: string;
  /** What may follow a name in a request: the end, a sign, or a word that leads on. */
  readonly dopoNome: string;
  /** Nothing but words that change nothing of what a citation means. */
  readonly innocuo: string;
  /** Any act that puts another into effect, converts or changes it, just before that one. */
  readonly derivato: string;
  /** Anywhere beside an act: another text of it than the one of today. */
  readonly altroTesto: string;
  /** Anywhere beside a name: the act of another State, or one that puts the named one into effect, converts or prepares it. */
  readonly altroAtto: string;
  /** Before an act: a court. */
  readonly tribunale: string;
  /** What may stand before the act that a request asks for. */
  readonly guida: string;
  /** How a request for another document begins: a ruling, a circular, a bill. */
  readonly documento: string;
  /** The same, where the document's name is an everyday word: only a number shows that one is meant. */
  readonly documentoNumerato: string;
  /** Between two acts: the second changes, converts or puts into effect the first. */
  readonly modificatoDa: string;
};

export interface CitationTables {
  /** The last year that a year of two digits may mean: that of the data. */
  readonly fino: number;
  readonly nomi: readonly NamedActRow[];
  readonly citati: readonly CitedNameRow[];
  readonly portati: readonly BorneNameRow[];
  /** By the abbreviation that drafting uses the words that it stands for, divided by blanks. */
  readonly abbreviazioni: Readonly<Record<string, string>>;
  /** Keys of types besides those of the vocabulary, divided by blanks, and the types that each may mean; `null` for any. */
  readonly tipi: readonly (readonly [keys: string, types: readonly (string | null)[]])[];
  /** Names of acts and documents that are not the State's: their articles are no other act's. */
  readonly altrui: readonly string[];
  /** Names of acts of the European Union by CELEX number; under the empty one those that may be of several, or of none that has one. */
  readonly unione: Readonly<Record<string, readonly string[]>>;
  /** Names, by CELEX number, that mean an act of the Union if they are all of a request: in a text they mean other things too. */
  readonly unioneChiesta: Readonly<Record<string, readonly string[]>>;
  /** The acts that put a code into effect, by type and number of the one that holds the code, and the part of it that they are for (`regio-decreto 327 navigazione interna`). */
  readonly norme: Readonly<Record<string, NamedAct>>;
  readonly regolamenti: Readonly<Record<string, NamedAct>>;
  readonly inglese: {
    /** Shows that a request is in English. */
    readonly segno: string;
    /** Patterns of English words and the Italian words for them, in the order in which they are replaced. */
    readonly parole: readonly (readonly [pattern: string, italian: string])[];
    /** Names of months in both languages, divided by blanks. */
    readonly mesi: readonly [english: string, italian: string];
  };
  /** `{name}` in a pattern stands for the piece of that name. */
  readonly pezzi: Readonly<Record<string, string>>;
  readonly espressioni: PatternSources;
}
