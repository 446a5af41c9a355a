/** What a search is narrowed to by marks of its documents (`FORMAT.md`, Ranking): one type, what is in force or repealed. */

import type { Narrowing } from "../../contract/operations.ts";
import { typeMeant } from "../../law/names/short-type.ts";
import { typeTerm } from "../../law/type-term.ts";
import { REPEALED_TERM } from "../files/terms.ts";

/** The term that documents must have, or must not have. */
export interface FilterTerm {
  readonly term: string;
  readonly has: boolean;
}

/** Documents by their numbers: `first` and what follows, up to `end`, which is none of them. */
export interface Range {
  readonly first: number;
  readonly end: number;
}

/**
 * The terms by which documents are kept or left out.
 *
 * @example filterTerms({ tipo: "legge", stato: "vigente" }) // [{ term: " legge ", has: true }, { term: " abrogato ", has: false }]
 */
export function filterTerms({ tipo, stato }: Pick<Narrowing, "tipo" | "stato">): readonly FilterTerm[] {
  return [
    ...(tipo ? [{ term: typeTerm(typeMeant(tipo)), has: true }] : []),
    ...(stato ? [{ term: REPEALED_TERM, has: stato === "abrogato" }] : []),
  ];
}
