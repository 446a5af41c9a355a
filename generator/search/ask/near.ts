/** Words of the texts that are near to one that none of them has (`FORMAT.md`, Ranking). */

import { byCodeUnit } from "../../collections/code-unit.ts";
import { BASE_PATH, type Narrowing, narrowingOf } from "../../contract/operations.ts";
import type { Read } from "../../format/read-tree.ts";
import type { Analysis } from "../analysis.ts";
import { formsFilesOfPart, partOf } from "../files/terms.ts";
import { tokensOf } from "../tokens.ts";
import type { Tables } from "./documents.ts";
import { formsIn } from "./lists.ts";

/** Words that are given for one, at the most. */
const MOST_NEAR = 3;
/** Words that are not near to any other: too short, or no plain letters. */
const PLAIN_WORD = /^[a-z]{4,}$/;
/** Letters from which on two changes make a word near, no longer one alone. */
const LONG_WORD = 8;

/** What may have been meant. */
interface Near {
  readonly parola: string;
  /** What is asked for. */
  readonly per: string;
  /** How many documents have its stem. */
  readonly documenti: number;
}

/**
 * By how many changes a word becomes another one: a letter put in, left out or replaced, two neighbours exchanged. Past the letters that both begin
 * with, which no change can better, each change is tried: at most 16 ends of words are compared.
 *
 * @returns Infinity beyond `most`
 * @example editsBetween("bolonga", "bologna", 2) // 1
 */
export function editsBetween(from: string, to: string, most: number): number {
  let at = 0;
  while (at < from.length && from[at] === to[at]) at++;
  const [a, b] = [from.slice(at), to.slice(at)];
  if (a === b) return 0;
  if (most === 0 || Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY;
  const after = (left: number, put: number) => 1 + editsBetween(a.slice(left), b.slice(put), most - 1);
  const isExchanged = a.length > 1 && a[0] === b[1] && a[1] === b[0];
  return Math.min(after(1, 1), after(1, 0), after(0, 1), isExchanged ? after(2, 2) : Number.POSITIVE_INFINITY);
}

/** The words that are near to one, the nearest first. @param names words of everyday names, which texts may lack */
async function nearTo(
  read: Read,
  { stemOf }: Analysis,
  names: readonly string[],
  per: string,
): Promise<readonly Near[]> {
  if (!PLAIN_WORD.test(per)) return [];
  const most = per.length < LONG_WORD ? 1 : 2;
  const files = await Promise.all(formsFilesOfPart(per).map((name) => formsIn(read, name)));
  const named = names.filter((name) => partOf(name) === partOf(per)).map((form) => ({ form, documents: 0 }));
  const near = [...files.flat(), ...named]
    .map(({ form, documents }) => ({ parola: form, per, documenti: documents, away: editsBetween(per, form, most) }))
    .filter(({ away }) => away <= most)
    .sort((a, b) => a.away - b.away || b.documenti - a.documenti || byCodeUnit(a.parola, b.parola));
  const stems = new Set<string>();
  return near
    .filter(({ parola }) => stems.size < stems.add(stemOf(parola)).size)
    .slice(0, MOST_NEAR)
    .map(({ away, ...one }) => one);
}

/** A question with other words in the places of some. */
function withWords(q: string, instead: ReadonlyMap<string, string>): string {
  const tokens = tokensOf(q).toReversed();
  return tokens.reduce((text, { word, start, length }) => {
    const other = instead.get(word);
    return other === undefined ? text : text.slice(0, start) + other + text.slice(start + length);
  }, q);
}

/**
 * What may have been meant by words that no text has, each with the question as it then is and its address.
 *
 * @param detti everyday names with their places
 * @param lacking folded
 * @example await perhaps(read, analysis, {}, ["trufa"], { q: "trufa aggravata", tipo: "", norma: "", dal: "", al: "", stato: "" })
 * // [{ parola: "truffa", per: "trufa", documenti: 9, q: "truffa aggravata", url: "/api/public/cerca?q=truffa+aggravata" }]
 */
export async function perhaps(
  read: Read,
  analysis: Analysis,
  detti: Tables["detti"],
  lacking: readonly string[],
  asked: Narrowing & { readonly q: string },
): Promise<readonly (Near & { readonly q: string; readonly url: string })[]> {
  const names = lacking.length === 0 ? [] : Object.keys(detti).flatMap(tokensOf);
  const ofNames = names.map(({ word }) => word).filter((word) => !analysis.isStopWord(word));
  const all = await Promise.all(lacking.map((word) => nearTo(read, analysis, ofNames, word)));
  const best = new Map(all.flatMap(([first]) => (first ? [[first.per, first.parola] as const] : [])));
  const filters = Object.entries(narrowingOf(asked)).filter(([, value]) => value !== "");
  return all.flat().map((one) => {
    const then = withWords(asked.q, new Map(best).set(one.per, one.parola));
    return { ...one, q: then, url: `${BASE_PATH}/cerca?${new URLSearchParams([["q", then], ...filters])}` };
  });
}
