/** Questions for words that tens of thousands of documents have, against a look at every document: heads, files of entries, what is cut. */

import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { getOrMake } from "../../generator/collections/get-or-make.ts";
import { typeTerm } from "../../generator/law/type-term.ts";
import { firstOf, isInHead, keptBy, loadLists, matchesOf, wantedOf } from "../../generator/search/ask/rank.ts";
import { HEAD, PARTS } from "../../generator/search/files/terms.ts";
import { RunOfTerms } from "../../generator/search/index/runs.ts";
import { writePart } from "../../generator/search/index/term-files.ts";
import { ITALIAN } from "../../generator/search/italian.ts";
import { isCommon, KEPT, weightOf } from "../../generator/search/score.ts";
import { Caso } from "../bench/corpus/caso.ts";

const DOCUMENTS = 60_000;
/** By term how many documents have it, about: from one file of terms to several of entries and to what is cut. */
const HAVING: Readonly<Record<string, number>> = {
  raro: 12,
  vicino: 2600,
  appena: 2800,
  medio: 6000,
  grande: 7400,
  tanto: 20_000,
  comune: 50_000,
  "medio ": 40,
  [typeTerm("legge")]: 30_000,
};
const files = new Map<string, Uint8Array>();
const read = async (name: string) => files.get(name) ?? null;
/** By term the documents with an entry of one document. */
const own = new Map<string, number[]>();
/** By term the impact of each document, 0 where it lacks the term. */
const impacts = new Map<string, Uint16Array>();

beforeAll(() => {
  const d = new Caso("elenchi lunghi");
  const run = new RunOfTerms();
  for (const [term, having] of Object.entries(HAVING)) {
    const of = new Uint16Array(DOCUMENTS);
    const stem = run.vocabulary.numberOfStem(term);
    for (let document = 0; document < DOCUMENTS; ) {
      if (d.chance(having / DOCUMENTS / 2)) {
        // A run, as an act's title gives it, in which a document may have the term besides.
        const last = Math.min(DOCUMENTS - 1, document + d.between(0, 2));
        const impact = term.startsWith(" ") ? 1 : d.between(1, 2000);
        run.tell(stem, document, last, impact);
        of.fill(impact, document, last + 1);
        const alone = getOrMake(own, term, (): number[] => []);
        if (document === last) alone.push(last);
        if (d.chance(0.3) && !term.startsWith(" ")) {
          run.tell(stem, last, last, 700);
          if (document < last) alone.push(last);
          of[last] = impact + 700;
        }
        document = last + 1;
      } else document++;
    }
    impacts.set(term, of);
  }
  const write = (name: string, content: string | Uint8Array) => files.set(name, Uint8Array.from(Buffer.from(content)));
  const pieces = run.pieces();
  expect(pieces.length).toBe(PARTS);
  for (const [part, piece] of pieces.entries()) writePart({ write }, part, [{ first: 0, piece }], DOCUMENTS);
});

const counted = new Map<string, number>();
const havingOf = (term: string) =>
  getOrMake(counted, term, () => (impacts.get(term) ?? []).filter((impact) => impact > 0).length);

/** What the index keeps of a term: of a common one the highest levels of impact, as many as hold so many documents. */
function kept(term: string): Uint16Array {
  const all = impacts.get(term) ?? new Uint16Array(DOCUMENTS);
  if (!isCommon(havingOf(term), DOCUMENTS) || term.startsWith(" ")) return all;
  const tooMany = all.toSorted().at(-KEPT - 1) ?? 0;
  return all.map((impact) => (impact > tooMany ? impact : 0));
}

function naive(words: readonly string[], tipo: string, most: number) {
  const rare = words.filter((word) => !isCommon(havingOf(word), DOCUMENTS));
  const required = rare.length > 0 ? rare : words;
  const lists = new Map([...words, `${words.join(" ")} `].map((word) => [word, kept(word)]));
  const weights = new Map([...lists.keys()].map((word) => [word, weightOf(havingOf(word), DOCUMENTS)]));
  const weigh = (word: string, document: number) => (lists.get(word)?.[document] ?? 0) * (weights.get(word) ?? 0);
  const type = tipo ? impacts.get(typeTerm(tipo)) : undefined;
  const found: { document: number; sum: number }[] = [];
  for (let document = 0; document < DOCUMENTS; document++)
    if (type?.[document] !== 0 && required.every((word) => (lists.get(word)?.[document] ?? 0) > 0))
      found.push({ document, sum: [...lists.keys()].reduce((sum, word) => sum + weigh(word, document), 0) });
  found.sort((a, b) => b.sum - a.sum || b.document - a.document);
  return { first: found.slice(0, most), count: found.length };
}

const words = Object.keys(HAVING).filter((term) => !term.includes(" "));
const question = fc.record({
  words: fc.subarray(words, { minLength: 1, maxLength: 4 }),
  tipo: fc.constantFrom("", "", "legge"),
  most: fc.constantFrom(1, 20, 1000),
  lenient: fc.boolean(),
});

/** Each word alone: what is drawn names all of them in most runs only. */
const alone = words.map((word) => ({ words: [word], tipo: "", most: 20, lenient: false }));

it("long lists give the order of a look at every document, and their heads do if one word is asked for", async () => {
  const heads = new Set<string>();
  await fc.assert(
    fc.asyncProperty(question, async ({ words: asked, tipo, most, lenient }) => {
      const groups = asked.map((word) => ({ stems: [word], quoted: false, word }));
      const narrowing = { tipo, norma: "", dal: "", al: "", stato: "" };
      const wanted = await wantedOf(read, DOCUMENTS, groups, narrowing, `${asked.join(" ")} `, ITALIAN);
      const inHead = tipo === "" && isInHead(wanted, []);
      if (inHead) heads.add(asked.join());
      else await loadLists(read, wanted, null, lenient);
      const matches = matchesOf(wanted, keptBy(wanted, null), lenient);
      const { first, count } = naive(asked, tipo, most);
      if (first.length === 0) return;
      expect(firstOf(matches, most)).toEqual(first);
      expect(most).toBeLessThanOrEqual(HEAD);
      expect(matches.count).toBe(asked.length === 1 && !tipo ? havingOf(asked[0] ?? "") : count);
    }),
    { numRuns: 150, examples: alone.map((asked) => [asked] as const) },
  );
  // Of the other one a heading is not in the head: its lists are read.
  expect([...heads].sort()).toEqual(["appena", "comune", "grande", "raro", "tanto", "vicino"]);
});

it("of a word in quotes those documents stay that say it themselves, unless its list is cut", async () => {
  const groups = ["medio", "comune"].map((word) => ({ stems: [word], quoted: true, word }));
  const wanted = await wantedOf(
    read,
    DOCUMENTS,
    groups,
    { tipo: "", norma: "", dal: "", al: "", stato: "" },
    null,
    ITALIAN,
  );
  await loadLists(read, wanted, null, false);
  const { documents, count } = matchesOf(wanted, null, false);
  const has = [...(impacts.get("medio") ?? [])].flatMap((impact, document) => (impact > 0 ? [document] : []));
  const alone = new Set(own.get("medio"));
  expect(alone.size).toBeLessThan(has.length);
  expect([...documents]).toEqual(has.filter((document) => alone.has(document)));
  expect(count).toBe(documents.length);
});

it("a word is common that more than an eighth of the documents have, or more than 131,072", () => {
  expect([12_501, 12_500].map((having) => isCommon(having, 100_000))).toEqual([true, false]);
  expect([131_073, 131_072].map((having) => isCommon(having, 2_400_000))).toEqual([true, false]);
});
