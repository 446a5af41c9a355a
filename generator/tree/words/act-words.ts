/** The documents of an act and the words of each, as the index of the search has them. */

import { getOrMake } from "../../collections/get-or-make.ts";
import { typeTerm } from "../../law/titles/type-term.ts";
import { ITALIAN } from "../../search/italian.ts";
import { actImpact, articleImpact } from "../../search/score.ts";
import { foldedWord, rawWords } from "../../search/tokens.ts";

/** What is searched of an act besides its articles. */
export interface SearchedAct {
  readonly tipo: string;
  readonly titolo: string;
  readonly data: string;
  readonly numero: string | null;
  /** Common names and abbreviations. */
  readonly nomi: readonly string[];
}

/** What is searched of an article. */
export interface SearchedArticle {
  readonly rubrica: string | null;
  readonly testo: string;
}

/** Told of a term and the documents from `first` to `last` that have it. */
export type OnTerm = (term: string, first: number, last: number, impact: number) => void;

/** What is counted of a stem in the field at hand, and in the one before it of the same document. */
interface Counter {
  readonly stem: string;
  /** The last document in which it stands: what is counted below is of that one. */
  document: number;
  heading: number;
  text: number;
}

/** A word as it is written: folded, and the counter of its stem. */
interface KnownWord {
  readonly form: string;
  readonly counter: Counter;
  /** The words that it was added to last: most are met again and again. */
  addedTo: Set<string> | null;
}

/** Words as they are written that were met lately: most words of a text are old ones; and the counters of stems. */
const KNOWN_WORDS = 400_000;
const known = new Map<string, KnownWord | null>();
const counters = new Map<string, Counter>();

function meant(raw: string): KnownWord | null {
  let found = known.get(raw);
  if (found === undefined) {
    const form = foldedWord(raw);
    if (known.size >= KNOWN_WORDS) {
      known.clear();
      counters.clear();
    }
    const stem = form === "" || ITALIAN.isStopWord(form) ? null : ITALIAN.stemOf(form);
    const counter = () => ({ stem: stem ?? "", document: -1, heading: 0, text: 0 });
    found = stem === null ? null : { form, counter: getOrMake(counters, stem, counter), addedTo: null };
    known.set(raw, found);
  }
  return found;
}

/** Counts the words of two fields, of any document; every text that is counted is one more. */
class CountedFields {
  static #documents = 0;
  /** Counters of the stems that stand in either field, in the order in which they were met. */
  readonly met: Counter[] = [];
  readonly headingLength: number;
  readonly textLength: number;

  constructor(heading: string, text: string, forms: Set<string>) {
    const document = CountedFields.#documents++;
    this.headingLength = this.#count(heading, "heading", document, forms);
    this.textLength = this.#count(text, "text", document, forms);
  }

  #count(text: string, field: "heading" | "text", document: number, forms: Set<string>): number {
    let length = 0;
    for (const raw of rawWords(text)) {
      const word = meant(raw);
      if (!word) continue;
      if (word.addedTo !== forms) {
        word.addedTo = forms;
        forms.add(word.form);
      }
      const { counter } = word;
      if (counter.document !== document) {
        counter.document = document;
        counter.heading = 0;
        counter.text = 0;
        this.met.push(counter);
      }
      counter[field]++;
      length++;
    }
    return length;
  }
}

/**
 * Tells the terms of an act and of its articles. Its documents are its articles from the last one to the first, then the act itself: a
 * document with a higher number comes earlier in the order of lists.
 *
 * @param base number of its first document
 * @param forms what every word met is added to, folded
 * @param told of each term by ascending first document
 */
export function termsOfAct(
  act: SearchedAct,
  articles: readonly SearchedArticle[],
  base: number,
  { forms, told }: { readonly forms: Set<string>; readonly told: OnTerm },
): void {
  const last = base + articles.length;
  told(typeTerm(act.tipo), base, last, 1);
  const named = [...act.nomi, act.tipo, act.numero ?? "", act.data.slice(0, 4)].join(" ");
  const { met, headingLength } = new CountedFields(act.titolo, named, forms);
  const ofAct = met.map(({ stem, heading, text }) => {
    return { stem, ...actImpact({ count: heading, length: headingLength }, text) };
  });
  if (articles.length > 0) for (const { stem, inherited } of ofAct) told(stem, base, last - 1, inherited);
  for (const [i, { rubrica, testo }] of articles.toReversed().entries()) {
    const fields = new CountedFields(rubrica ?? "", testo, forms);
    const [inHeading, inText] = [
      { count: 0, length: fields.headingLength },
      { count: 0, length: fields.textLength },
    ];
    for (const { stem, heading, text } of fields.met) {
      inHeading.count = heading;
      inText.count = text;
      told(stem, base + i, base + i, articleImpact(inHeading, inText));
    }
  }
  for (const { stem, own } of ofAct) told(stem, last, last, own);
}
