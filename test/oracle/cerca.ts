/**
 * The search in the plainest code: every document is looked at for every word. It shares with the program what a word is (tokens, stems, stop
 * words, `question.ts`) and the formulas of `score.ts`, and nothing else: no index, no lists, no numbers of documents.
 */

import type { NormaRow } from "../../generator/contract/norma-row.ts";
import { type Narrowing, SEARCH_FILTERS, type SearchFilter } from "../../generator/contract/operations.ts";
import { commiOf } from "../../generator/law/articles/commi.ts";
import { ACTS_WITH_NAMES } from "../../generator/law/italian/acts-with-names.ts";
import { EVERYDAY_NAMES } from "../../generator/law/italian/everyday-names.ts";
import { namesOfAct } from "../../generator/law/names/aliases.ts";
import { ITALIAN } from "../../generator/search/italian.ts";
import { questionOf } from "../../generator/search/question.ts";
import {
  actImpact,
  articleImpact,
  headingTerm,
  isCommon,
  KEPT,
  servedScore,
  weightOf,
} from "../../generator/search/score.ts";
import { tokensOf } from "../../generator/search/tokens.ts";
import { less } from "./less.ts";

/** An act as `/norme/{eli}` shows it. */
export interface ShownAct extends NormaRow {
  readonly articoli: readonly {
    readonly eli: string;
    readonly numero: string;
    readonly rubrica: string | null;
    readonly testo: string;
    readonly abrogato: boolean;
    readonly n_pronunce: number;
  }[];
}

interface Document {
  readonly norma: object;
  readonly articolo: object | null;
  readonly tipo: string;
  /** ELI and date of its act. */
  readonly eli: string;
  readonly data: string;
  readonly abrogato: boolean;
  /** ELI, and the comma where that is the document. */
  readonly key: string;
  /** Fields that phrases are looked for in, in words. */
  readonly fields: readonly (readonly string[])[];
  /** What each stem weighs. */
  readonly impacts: ReadonlyMap<string, number>;
  /** Stems that it says itself; of an act with one article, or comma, alone it says the act's too. */
  readonly own: ReadonlySet<string>;
}

/** What is asked; an empty filter leaves nothing out. */
export interface Asked extends Narrowing {
  readonly q: string;
  readonly limit: number;
  readonly offset: number;
  readonly dopo: number;
}

/** What each filter keeps; `norma` is the ELI of an act. */
const KEPT_BY: Readonly<Record<SearchFilter, (one: Document, value: string) => boolean>> = {
  tipo: (one, tipo) => one.tipo === tipo,
  norma: (one, norma) => one.eli === norma,
  dal: (one, dal) => one.data >= dal,
  al: (one, al) => one.data <= al,
  stato: (one, stato) => one.abrogato === (stato === "abrogato"),
};

/** Whether a document passes all filters. */
const passes = (asked: Asked, one: Document): boolean =>
  SEARCH_FILTERS.every(({ name }) => asked[name] === "" || KEPT_BY[name](one, asked[name]));

const FIRST = 100;
const FILES = 16;
const STEMS = 32;
const LACKING = 3;

const wordsIn = (text: string | null) => tokensOf(text ?? "").map(({ word }) => word);

function stemsIn(text: string | null): { count(stem: string): number; all: string[]; length: number } {
  const all = wordsIn(text)
    .filter((word) => !ITALIAN.isStopWord(word))
    .map(ITALIAN.stemOf);
  const counts = new Map<string, number>();
  for (const stem of all) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return { count: (stem) => counts.get(stem) ?? 0, all: [...counts.keys()], length: all.length };
}

/** What tells a document from all others: the ELI of its article, and the comma where that is the document. */
export const keyOf = ({ eli, comma }: { readonly eli: string; readonly comma: string | null }): string =>
  comma === null ? eli : `${eli}#${comma}`;

function documentsOf(act: ShownAct): Document[] {
  const { eli, tipo, titolo, data, numero, n_articoli, n_relazioni } = act;
  const norma = { eli, tipo, titolo, data, numero, n_articoli, n_relazioni };
  const title = stemsIn(titolo);
  const names = stemsIn([...namesOfAct(act, ACTS_WITH_NAMES), tipo, numero ?? "", data.slice(0, 4)].join(" "));
  const ofAct = new Map(
    [...new Set([...title.all, ...names.all])].map((stem) => [
      stem,
      actImpact({ count: title.count(stem), length: title.length }, names.count(stem)),
    ]),
  );
  const own = new Map([...ofAct].map(([stem, impact]) => [stem, impact.own]));
  const abrogato = act.articoli.length > 0 && act.articoli.every((articolo) => articolo.abrogato);
  const ofWhole = { tipo, eli, data, abrogato };
  const whole: Document = {
    norma,
    articolo: null,
    ...ofWhole,
    key: eli,
    fields: [wordsIn(titolo)],
    impacts: own,
    own: new Set(own.keys()),
  };
  // Of an article of more than 30 commi each comma is found for itself.
  const pieces = act.articoli.flatMap((articolo) => {
    const commi = commiOf("", articolo.testo);
    if (commi.length <= 30) return [{ ...articolo, comma: null, goesOn: false }];
    return commi.map((one, i) => ({ ...articolo, comma: one.numero, testo: one.testo, goesOn: i > 0 }));
  });
  const articles = pieces.map((articolo): Document => {
    const [heading, text] = [stemsIn(articolo.rubrica), stemsIn(articolo.testo)];
    const impacts = new Map<string, number>();
    for (const stem of new Set([...heading.all, ...text.all, ...ofAct.keys()])) {
      const here = articleImpact(
        { count: heading.count(stem), length: heading.length },
        { count: text.count(stem), length: text.length },
      );
      impacts.set(stem, here + (ofAct.get(stem)?.inherited ?? 0));
    }
    const whole = articolo.goesOn ? null : headingTerm(heading.all);
    if (whole !== null) impacts.set(whole, 4095);
    const { testo, ...shown } = {
      eli: articolo.eli,
      numero: articolo.numero,
      rubrica: articolo.rubrica,
      comma: articolo.comma,
      n_pronunce: articolo.n_pronunce,
      testo: articolo.testo,
    };
    const fields = [wordsIn(shown.rubrica), wordsIn(testo)];
    return {
      norma,
      articolo: shown,
      ...ofWhole,
      abrogato: articolo.abrogato,
      key: keyOf(shown),
      fields,
      impacts,
      own: new Set(pieces.length === 1 ? impacts.keys() : [...heading.all, ...text.all]),
    };
  });
  return [whole, ...articles];
}

/** All documents, in the order of lists. */
export class SearchOracle {
  readonly #documents: readonly Document[];
  readonly #having = new Map<string, number>();
  readonly #forms: readonly string[];
  /** Words of the everyday names of places that are here. */
  readonly #named: readonly string[];

  constructor(acts: readonly ShownAct[]) {
    const inOrder = [...acts].sort((a, b) => less(b.data, a.data) || less(a.eli, b.eli));
    this.#documents = inOrder.flatMap(documentsOf);
    for (const { impacts } of this.#documents)
      for (const stem of impacts.keys()) this.#having.set(stem, (this.#having.get(stem) ?? 0) + 1);
    const texts = inOrder.flatMap((act) => [
      [act.titolo, ...namesOfAct(act, ACTS_WITH_NAMES), act.tipo, act.numero ?? "", act.data.slice(0, 4)].join(" "),
      ...act.articoli.map(({ rubrica, testo }) => `${rubrica ?? ""} ${testo}`),
    ]);
    const words = texts.flatMap((text) => [...new Set(wordsIn(text))]);
    this.#forms = [...new Set(words)].filter((word) => !ITALIAN.isStopWord(word));
    const here = new Set(acts.map(({ eli }) => eli));
    this.#named = EVERYDAY_NAMES.filter(([, places]) =>
      places.some((place) => here.has(`eli:/it/${place.replace(/\/art\/.*/, "")}`)),
    )
      .flatMap(([names]) => names.flatMap(wordsIn))
      .filter((word) => !ITALIAN.isStopWord(word));
    if (this.#documents.length > KEPT) throw new Error("the oracle knows no common words that are cut");
  }

  /** What everyday names in a question mean, by key: so many hundreds as the name has words, less its place among the name's. */
  #namedBy(stems: readonly string[], isKept: (one: Document) => boolean): Map<string, number> {
    const sums = new Map<string, number>();
    const keys = new Map(this.#documents.map((one) => [one.key, one]));
    for (const [names, places] of EVERYDAY_NAMES)
      for (const name of names) {
        const own = stemsIn(name).all;
        if (!own.every((stem) => stems.includes(stem))) continue;
        const there = places.filter((place) => keys.has(`eli:/it/${place.replace(/\/art\/.*/, "")}`));
        for (const [i, place] of there.entries()) {
          const [article = "", comma] = `eli:/it/${place}`.split("/comma/");
          const document = [`${article}#${comma}`, article]
            .map((key) => keys.get(key))
            .find((one) => one !== undefined);
          const first = document ?? this.#documents.find(({ key }) => key.startsWith(`${article}#`));
          if (!first || !isKept(first)) continue;
          sums.set(first.key, Math.max(sums.get(first.key) ?? 0, own.length * 100 * 64 * 4095 - i));
        }
      }
    return sums;
  }

  /** The three words that are fewest changes away. */
  #near(per: string) {
    if (!/^[a-z]{4,}$/.test(per)) return [];
    const stems = new Set<string>();
    const forms = this.#forms.filter((form) => form.length >= 3);
    const documenti = (word: string) => (forms.includes(word) ? (this.#having.get(ITALIAN.stemOf(word)) ?? 0) : 0);
    return [...new Set([...forms, ...this.#named])]
      .filter((word) => word[0] === per[0])
      .map((parola) => ({ parola, away: changes(per, parola) }))
      .filter(({ away }) => away <= (per.length < 8 ? 1 : 2))
      .map(({ parola, away }) => ({ one: { parola, per, documenti: documenti(parola) }, away }))
      .sort((a, b) => a.away - b.away || b.one.documenti - a.one.documenti || less(a.one.parola, b.one.parola))
      .map(({ one }) => one)
      .filter(({ parola }) => {
        const stem = ITALIAN.stemOf(parola);
        return !stems.has(stem) && stems.add(stem);
      })
      .slice(0, 3);
  }

  #stemsOf(beginning: string): string[] {
    return this.#stemsAmong((form) => form.startsWith(beginning));
  }

  /** The stems of the words that have the root of a word: of one stem, all its forms count. */
  stemsOfRoot(word: string): string[] {
    const root = ITALIAN.rootOf(word);
    if (word.length < 3) return [];
    return this.#stemsAmong((form) => form.slice(0, 3) === word.slice(0, 3) && ITALIAN.rootOf(form) === root);
  }

  #stemsAmong(isMeant: (form: string) => boolean): string[] {
    const stems = new Set(this.#forms.filter((form) => form.length >= 3 && isMeant(form)).map(ITALIAN.stemOf));
    const having = (stem: string) => this.#having.get(stem) ?? 0;
    return [...stems].sort((a, b) => having(b) - having(a) || less(a, b)).slice(0, STEMS);
  }

  /**
   * What `/cerca` answers, without excerpts.
   *
   * @param cited key of the document that is cited alone, `null` where none is
   * @param filesOf names of the files that hold the text of a document, by its key
   */
  cerca(p: Asked, cited: string | null, filesOf: ReadonlyMap<string, readonly string[]>) {
    const isKept = (one: Document) => passes(p, one);
    const { stems, words, beginnings, phrases } = questionOf(p.q, ITALIAN);
    const quoted = phrases
      .flat()
      .map(ITALIAN.stemOf)
      .filter((stem) => stems.includes(stem));
    const lacking = words.filter((_, i) => !this.#having.has(stems[i] ?? "")).slice(0, LACKING);
    const radice: string[] = [];
    const ofWord = stems.map((stem, i) => {
      const word = words[i] ?? "";
      const some = lacking.includes(word) && !quoted.includes(stem) ? this.stemsOfRoot(word) : [];
      if (some.length === 0) return [stem];
      radice.push(word);
      return some;
    });
    const isNamed = phrases.length === 0 && this.#namedBy(stems, () => true).size > 0;
    const groups = [...ofWord, ...beginnings.map((text) => this.#stemsOf(text))];
    const all = this.#documents.length;
    const having = (group: readonly string[]) => group.reduce((sum, stem) => sum + (this.#having.get(stem) ?? 0), 0);
    const rare = groups.filter((group) => !isCommon(having(group), all));
    const required = rare.length > 0 ? rare : groups;
    const weigh = ({ impacts }: Document, group: readonly string[]) =>
      Math.max(0, ...group.map((stem) => (impacts.get(stem) ?? 0) * weightOf(this.#having.get(stem) ?? 0, all)));
    const heading = phrases.length + beginnings.length === 0 ? headingTerm(stems) : null;
    const added = heading === null ? groups : [...groups, [heading]];
    const named = cited === null && phrases.length === 0 ? this.#namedBy(stems, isKept) : new Map<string, number>();
    const counted = this.#documents
      .filter((one) => groups.length > 0 && isKept(one))
      .map((one) => ({ one, has: required.filter((group) => weigh(one, group) > 0).length }));
    const looked = counted.filter(({ one }) => one.key !== cited && !named.has(one.key));
    const strict = cited !== null || phrases.length > 0;
    // What a name means counts among those that have the words, wherever it stands.
    const enough = strict ? required.length : Math.max(1, ...counted.map(({ has }) => has));
    const found = looked
      .filter(({ one, has }) => has === enough && quoted.every((stem) => one.own.has(stem)))
      .map(({ one }) => ({ one, sum: added.reduce((sum, group) => sum + weigh(one, group), 0) }))
      // A stable sort: ties stay in the order of lists.
      .sort((a, b) => b.sum - a.sum);
    const sumOf = (key: string) => (key === cited ? 1000 * 64 * 4095 : (named.get(key) ?? 0));
    const first = this.#documents
      .map((one) => ({ one, sum: sumOf(one.key) }))
      .filter(({ one, sum }) => sum > 0 && isKept(one))
      .sort((a, b) => b.sum - a.sum);
    const hasAny = counted.some(({ has }) => has === enough);
    let results = [...first, ...found];
    let prosegue: number | null = null;
    if (phrases.length > 0) {
      const placed = results.slice(p.dopo, p.dopo + FIRST);
      const inFiles = (count: number) =>
        new Set(placed.slice(0, count).flatMap(({ one }) => filesOf.get(one.key) ?? []));
      const looked = placed.filter((_, i) => inFiles(i).size < FILES);
      if (p.dopo + looked.length < results.length) prosegue = p.dopo + looked.length;
      results = looked.filter(
        ({ one }) => one.key === cited || phrases.every((phrase) => one.fields.some((words) => follows(words, phrase))),
      );
    }
    return {
      partial: hasAny && enough < required.length,
      named: named.size > 0,
      totale: results.length,
      totale_esatto: prosegue === null && (phrases.length === 0 || p.dopo === 0),
      prosegue,
      radice: radice.sort(),
      forse: isNamed ? [] : lacking.filter((word) => !radice.includes(word)).flatMap((word) => this.#near(word)),
      risultati: results.slice(p.offset, p.offset + p.limit).map(({ one, sum }) => ({
        norma: one.norma,
        articolo: one.articolo,
        punteggio: servedScore(sum),
      })),
    };
  }

  /** Words and runs of words of the texts, as often as they stand there. */
  piece(document: number, at: number, length: number): string[] {
    const { fields } = this.#documents[document % this.#documents.length] ?? { fields: [] };
    const words = fields.at(-1) ?? [];
    const start = words.length === 0 ? 0 : at % words.length;
    return words.slice(start, start + length);
  }
}

/** The table of the textbook: letters put in, left out, replaced, and neighbours exchanged once. */
export function changes(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) => [i]);
  const at = (i: number, j: number) => table[i]?.[j] ?? 0;
  for (let i = 0; i <= a.length; i++)
    for (let j = 0; j <= b.length; j++) {
      const of = [...(i > 0 ? [at(i - 1, j) + 1] : []), ...(j > 0 ? [at(i, j - 1) + 1] : [])];
      if (i > 0 && j > 0) of.push(at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) of.push(at(i - 2, j - 2) + 1);
      const row = table[i];
      if (row) row[j] = of.length > 0 ? Math.min(...of) : 0;
    }
  return at(a.length, b.length);
}

const follows = (words: readonly string[], phrase: readonly string[]) =>
  ` ${words.join(" ")} `.includes(` ${phrase.join(" ")} `);
