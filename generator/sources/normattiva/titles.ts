/** Titles without brackets: only an act as a whole tells them from text. */

import { itemAt } from "../../collections/at.ts";
import { getOrMake } from "../../collections/get-or-make.ts";
import { takeParagraphTitle, takeTitle } from "./rubrica.ts";
import { type ArticoloDraft, settled, type UnplacedArticolo } from "./unplaced.ts";

/** Of the articles with text, so many must have a rubrica or what may be one: nine in ten. */
const NEARLY_ALL = 0.9;
/** And so many a rubrica that its element, its brackets or its place tells: half. */
const SURE = 0.5;

export interface WithTitles {
  readonly articoli: readonly UnplacedArticolo[];
  /** Identifiers of those whose text begins with a line that may be a rubrica and was left where it is. */
  readonly incerte: readonly string[];
}

function withTitle(draft: ArticoloDraft): ArticoloDraft | null {
  if (draft.rubrica !== null) return null;
  const inCode = draft.allegato !== null;
  const taken = takeTitle(draft.text) ?? (inCode ? takeParagraphTitle(draft.text) : null);
  return taken && { ...draft, rubrica: taken.rubrica, text: taken.text };
}

/** Whether an article says something: signs in capitals (`ARTICOLO ABROGATO`, `((...))`) have no rubrica. */
const hasText = ({ testo }: UnplacedArticolo) => /\p{Ll}{2}/u.test(testo);

function settleNumbering(drafts: readonly ArticoloDraft[]): { articolo: UnplacedArticolo; incerta: boolean }[] {
  const read = drafts.map((draft) => ({ plain: settled(draft), titled: withTitle(draft) }));
  const speaking = read.filter(({ plain }) => hasText(plain));
  const sure = speaking.filter(({ plain }) => plain.rubrica !== null).length;
  const possible = speaking.filter(({ titled }) => titled !== null).length;
  const all = speaking.length;
  const titles = sure >= all * SURE && sure + possible >= all * NEARLY_ALL;
  return read.map(({ plain, titled }) => ({
    articolo: titles && titled !== null ? settled(titled) : plain,
    incerta: !titles && titled !== null,
  }));
}

/**
 * Articles with the titles that open their text as their rubriche, in the numberings (the body, each container) where nearly
 * all articles have one. In the others such a line stays text, and the article is told.
 *
 * @example settleTitles(drafts).articoli[0]?.rubrica // "Lavoro agile"
 */
export function settleTitles(drafts: readonly ArticoloDraft[]): WithTitles {
  const numberings = new Map<string | null, number[]>();
  for (const [at, { allegato }] of drafts.entries()) getOrMake(numberings, allegato, () => []).push(at);
  const articoli: UnplacedArticolo[] = [];
  const incerte: [at: number, id: string][] = [];
  for (const places of numberings.values())
    for (const [n, { articolo, incerta }] of settleNumbering(places.map((at) => itemAt(drafts, at))).entries()) {
      const at = itemAt(places, n);
      articoli[at] = articolo;
      if (incerta) incerte.push([at, articolo.id]);
    }
  return { articoli, incerte: incerte.sort(([a], [b]) => a - b).map(([, id]) => id) };
}
