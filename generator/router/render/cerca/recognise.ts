/** What a question cites. */

import { ARTICLE_PATTERN, articleNumber } from "../../../law/articles/article-number.ts";
import type { Grammar } from "../../../law/citations/grammar.ts";
import type { RequestedPlace } from "../../../law/citations/place.ts";
import { namesOfAct } from "../../../law/names/aliases.ts";
import { identified } from "../../../law/understand.ts";
import type { Analysis } from "../../../search/analysis.ts";
import { tokensOf } from "../../../search/tokens.ts";
import type { Read } from "../../tree.ts";
import { findAct, grammarOfTree, recognised } from "../find-act.ts";
import { openAct } from "../versions/act-files.ts";
import { chiaveOf, findPlace, pathOf } from "../versions/find-article.ts";
import { articlesIn } from "../versions/pieces.ts";
import { documentOfNumber, type FoundDocument, numberOf } from "./documents.ts";
import type { SearchCard } from "./lists.ts";

/** What a question cites; nothing where it cites no act, or several. */
export interface Recognised {
  /** What is shown of it. */
  readonly said?: object;
  /** Its document, where it is here and the question asks for nothing else. */
  readonly first?: number;
}

/** The path of the article of an act that a question names; `null` where it names none, or none that is there. */
async function pathIn(read: Read, eli: string, luogo: RequestedPlace | undefined): Promise<string | null> {
  const files = luogo ? await openAct(read, eli) : null;
  const found = luogo && files ? findPlace(files.index, articlesIn(files.index, 0), luogo) : undefined;
  return files && found ? pathOf(chiaveOf(files.index, found)) : null;
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
  const {
    eli,
    act: ofAct = null,
    riconosciuta,
    luogo,
  } = await findAct(read, q, (found) => numberOf(read, card, found, null, null));
  const path = eli === undefined || ofAct === null ? null : await pathIn(read, eli, luogo);
  const document = eli === undefined || path === null ? ofAct : await numberOf(read, card, eli, path, commaIn(q));
  if (document === null) return riconosciuta ? { said: { ...riconosciuta, norma: null, articolo: null } } : {};
  const { norma, articolo } = await documentOfNumber(read, card, document);
  const names = wordsOf(norma, await grammarOfTree(read));
  const citing = new RegExp(`^(?:${card.tabelle.cita})`);
  const alone =
    identified(q) !== undefined ||
    tokensOf(q).every(({ word }) => isStopWord(word) || citing.test(word) || names.has(word));
  const act = recognised({ ...norma, anno: null, variante: null });
  const said = { ...act, norma, articolo: shownArticle(norma, articolo) };
  return alone ? { said, first: document } : { said };
}

const COMMA = new RegExp(`(?<![a-z])(?:comm[ai]|co\\.|c\\.|paragraph) ?(${ARTICLE_PATTERN})(?![a-z0-9])`, "i");

/** The comma that a question names. */
const commaIn = (q: string): string | null => {
  const [, comma] = COMMA.exec(q) ?? [];
  return comma === undefined ? null : articleNumber(comma);
};

/** An article as an answer names it, with its comma where that is what is found. */
export const shownArticle = ({ eli }: { readonly eli: string }, articolo: FoundDocument["articolo"]): object | null =>
  articolo && {
    eli: `${eli}/${articolo.percorso}`,
    numero: articolo.numero,
    rubrica: articolo.rubrica,
    comma: articolo.comma,
  };
