/** What a question cites. */

import { ARTICLE_PATTERN, articleNumber } from "../../../law/articles/article-number.ts";
import type { Grammar } from "../../../law/citations/grammar.ts";
import { namesOfAct } from "../../../law/names/aliases.ts";
import type { Analysis } from "../../../search/analysis.ts";
import { tokensOf } from "../../../search/tokens.ts";
import type { Read } from "../../tree.ts";
import { findAct, grammarOfTree, recognised } from "../find-act.ts";
import { documentOfNumber, type FoundDocument, numberOf } from "./documents.ts";
import type { SearchCard } from "./lists.ts";

const ARTICLE = new RegExp(`\\bart(?:icol[oi]|t)?[. ]*(${ARTICLE_PATTERN})`);
/** What a question cites; nothing where it cites no act, or several. */
export interface Recognised {
  /** What is shown of it. */
  readonly said?: object;
  /** Its document, where it is here and the question asks for nothing else. */
  readonly first?: number;
}

/** The words by which an act may be named. */
function wordsOf({ titolo, ...act }: FoundDocument["norma"], { tables: { nomi } }: Grammar): ReadonlySet<string> {
  return new Set(tokensOf([titolo, ...namesOfAct(act, nomi)].join(" ")).map(({ word }) => word));
}

/**
 * The act that a question cites and its article.
 *
 * @example await recognisedIn(read, card, analysis, "art. 640 c.p.")
 */
export async function recognisedIn(
  read: Read,
  card: SearchCard,
  { isStopWord }: Analysis,
  q: string,
): Promise<Recognised> {
  const [, spelled = ""] = ARTICLE.exec(q.toLowerCase()) ?? [];
  const open = (eli: string) => numberOf(read, card, eli, articleNumber(spelled));
  const { act: document = null, riconosciuta } = await findAct(read, q, open);
  if (document === null) return riconosciuta ? { said: { ...riconosciuta, norma: null, articolo: null } } : {};
  const { norma, articolo } = await documentOfNumber(read, card, document);
  const names = wordsOf(norma, await grammarOfTree(read));
  const citing = new RegExp(`^(?:${card.tabelle.cita})`);
  const alone = tokensOf(q).every(({ word }) => isStopWord(word) || citing.test(word) || names.has(word));
  const act = recognised({ ...norma, anno: null, variante: null });
  const said = { ...act, norma, articolo: shownArticle(norma, articolo) };
  return alone ? { said, first: document } : { said };
}

/** An article as an answer names it. */
export const shownArticle = ({ eli }: { readonly eli: string }, articolo: FoundDocument["articolo"]): object | null =>
  articolo && { eli: `${eli}/${articolo.percorso}`, numero: articolo.numero, rubrica: articolo.rubrica };
