import { itemAt, numberAt } from "../../collections/at.ts";
import { byCodeUnit } from "../../collections/code-unit.ts";
import { getOrMake } from "../../collections/get-or-make.ts";
import { foldWords } from "../../law/titles/fold.ts";
import { typeTerm } from "../../law/titles/type-term.ts";

/** What a request can ask a row for, with the rows that have it. */
export interface Term {
  /** A folded word of titles, or a type of act between two spaces, which no word can hold. */
  readonly term: string;
  /** Ordinals in list order, ascending. */
  readonly rows: readonly number[];
}

/** Whether a term is a type of act. */
export const isTypeTerm = ({ term }: Term): boolean => term.startsWith(" ");

/**
 * The types and the words of the titles, by code unit.
 *
 * @param rows in list order: the position is the ordinal
 * @example termsOf([{ tipo: "legge", titolo: "Legge di bilancio" }])
 * // [" legge ", "bilancio", "di", "legge"], each with rows [0]
 */
export function termsOf(rows: Iterable<{ readonly tipo: string; readonly titolo: string }>): Term[] {
  const ordinals = new Map<string, number[]>();
  let ordinal = 0;
  for (const { tipo, titolo } of rows) {
    for (const term of new Set([typeTerm(tipo), ...foldWords(titolo)]))
      getOrMake(ordinals, term, () => []).push(ordinal);
    ordinal++;
  }
  return [...ordinals].map(([term, list]) => ({ term, rows: list })).sort((a, b) => byCodeUnit(a.term, b.term));
}

/** Where a union has at least one row in so many of the list, marking each in a map of the list is less work than sorting them. */
const DENSE = 16;

function marked(terms: readonly Term[], last: number): number[] {
  const found = new Uint8Array(last + 1);
  for (const { rows } of terms) for (const ordinal of rows) found[ordinal] = 1;
  const union: number[] = [];
  for (let ordinal = found.indexOf(1); ordinal >= 0; ordinal = found.indexOf(1, ordinal + 1)) union.push(ordinal);
  return union;
}

function sorted(terms: readonly Term[], count: number): number[] {
  const all = new Uint32Array(count);
  let at = 0;
  for (const { rows } of terms) for (const ordinal of rows) all[at++] = ordinal;
  all.sort();
  const union: number[] = [];
  for (let i = 0; i < count; i++) if (i === 0 || all[i] !== all[i - 1]) union.push(numberAt(all, i));
  return union;
}

/**
 * The rows that have any of some terms.
 *
 * @returns ascending
 * @example unionOf([{ term: "atti", rows: [0, 4] }, { term: "atto", rows: [2, 4] }]) // [0, 2, 4]
 */
export function unionOf(terms: readonly Term[]): readonly number[] {
  if (terms.length === 1) return itemAt(terms, 0).rows;
  let [count, last] = [0, -1];
  for (const { rows } of terms) {
    count += rows.length;
    last = Math.max(last, rows.at(-1) ?? -1);
  }
  return count * DENSE > last ? marked(terms, last) : sorted(terms, count);
}
