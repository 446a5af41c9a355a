/** What the pages of the search read of the answers. */

import type { AttoUe } from "../../../../../law/identity/union-act.ts";
import { citationLabel } from "../../../../../law/names/citation-label.ts";
import { articleLabel } from "../../../../../law/names/label.ts";
import type { FoundArticle } from "../../../../../resources/citazioni.ts";
import type { NamedRuling } from "../../shell/named-ruling.tsx";

/** An act in a list. */
export interface FoundAct {
  readonly eli: string;
  readonly tipo: string;
  readonly titolo: string;
  readonly data: string | null;
  readonly numero: string | null;
  readonly n_articoli: number;
}

/**
 * Where the page of what was found is: below the ELI of its act.
 *
 * @example foundAt({ norma, articolo: { eli: "eli:/it/legge/2006/12/27/296/art/1", comma: "458", ... } }) // "eli:/it/legge/2006/12/27/296/art/1/comma/458"
 */
export function foundAt({
  norma,
  articolo,
}: {
  readonly norma: FoundAct;
  readonly articolo: FoundArticle | null;
}): string {
  if (articolo === null) return norma.eli;
  return articolo.comma === null ? articolo.eli : `${articolo.eli}/comma/${articolo.comma}`;
}

/** What was found as lawyers cite it. */
export function labelOf({
  norma,
  articolo,
}: {
  readonly norma: FoundAct;
  readonly articolo: FoundArticle | null;
}): string {
  if (articolo === null) return citationLabel(norma);
  const label = articleLabel(articolo.numero, norma);
  return articolo.comma === null ? label : `comma ${articolo.comma}, ${label}`;
}

/** An act or an article that holds what is searched for. */
export interface FoundPiece {
  readonly norma: FoundAct;
  readonly articolo: FoundArticle | null;
  readonly estratto: string;
  /** Start and length of each word that was searched for. */
  readonly evidenzia: readonly (readonly [number, number])[];
}

/** What a text cites. */
export interface RecognisedAct {
  readonly tipo: string | null;
  readonly anno: number | null;
  readonly data: string | null;
  readonly numero: string | null;
  readonly norma: FoundAct | null;
  readonly articolo: FoundArticle | null;
  /** The act of the European Union, if it cites one. */
  readonly ue: AttoUe | null;
  /** The ruling of the Constitutional Court, where one is named. */
  readonly pronuncia?: NamedRuling;
  /** The version, where one is asked for, and the day. */
  readonly versione?: { readonly al: string } | null;
  /** Where its text is, if it is not here. */
  readonly testo_ufficiale?: string;
  readonly giorno?: string;
}

/** What a search in laws is narrowed to, by the names that the address and the API have for it; empty where it is not. */
export interface LawFilters {
  readonly tipo: string;
  /** An act: its ELI, or whatever names it. */
  readonly norma: string;
  /** Days, `YYYY-MM-DD`: the act is not earlier, and not later. */
  readonly dal: string;
  readonly al: string;
  /** `vigente`, `abrogato` */
  readonly stato: string;
}

/** What is read of `/cerca`. */
export interface FoundLaws {
  readonly totale: number;
  readonly totale_esatto: boolean;
  /** From where to look on for words in quotes; `null` where all that have them were looked at. */
  readonly prosegue: number | null;
  /** Words that no text has, for which all of their root count. */
  readonly radice: readonly string[];
  /** Near words for those that no text has, each with the question as it then is. */
  readonly forse: readonly { readonly parola: string; readonly q: string }[];
  readonly riconosciuta: RecognisedAct | null;
  readonly risultati: readonly FoundPiece[];
}
