/** An article as it is read, before its place in the act's numberings is known. */

import { itemAt } from "../../collections/at.ts";
import { getOrMake } from "../../collections/get-or-make.ts";
import { unmarked } from "../../law/articles/comparable-text.ts";
import { type Block, toLines } from "./lines.ts";
import type { Articolo } from "./records.ts";
import { type Repealed, repealMarksIn } from "./repeal-marks.ts";
import { takeParagraphTitle, takeTitle } from "./rubrica.ts";

// Titles without brackets: whether a first line is a title shows only when all articles of the act are read.

/** Of the articles with text, so many must have a rubrica or what may be one: nine in ten. */
const NEARLY_ALL = 0.9;
/** And half must have a rubrica that its element, its brackets or its place shows. */
const SURE = 0.5;

interface WithTitles {
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
 * all articles have one. In the others such a line stays text, and the article is named in the report.
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

// Whether an article only says that it was repealed: the source has no attribute for that.

/** A repealed text has no two small letters in a row. */
const LOWER_CASE = /\p{Ll}{2}/u;
/** What the mark must be about. */
const ALL: ReadonlySet<Repealed> = new Set(["articolo", "atto", "divisione"]);

/**
 * True where the whole text is "ARTICOLO ABROGATO DAL ..." (or SOPPRESSO, NON PIU' PREVISTO, or the whole act: PROVVEDIMENTO), not from an event
 * that is waited for, whatever brackets and references to notes surround it.
 *
 * @example isRepealed("((ARTICOLO ABROGATO DALLA L. 15 FEBBRAIO 1996, N. 66)) ((12a))") // true
 */
export function isRepealed(testo: string): boolean {
  if (LOWER_CASE.test(testo)) return false;
  const [mark] = repealMarksIn(unmarked(testo).trim());
  return mark !== undefined && mark.start === 0 && mark.whole && ALL.has(mark.what) && mark.decorrenza?.dal !== null;
}

export type UnplacedArticolo = Omit<Articolo, "percorso" | "pronunce" | "ue">;

/** An article whose text is not settled: a title without brackets may still open it. */
export interface ArticoloDraft extends Omit<UnplacedArticolo, "testo" | "abrogato"> {
  /** Without the article's number and without the rubrica that its element or its brackets tell. */
  readonly text: readonly Block[];
}

/**
 * The article that a draft is.
 *
 * @example settled({ ...draft, text: [{ lead: "1.", raw: "Testo.", numbered: true }] }).testo // "1. Testo."
 */
function settled({ id, numero, rubrica, text, partizione, allegato, note }: ArticoloDraft): UnplacedArticolo {
  const testo = toLines(text).join("\n");
  return { id, numero, rubrica, testo, partizione, allegato, abrogato: isRepealed(testo), note };
}
