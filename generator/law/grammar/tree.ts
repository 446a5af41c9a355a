/** What the grammar makes of a text: mentions of acts and of places in them. Pure data, with offsets into the text as it was written. */

import type { NamedAct } from "../citations/tables.ts";
import type { AttoUe } from "../identity/union-act.ts";
import type { Count, LawToken, Step } from "./tokens.ts";

/** How deep a step lies: a list holds those of a higher rank. */
export const RANK: Readonly<Record<Step, number>> = {
  allegato: 0,
  tabella: 1,
  parte: 2,
  libro: 3,
  titolo: 4,
  capo: 5,
  sezione: 6,
  articolo: 10,
  paragrafo: 11,
  comma: 12,
  lettera: 14,
  numero: 15,
  punto: 15,
  riga: 15,
  colonna: 15,
  voce: 15,
  alinea: 17,
  periodo: 18,
  rubrica: 18,
};

/** One value of a list, or a range, with the parts of its own. */
export interface Value {
  /** Canonical: `5-bis`, `a`, `II.12`, `ultimo`; `=` where an article is referred back to; empty for a rubrica, an alinea, an annex without a label. */
  value: string;
  /** The leading number; 0 where the value has none. */
  readonly number: number;
  /** The end of a range, `null` for one value. */
  readonly to: string | null;
  readonly toNumber: number;
  start: number;
  end: number;
  /** Parts may be shared by several values (`lettera a) dei commi 1 e 2`): never changed once read. */
  parts: readonly List[];
}

/** Values of one step: `commi 1, 2 e 3`. */
export interface List {
  readonly step: Step;
  readonly count: Count;
  readonly values: Value[];
}

/** Places that stand together: `articoli 5, commi 1 e 2, e 6`. */
export interface Places {
  start: number;
  end: number;
  readonly roots: readonly List[];
  /** `article`: of "the same article"; `number`: of an article that was named before, with its number. */
  readonly refersBack: "article" | "number" | null;
  /** Of "the present article". */
  readonly isSelf: boolean;
  /** "and following". */
  readonly following: boolean;
}

/** Words that mean an act. `start` and `end` are the words' own. */
export type ActWords = {
  readonly start: number;
  readonly end: number;
} & (
  | {
      readonly kind: "numbered";
      /** Slugs; several where the words leave it open, `null` for any. */
      readonly types: readonly (string | null)[];
      /** `YYYY-MM-DD`; where it is known, `year` is that of it. */
      readonly date: string | null;
      readonly year: number;
      /** As written in small letters, `/` as `-`; `null` where only the date is said. */
      readonly number: string | null;
      /** Further numbers that the same words give: `leggi nn. 511 e 518 del 1980`. */
      readonly also: readonly string[];
      /** What it may be called besides its type: `codice`, `testo unico`. */
      readonly title: string | null;
    }
  | {
      readonly kind: "named";
      readonly act: NamedAct;
      readonly isFull: boolean;
      readonly name: string;
      /** Further acts that the name means. */
      readonly also?: readonly NamedAct[] | undefined;
      /** All acts that have borne the name, the one of today first; none where it is the only one. */
      readonly bearers: readonly NamedAct[];
      /** Words around the name mean another text than that of today (`previgente`, a year), and do not say which. */
      readonly isDoubtful: boolean;
      /** Its type and number stand beside it. */
      readonly isNumbered: boolean;
    }
  | {
      /** `la medesima legge`, `il citato d.lgs. n. 159`: which one is for `resolveBack` to say. */
      readonly kind: "back";
      /** Slug, or the noun that is used: `codice`, `decreto`, `testo unico`; empty for any act. */
      readonly noun: string;
      readonly number: string | null;
      /** The words that refer back, folded: `medesima`; empty where only a number without year does. */
      readonly said: string;
    }
  /** `la presente legge` */
  | { readonly kind: "self" }
  /**
   * An act that is not one of the Italian State's: of a region, the Union, a court.
   *
   * @property ue which one of the Union it is: several if its numbers can be read in two ways, none if they do not say
   */
  | { readonly kind: "other"; readonly isUnion: boolean; readonly noun: string; readonly ue: readonly AttoUe[] }
);

export type Role = "oggetto" | "luogo" | "dopo" | "eccetto";

/** An act, places, or both, as the text names them together. */
export interface Mention {
  start: number;
  end: number;
  readonly act: ActWords | null;
  readonly places: Places | null;
  /** The act stands before its places. */
  readonly actFirst: boolean;
  role: Role;
  /** The folded word right before the mention: `dell`, `all`, `dopo`; empty where none is. */
  readonly lead: string;
  /** Where the words name no act of their own: the mention that has it, in the list of mentions; `null` where none does. */
  readonly of: Mention | null;
  /** The place that these places lie in: `All'articolo 1 della legge A, i commi 2 e 3`. */
  readonly under: List | null;
  /** It says by what another act was changed or converted: `come modificato dal`. */
  readonly isChange: boolean;
  /** Depth of parentheses around it. */
  readonly depth: number;
  /** Tokens of the mention: the first, and the one after the last. */
  readonly first: number;
  readonly next: number;
}

/** A text as it is read. */
export interface LawText {
  readonly text: string;
  readonly tokens: readonly LawToken[];
  readonly mentions: readonly Mention[];
  /** How much work it was: grows with the text. */
  readonly steps: number;
}

/** What an act of conversion converts: "d.l. 237/2016, convertito dalla legge 15/2017, a eccezione degli articoli 3 e 4" spares articles of the decree. */
export function isConversion(decree: ActWords | null | undefined, law: ActWords | null): boolean {
  const typeOf = (act: ActWords | null | undefined) => (act?.kind === "numbered" ? act.types[0] : null);
  return /^(?:regio-)?decreto-legge$/.test(typeOf(decree) ?? "") && typeOf(law) === "legge";
}
