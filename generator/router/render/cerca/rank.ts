/** Which documents have what is asked for, and their order (`FORMAT.md`, Ranking). */

import { itemAt } from "../../../collections/at.ts";
import { typeTerm } from "../../../law/titles/type-term.ts";
import { CITED, isCommon, MOST_IMPACT } from "../../../search/score.ts";
import type { Read } from "../../tree.ts";
import { type IndexTerm, type SearchCard, termOf } from "./lists.ts";

/** A document comes before another one of its score by its number: keys of both are whole numbers that a double holds. */
const DOCUMENTS = 2 ** 24;

/** Documents by ascending number, with the sum of each. */
export interface Matches {
  readonly documents: Uint32Array;
  readonly sums: Float64Array;
  /** Whether these are all that there are. */
  readonly exact: boolean;
}

/** What is asked for at one place: a stem, or any of the stems of a beginning. */
interface Asked {
  readonly terms: readonly IndexTerm[];
  readonly having: number;
}

/** What a term weighs in each of some documents. */
async function weighed({ each, weight }: IndexTerm, documents: Uint32Array): Promise<Float64Array> {
  const impacts = new Float64Array(documents.length);
  let from = 0;
  await each(documents, (first, last, impact) => {
    while ((documents[from] ?? first) < first) from++;
    for (let at = from; (documents[at] ?? last + 1) <= last; at++) impacts[at] = (impacts[at] ?? 0) + impact;
  });
  return impacts.map((impact) => weight * Math.min(MOST_IMPACT, impact));
}

/** The documents that have any of several terms. */
async function holders({ terms }: Asked, documents: number): Promise<Uint32Array> {
  const has = new Uint8Array(documents);
  await Promise.all(terms.map((term) => term.each(null, (first, last) => has.fill(1, first, last + 1))));
  const found: number[] = [];
  for (let at = has.indexOf(1); at >= 0; at = has.indexOf(1, at + 1)) found.push(at);
  return Uint32Array.from(found);
}

/** Adds the most that any term weighs in each document; where they are required, only documents that have one stay. */
async function withAsked(before: Matches, { terms }: Asked, required: boolean): Promise<Matches> {
  const { documents, sums } = before;
  const each = await Promise.all(terms.map((term) => weighed(term, documents)));
  const more = sums.map((_, at) => each.reduce((top, weights) => Math.max(top, weights[at] ?? 0), 0));
  const stays = (_: number, at: number) => !required || more[at] !== 0;
  return {
    ...before,
    documents: documents.filter(stays),
    sums: sums.map((sum, at) => sum + (more[at] ?? 0)).filter(stays),
  };
}

/**
 * The documents that have what is asked for, in acts of one type where it is given.
 *
 * @param groups of stems, of each of which one is asked for
 */
export async function matchesOf(
  read: Read,
  card: SearchCard,
  groups: readonly (readonly string[])[],
  tipo: string,
): Promise<Matches> {
  const all = card.documenti ?? 0;
  if (groups.length === 0) return { documents: new Uint32Array(0), sums: new Float64Array(0), exact: true };
  const find = async (list: readonly string[]): Promise<Asked> => {
    const terms = (await Promise.all(list.map((stem) => termOf(read, card, stem)))).flatMap((term) => term ?? []);
    return { terms, having: terms.reduce((sum, { having }) => sum + having, 0) };
  };
  const asked = (await Promise.all(groups.map(find))).sort((a, b) => a.having - b.having);
  const rare = asked.filter(({ having }) => !isCommon(having, all));
  const required = new Set(rare.length > 0 ? rare : asked);
  const documents = await holders(itemAt(asked, 0), all);
  const exact = ![...required].some(({ terms }) => terms.some(({ cut }) => cut));
  let found: Matches = { documents, sums: new Float64Array(documents.length), exact };
  if (tipo) {
    found = await withAsked(found, await find([typeTerm(tipo)]), true);
    found.sums.fill(0);
  }
  for (const one of asked) found = await withAsked(found, one, required.has(one));
  return found;
}

/** The matches with one more document, before all others: what is cited. None where it is below 0. */
export function withCited({ documents, sums, exact }: Matches, cited: number): Matches {
  const others = (_: number, at: number) => documents[at] !== cited;
  const more = cited < 0 ? [] : [cited];
  return {
    documents: Uint32Array.from([...documents.filter(others), ...more]),
    sums: Float64Array.from([...sums.filter(others), ...more.map(() => CITED)]),
    exact,
  };
}

/** The first documents in the order of the rule. */
export function firstOf({ documents, sums }: Matches, most: number): { document: number; sum: number }[] {
  // Negative, since numbers are sorted upwards.
  const keys = sums.map((sum, at) => -(sum * DOCUMENTS + (documents[at] ?? 0))).sort();
  return Array.from(keys.subarray(0, most), (key) => ({
    document: -key % DOCUMENTS,
    sum: Math.floor(-key / DOCUMENTS),
  }));
}
