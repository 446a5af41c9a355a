/** Which documents have what is asked for, and their order (`FORMAT.md`, Ranking). */

import { itemAt } from "../../collections/at.ts";
import type { Narrowing } from "../../contract/operations.ts";
import type { Read } from "../../format/read-tree.ts";
import type { Analysis } from "../analysis.ts";
import type { OnEntry } from "../files/entries.ts";
import { isCommon } from "../score.ts";
import { type FilterTerm, filterTerms, type Range } from "./filter-terms.ts";
import { type IndexTerm, stemsOfRoot, termOf } from "./lists.ts";
import { firstNotBelow } from "./not-below.ts";

/** A document comes before another one of its score by its number: keys of both are whole numbers that a double holds. */
const DOCUMENTS = 2 ** 24;

/** Where less than one document of so many has a mark, the next one is searched for rather than each looked at. */
const FEW = 32;

/** Documents by ascending number, with the sum of each. */
interface Matches {
  readonly documents: Uint32Array;
  readonly sums: Float64Array;
  /** How many have what is asked for: more than these where only the first ones are here. */
  readonly count: number;
  /** Whether that is all that there are. */
  readonly exact: boolean;
  /** Whether no document has all that must be there: these have the most of it. */
  readonly partial: boolean;
}

const NONE = {
  documents: new Uint32Array(0),
  sums: new Float64Array(0),
  count: 0,
  exact: true,
  partial: false,
} satisfies Matches;

/** Stems of which one is asked for at one place. */
interface Group {
  readonly stems: readonly string[];
  /** Whether the word stands in quotes: a document must say it itself. */
  readonly quoted: boolean;
  /** The word as it is asked for; `null` where it is a beginning. */
  readonly word: string | null;
}

/** Words of a question, at the most, that no document has and for which others are looked for. */
const MOST_LACKING = 3;

/** What is asked for at one place: a stem, or any of the stems of a beginning or a root. */
interface Asked extends Group {
  readonly terms: readonly IndexTerm[];
  readonly having: number;
  /** Whether words of the same root stand for the word, since no document has it. */
  readonly byRoot: boolean;
}

/** What a question asks for, found among the terms of an index; of long lists the heads are here, until they are read. */
interface Wanted {
  /** How many documents the index has. */
  readonly documents: number;
  /** The rarest first. */
  readonly asked: readonly Asked[];
  /** Of the first words that no document has, in the order of the question, those for which none of their root stands either. */
  readonly lacking: readonly string[];
  /** Those that a document must have. */
  readonly required: ReadonlySet<Asked>;
  /** What documents must have, or must not have, to be found at all. */
  readonly filters: readonly (FilterTerm & Asked)[];
  readonly heading: Asked | null;
}

/**
 * Finds what is asked for among the terms.
 *
 * @param documents how many the index has
 * @param narrowing what documents are left out
 * @param heading term of the heading that is the question; `null` where it can be none
 * @param analysis by which words have roots
 */
export async function wantedOf(
  read: Read,
  documents: number,
  groups: readonly Group[],
  narrowing: Narrowing,
  heading: string | null,
  analysis: Analysis,
): Promise<Wanted> {
  const find = async (group: Group, byRoot = false): Promise<Asked> => {
    const terms = (await Promise.all(group.stems.map((stem) => termOf(read, stem)))).flatMap((term) => term ?? []);
    return { ...group, terms, having: terms.reduce((sum, { having }) => sum + having, 0), byRoot };
  };
  const findOne = (term: string) => find({ stems: [term], quoted: false, word: null });
  const ofRoot = async (one: Asked): Promise<Asked> => {
    const stems = one.word === null || one.quoted ? [] : await stemsOfRoot(read, analysis, one.word);
    return stems.length === 0 ? one : find({ ...one, stems }, true);
  };
  const findAll = async () => {
    const all = await Promise.all(groups.map((group) => find(group)));
    const none = all.filter(({ word, having }) => word !== null && having === 0).slice(0, MOST_LACKING);
    const found = await Promise.all(all.map((one) => (none.includes(one) ? ofRoot(one) : one)));
    // What no root stands for either is as it was.
    const lacking = found.flatMap((one) => (one.word !== null && none.includes(one) ? [one.word] : []));
    return { found, lacking };
  };
  const [{ found, lacking }, filters, ofHeading] = await Promise.all([
    findAll(),
    Promise.all(filterTerms(narrowing).map(async (one) => ({ ...one, ...(await findOne(one.term)) }))),
    heading === null ? null : findOne(heading),
  ]);
  const asked = found.sort((a, b) => a.having - b.having);
  const rare = asked.filter(({ having }) => !isCommon(having, documents));
  const required = new Set(rare.length > 0 ? rare : asked);
  return { documents, asked, lacking, required, filters, heading: ofHeading };
}

/**
 * Whether the head of the only term that is asked for says which documents come first, and no list must be read. The search is not narrowed.
 *
 * @param first documents that come first for another reason
 */
export function isInHead({ asked, heading }: Wanted, first: Iterable<number>): boolean {
  const [term, ...others] = asked.flatMap(({ terms }) => terms);
  if (term === undefined || others.length > 0 || asked.length > 1) return false;
  const headings = heading?.terms ?? [];
  if (headings.some(({ isWhole }) => !isWhole)) return false;
  // What comes first for another reason must be there with its own impact.
  const apart = new Set(first);
  for (const { each } of headings) each(eachDocument((document) => apart.add(document)));
  term.each(eachDocument((document) => apart.delete(document)));
  return apart.size === 0;
}

/** Gives the documents of entries one by one. */
const eachDocument =
  (onDocument: (document: number) => void): OnEntry =>
  (first, last) => {
    for (let document = first; document <= last; document++) onDocument(document);
  };

/**
 * Reads the lists that the order needs, all at once.
 *
 * @param range the documents among which all results are; `null` for all
 * @param lenient whether documents that lack something may be wanted
 */
export async function loadLists(read: Read, wanted: Wanted, range: Range | null, lenient: boolean): Promise<void> {
  const all = [...wanted.asked, ...wanted.filters, ...(wanted.heading ? [wanted.heading] : [])];
  const needed = [...(lenient ? [] : wanted.required), ...wanted.filters.filter(({ has }) => has)];
  const known = needed.filter(({ terms }) => terms.every(({ isWhole }) => isWhole));
  const least = known.sort((a, b) => a.having - b.having)[0];
  const { first, end } = range ?? { first: 0, end: wanted.documents };
  const among = least ? documentsWith(marked(least, wanted.documents), 1, least.having) : null;
  const mayHold = (from: number, reach: number) => {
    const low = Math.max(from, first);
    const next = among ? among[firstNotBelow(among, low)] : low;
    return next !== undefined && next <= reach && next < end;
  };
  await Promise.all(all.flatMap(({ terms }) => terms.map(({ load }) => load(read, mayHold))));
}

/** Sets counts of documents to 0 where others are 0; all stay where there are no others. */
function clear(counts: Uint8Array, others: Uint8Array | null): Uint8Array {
  if (others) for (let at = 0; at < counts.length; at++) if (others[at] === 0) counts[at] = 0;
  return counts;
}

/**
 * Of every document 1 where the search is not narrowed to others, once the lists are read; `null` where it is not narrowed.
 *
 * @param range the documents among which all results are; `null` for all
 */
export function keptBy({ filters, documents }: Wanted, range: Range | null): Uint8Array | null {
  if (range === null && filters.length === 0) return null;
  const kept = new Uint8Array(documents).fill(1, range?.first, range?.end);
  for (const filter of filters)
    if (filter.has) clear(kept, marked(filter, documents));
    else for (const { each } of filter.terms) each((from, to) => kept.fill(0, from, to + 1));
  return kept;
}

/** The most that any of some terms weighs in each of some documents. */
function weighed(terms: readonly IndexTerm[], documents: Uint32Array): Float64Array {
  const most = new Float64Array(documents.length);
  // The term that was met last, from 1, and its impact so far: a document may have several entries of one.
  const [met, impacts] = [new Uint8Array(documents.length), new Uint16Array(documents.length)];
  for (const [i, { each, weight }] of terms.entries()) {
    let from = 0;
    each((first, last, impact) => {
      from = firstNotBelow(documents, first, from);
      for (let at = from; (documents[at] ?? last + 1) <= last; at++) {
        const sum = (met[at] === i + 1 ? (impacts[at] ?? 0) : 0) + impact;
        met[at] = i + 1;
        impacts[at] = sum;
        if (weight * sum > (most[at] ?? 0)) most[at] = weight * sum;
      }
    });
  }
  return most;
}

/** Of every document 1 where it has any of several terms. */
function marked({ terms }: Asked, documents: number): Uint8Array {
  const has = new Uint8Array(documents);
  for (const { each } of terms)
    each((first, last) => {
      if (first === last) has[first] = 1;
      else has.fill(1, first, last + 1);
    });
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

/** The kept documents that have the most of what they should have. */
function withMost({ required, documents }: Wanted, kept: Uint8Array | null): Uint32Array {
  const counts = new Uint8Array(documents);
  // What was counted last: a document may have several entries, and several terms.
  const last = new Uint8Array(documents);
  for (const [i, { terms }] of [...required].entries()) {
    const count = (from: number, to: number) => {
      for (let at = from; at <= to; at++) {
        if (last[at] !== i + 1) counts[at] = (counts[at] ?? 0) + 1;
        last[at] = i + 1;
      }
    };
    for (const { each } of terms) each(count);
  }
  clear(counts, kept);
  let most = 0;
  for (const count of counts) if (count > most) most = count;
  return most === 0 ? new Uint32Array(0) : documentsWith(counts, most, documents);
}

/** Documents that are weighed. */
interface Weighed {
  readonly documents: Uint32Array;
  readonly sums: Float64Array;
}

/** Adds the most that any term weighs in each document; where they are required, only documents that have one stay. */
function withAsked({ documents, sums }: Weighed, { terms }: Asked, required: boolean): Weighed {
  const more = weighed(terms, documents);
  const kept = { documents: new Uint32Array(documents.length), sums: new Float64Array(documents.length) };
  let count = 0;
  for (let at = 0; at < documents.length; at++) {
    const weight = more[at] ?? 0;
    if (required && weight === 0) continue;
    kept.documents[count] = documents[at] ?? 0;
    kept.sums[count++] = (sums[at] ?? 0) + weight;
  }
  return { documents: kept.documents.subarray(0, count), sums: kept.sums.subarray(0, count) };
}

/**
 * The documents that say a word themselves: those with an entry of one document, since the words of an act's title stand in a run for all of its articles.
 * Of a term that is cut all stay.
 */
function withOwn({ documents, sums }: Weighed, { terms }: Asked): Weighed {
  if (terms.some(({ cut }) => cut)) return { documents, sums };
  const owns = new Uint8Array(documents.length);
  for (const { each } of terms)
    each((first, last) => {
      const at = first === last ? firstNotBelow(documents, first) : documents.length;
      if (documents[at] === first) owns[at] = 1;
    });
  const isOwn = (_: number, at: number) => owns[at] === 1;
  return { documents: documents.filter(isOwn), sums: sums.filter(isOwn) };
}

const unweighed = (documents: Uint32Array): Weighed => ({ documents, sums: new Float64Array(documents.length) });

/**
 * The documents that have what is asked for.
 *
 * @param kept the only documents that count, as `keptBy` gives them
 * @param lenient whether those that have the most of it will do where none has all
 */
export function matchesOf(wanted: Wanted, kept: Uint8Array | null, lenient: boolean): Matches {
  const { asked, required, heading, documents: all } = wanted;
  if (asked.length === 0) return NONE;
  const exact = ![...required].some(({ terms }) => terms.some(({ cut }) => cut));
  const rarest = itemAt(asked, 0);
  let found = unweighed(documentsWith(clear(marked(rarest, all), kept), 1, rarest.having));
  for (const one of asked) found = withAsked(found, one, required.has(one));
  if (heading !== null) found = withAsked(found, heading, false);
  for (const one of asked) if (one.quoted) found = withOwn(found, one);
  const isAlone = asked.length === 1 && rarest.terms.length === 1 && !rarest.quoted && kept === null;
  const count = isAlone ? rarest.having : found.documents.length;
  if (found.documents.length > 0 || !lenient) return { ...found, count, exact, partial: false };
  found = unweighed(withMost(wanted, kept));
  for (const one of asked) found = withAsked(found, one, false);
  const partial = found.documents.length > 0;
  return { ...found, count: found.documents.length, exact, partial };
}

/** The matches with documents that have sums of their own, whatever their words: what is cited, what everyday names mean. */
export function withFirst(matches: Matches, first: ReadonlyMap<number, number>): Matches {
  if (first.size === 0) return matches;
  const { documents, sums, count } = matches;
  const others = (_: number, at: number) => !first.has(documents[at] ?? -1);
  const [kept, weights] = [documents.filter(others), sums.filter(others)];
  return {
    ...matches,
    documents: Uint32Array.from([...kept, ...first.keys()]),
    sums: Float64Array.from([...weights, ...first.values()]),
    // Where not all are here, those that come first are among them, or it is not said how many there are.
    count: Math.max(count, kept.length + first.size),
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
