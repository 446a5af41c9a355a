/** The acts that an answer about an act of the European Union names, each with what it does. */

import type { UnionArticle } from "../../../../../api/union-row.ts";
import type { CitingAct, LinkedAct } from "../../../../../format/union-lists.ts";
import type { AttoUe } from "../../../../../law/identity/union-act.ts";

/** What is read of `/ue/{celex}`. */
export interface UnionBody {
  readonly ue: AttoUe;
  readonly recepita_da: readonly LinkedAct[];
  readonly attuata_da: readonly LinkedAct[];
  readonly citata_da: { readonly norme: readonly CitingAct[] };
}

/** An act that transposes an act of the Union, gives effect to it, or cites it. */
export interface NamingLine {
  readonly fa: "recepisce" | "attua" | "cita";
  readonly norma: LinkedAct["norma"];
  /** Words of its title, unless it does no more than cite. */
  readonly parole: string | null;
  /** Articles that cite; none if title, preamble or an attachment do. */
  readonly articoli: readonly UnionArticle[];
}

/**
 * Those that transpose first, then those that give effect, then those that cite: an act that transposes and cites has two lines.
 *
 * @example linesOf(body).map(({ fa, norma }) => `${norma.numero} ${fa}`) // ["36 recepisce", "36 cita"]
 */
export function linesOf({ recepita_da, attuata_da, citata_da }: UnionBody): NamingLine[] {
  const linked = (fa: NamingLine["fa"], acts: readonly LinkedAct[]): NamingLine[] =>
    acts.map(({ norma, evidenza }) => ({ fa, norma, parole: evidenza, articoli: [] }));
  const citing = citata_da.norme.map((act): NamingLine => ({ fa: "cita", parole: null, ...act }));
  return [...linked("recepisce", recepita_da), ...linked("attua", attuata_da), ...citing];
}
