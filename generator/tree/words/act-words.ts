/** The documents of an act and the words of each, as the index of the search has them. */

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

/** Words as they are written that were met lately, with what they are folded and stemmed: most words of a text are old ones. */
const KNOWN_WORDS = 400_000;
const known = new Map<string, { readonly form: string; readonly stem: string } | null>();

function meant(raw: string): { readonly form: string; readonly stem: string } | null {
  let found = known.get(raw);
  if (found === undefined) {
    const form = foldedWord(raw);
    found = form === "" || ITALIAN.isStopWord(form) ? null : { form, stem: ITALIAN.stemOf(form) };
    if (known.size >= KNOWN_WORDS) known.clear();
    known.set(raw, found);
  }
  return found;
}

/** How often each stem stands in a text; how many words it has. */
interface Counted {
  readonly counts: ReadonlyMap<string, number>;
  readonly length: number;
}

const inField = ({ counts, length }: Counted, stem: string) => ({ count: counts.get(stem) ?? 0, length });

function counted(text: string, forms: Set<string>): Counted {
  const counts = new Map<string, number>();
  let length = 0;
  for (const raw of rawWords(text)) {
    const word = meant(raw);
    if (!word) continue;
    forms.add(word.form);
    counts.set(word.stem, (counts.get(word.stem) ?? 0) + 1);
    length++;
  }
  return { counts, length };
}

const both = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>) => new Set([...a.keys(), ...b.keys()]);

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
  const title = counted(act.titolo, forms);
  const named = [...act.nomi, act.tipo, act.numero ?? "", act.data.slice(0, 4)].join(" ");
  const names = counted(named, forms).counts;
  const ofAct = [...both(title.counts, names)].map(
    (stem) => [stem, actImpact(inField(title, stem), names.get(stem) ?? 0)] as const,
  );
  if (articles.length > 0) for (const [stem, { inherited }] of ofAct) told(stem, base, last - 1, inherited);
  articles.toReversed().forEach(({ rubrica, testo }, i) => {
    const heading = counted(rubrica ?? "", forms);
    const text = counted(testo, forms);
    for (const stem of both(heading.counts, text.counts))
      told(stem, base + i, base + i, articleImpact(inField(heading, stem), inField(text, stem)));
  });
  for (const [stem, { own }] of ofAct) told(stem, last, last, own);
}
