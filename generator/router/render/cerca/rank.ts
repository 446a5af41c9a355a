/** Which documents have what is asked for, and their order (`FORMAT.md`, Ranking). */

import { itemAt } from "../../../collections/at.ts";
import { firstNotBelow } from "../../../collections/not-below.ts";
import { typeTerm } from "../../../law/type-term.ts";
import type { OnEntry } from "../../../search/postings.ts";
import { isCommon } from "../../../search/score.ts";
import type { Read } from "../../tree.ts";
import { type IndexTerm, type SearchCard, termOf } from "./lists.ts";

/** A document comes before another one of its score by its number: keys of both are whole numbers that a double holds. */
const DOCUMENTS = 2 ** 24;

/** Where less than one document of so many has a mark, the next one is searched for rather than each looked at. */
const FEW = 32;

/** Documents by ascending number, with the sum of each. */
export interface Matches {
  readonly documents: Uint32Array;
  readonly sums: Float64Array;
  /** Whether these are all that there are. */
  readonly exact: boolean;
  /** Whether no document has all that must be there: these have the most of it. */
  readonly partial: boolean;
}

/** What is asked for at one place: a stem, or any of the stems of a beginning. */
interface Asked {
  readonly terms: readonly IndexTerm[];
  readonly having: number;
}

/** The most that any of some terms weighs in each of some documents. */
async function weighed(terms: readonly IndexTerm[], documents: Uint32Array): Promise<Float64Array> {
  const most = new Float64Array(documents.length);
  // The term that was met last, from 1, and its impact so far: a document may have several entries of one.
  const [met, impacts] = [new Uint8Array(documents.length), new Uint16Array(documents.length)];
  const weigh = async ({ each, weight }: IndexTerm, i: number) => {
    let from = 0;
    await each(documents, (first, last, impact) => {
      from = firstNotBelow(documents, first, from);
      for (let at = from; (documents[at] ?? last + 1) <= last; at++) {
        const sum = (met[at] === i + 1 ? (impacts[at] ?? 0) : 0) + impact;
        met[at] = i + 1;
        impacts[at] = sum;
        if (weight * sum > (most[at] ?? 0)) most[at] = weight * sum;
      }
    });
  };
  await Promise.all(terms.map(weigh));
  return most;
}

/** Of every document 1 where it has any of several terms. */
async function marked({ terms }: Asked, documents: number): Promise<Uint8Array> {
  const has = new Uint8Array(documents);
  const mark: OnEntry = (first, last) => {
    if (first === last) has[first] = 1;
    else has.fill(1, first, last + 1);
  };
  await Promise.all(terms.map((term) => term.each(null, mark)));
  return has;
}

/** The documents with a mark, ascending. @param most that may have it */
function documentsWith(marks: Uint8Array, mark: number, most: number): Uint32Array {
  const found = new Uint32Array(Math.min(most, marks.length));
  let count = 0;
  if (FEW * most < marks.length)
    for (let at = marks.indexOf(mark); at >= 0; at = marks.indexOf(mark, at + 1)) found[count++] = at;
  else for (let at = 0; at < marks.length; at++) if (marks[at] === mark) found[count++] = at;
  return found.subarray(0, count);
}

/** The documents that have the most of what is asked for, none of what they must have failing. */
async function withMost(asked: readonly Asked[], must: readonly Asked[], documents: number): Promise<Uint32Array> {
  const counts = new Uint8Array(documents);
  // What was counted last: a document may have several entries, and several terms.
  const last = new Uint8Array(documents);
  for (const [i, { terms }] of asked.entries()) {
    const count = (from: number, to: number) => {
      for (let at = from; at <= to; at++) {
        if (last[at] !== i + 1) counts[at] = (counts[at] ?? 0) + 1;
        last[at] = i + 1;
      }
    };
    await Promise.all(terms.map((term) => term.each(null, count)));
  }
  for (const one of must) {
    const has = await marked(one, documents);
    for (let at = 0; at < documents; at++) if (has[at] === 0) counts[at] = 0;
  }
  let most = 0;
  for (const count of counts) if (count > most) most = count;
  return most === 0 ? new Uint32Array(0) : documentsWith(counts, most, documents);
}

/** Adds the most that any term weighs in each document; where they are required, only documents that have one stay. */
async function withAsked(before: Matches, { terms }: Asked, required: boolean): Promise<Matches> {
  const { documents, sums } = before;
  const more = await weighed(terms, documents);
  const kept = { documents: new Uint32Array(documents.length), sums: new Float64Array(documents.length) };
  let count = 0;
  for (let at = 0; at < documents.length; at++) {
    const weight = more[at] ?? 0;
    if (required && weight === 0) continue;
    kept.documents[count] = documents[at] ?? 0;
    kept.sums[count++] = (sums[at] ?? 0) + weight;
  }
  return { ...before, documents: kept.documents.subarray(0, count), sums: kept.sums.subarray(0, count) };
}

/**
 * The documents that have what is asked for, in acts of one type where it is given.
 *
 * @param groups of stems, of each of which one is asked for
 * @param heading term of the heading that is the question; `null` where it can be none
 * @param lenient whether those that have the most of it will do where none has all
 */
export async function matchesOf(
  read: Read,
  card: SearchCard,
  groups: readonly (readonly string[])[],
  tipo: string,
  heading: string | null,
  lenient: boolean,
): Promise<Matches> {
  const all = card.documenti ?? 0;
  const none = { documents: new Uint32Array(0), sums: new Float64Array(0), partial: false };
  if (groups.length === 0) return { ...none, exact: true };
  const find = async (list: readonly string[]): Promise<Asked> => {
    const terms = (await Promise.all(list.map((stem) => termOf(read, card, stem)))).flatMap((term) => term ?? []);
    return { terms, having: terms.reduce((sum, { having }) => sum + having, 0) };
  };
  const asked = (await Promise.all(groups.map(find))).sort((a, b) => a.having - b.having);
  const rare = asked.filter(({ having }) => !isCommon(having, all));
  const required = new Set(rare.length > 0 ? rare : asked);
  const types = tipo ? [await find([typeTerm(tipo)])] : [];
  const exact = ![...required].some(({ terms }) => terms.some(({ cut }) => cut));
  const among = (documents: Uint32Array): Matches => ({
    ...none,
    documents,
    sums: new Float64Array(documents.length),
    exact,
  });
  const rarest = itemAt(asked, 0);
  let found = among(documentsWith(await marked(rarest, all), 1, rarest.having));
  for (const one of types) {
    found = await withAsked(found, one, true);
    found.sums.fill(0);
  }
  for (const one of asked) found = await withAsked(found, one, required.has(one));
  if (heading !== null) found = await withAsked(found, await find([heading]), false);
  if (found.documents.length > 0 || !lenient) return found;
  found = among(await withMost([...required], types, all));
  for (const one of asked) found = await withAsked(found, one, false);
  return { ...found, partial: found.documents.length > 0 };
}

/** The matches with documents that have sums of their own, whatever their words: what is cited, what everyday names mean. */
export function withFirst(matches: Matches, first: ReadonlyMap<number, number>): Matches {
  if (first.size === 0) return matches;
  const { documents, sums } = matches;
  const others = (_: number, at: number) => !first.has(documents[at] ?? -1);
  return {
    ...matches,
    documents: Uint32Array.from([...documents.filter(others), ...first.keys()]),
    sums: Float64Array.from([...sums.filter(others), ...first.values()]),
  };
}

/** The first documents in the order of the rule. */
export function firstOf({ documents, sums }: Matches, most: number): { document: number; sum: number }[] {
  // Those that may be among the first; where there is no more room the others go. Negative, since numbers are sorted upwards.
  const keys = new Float64Array(2 * most);
  let [count, last] = [0, 0];
  const sort = () => {
    keys.subarray(0, count).sort();
    if (count < most) return;
    count = most;
    last = keys[most - 1] ?? 0;
  };
  for (let at = 0; at < documents.length; at++) {
    const key = -((sums[at] ?? 0) * DOCUMENTS + (documents[at] ?? 0));
    if (key > last) continue;
    if (count === keys.length) sort();
    keys[count++] = key;
  }
  sort();
  return Array.from(keys.subarray(0, count), (key) => ({
    document: -key % DOCUMENTS,
    sum: Math.floor(-key / DOCUMENTS),
  }));
}
