/** The documents of an act and the words of each, as the index of the search has them. */

import { typeTerm } from "../../law/type-term.ts";
import { REPEALED_TERM } from "../files/terms.ts";
import { actImpact, articleImpact, headingTerm, MOST_IMPACT } from "../score.ts";
import type { RunOfTerms } from "./runs.ts";

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
interface SearchedArticle {
  readonly rubrica: string | null;
  readonly testo: string;
  /** Whether it goes on an article whose heading stands before it: a comma after the first one. */
  readonly goesOn: boolean;
  /** Whether it says nothing but that it was repealed. */
  readonly abrogato: boolean;
}

/**
 * Tells a run the terms of an act and of its articles. Its documents are its articles from the last one to the first, then the act itself:
 * a document with a higher number comes earlier in the order of lists.
 *
 * @param base number of its first document
 * @param run gets each term by ascending first document
 */
export function termsOfAct(
  act: SearchedAct,
  articles: readonly SearchedArticle[],
  base: number,
  run: RunOfTerms,
): void {
  const last = base + articles.length;
  const { vocabulary } = run;
  run.tell(vocabulary.numberOfStem(typeTerm(act.tipo)), base, last, 1);
  const repealed = vocabulary.numberOfStem(REPEALED_TERM);
  const isRepealed = articles.length > 0 && articles.every(({ abrogato }) => abrogato);
  if (isRepealed) run.tell(repealed, base, last, 1);
  const named = [...act.nomi, act.tipo, act.numero ?? "", act.data.slice(0, 4)].join(" ");
  const ofAct = run.counted(act.titolo, named, (stem, title, names) => ({ stem, ...actImpact(title, names.count) }));
  if (articles.length > 0) for (const { stem, inherited } of ofAct) run.tell(stem, base, last - 1, inherited);
  for (const [i, { rubrica, testo, goesOn, abrogato }] of articles.toReversed().entries()) {
    if (abrogato && !isRepealed) run.tell(repealed, base + i, base + i, 1);
    const inHeading: string[] = [];
    run.counted(rubrica ?? "", testo, (stem, heading, text) => {
      run.tell(stem, base + i, base + i, articleImpact(heading, text));
      if (heading.count > 0) inHeading.push(vocabulary.stems[stem] ?? "");
    });
    const whole = goesOn ? null : headingTerm(inHeading);
    if (whole !== null) run.tell(vocabulary.numberOfStem(whole), base + i, base + i, MOST_IMPACT);
  }
  for (const { stem, own } of ofAct) run.tell(stem, last, last, own);
}
