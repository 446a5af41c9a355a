/** What a search is narrowed to by marks of its documents (`FORMAT.md`, Ranking): one type, what is in force or repealed. */

import { keysOf } from "../../collections/keys.ts";
import type { Narrowing, SearchFilter } from "../../contract/operations.ts";
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

/** The filters that keep documents by a term. */
const BY_TERM = {
  tipo: (tipo: string) => ({ term: typeTerm(typeMeant(tipo)), has: true }),
  stato: (stato: string) => ({ term: REPEALED_TERM, has: stato === "abrogato" }),
};
type TermFilter = keyof typeof BY_TERM;

/** The filters that keep a range of documents. */
export type RangeFilter = Exclude<SearchFilter, TermFilter>;

/**
 * The terms by which documents are kept or left out.
 *
 * @example filterTerms({ tipo: "legge", stato: "vigente" }) // [{ term: " legge ", has: true }, { term: " abrogato ", has: false }]
 */
export const filterTerms = (narrowing: Pick<Narrowing, TermFilter>): readonly FilterTerm[] =>
  keysOf(BY_TERM).flatMap((filter) => (narrowing[filter] ? BY_TERM[filter](narrowing[filter]) : []));
