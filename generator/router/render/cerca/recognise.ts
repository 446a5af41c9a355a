/** What a question cites. */

import type { Lingua } from "../../../api/prose.ts";
import { ARTICLE_PATTERN, articleNumber } from "../../../law/articles/article-number.ts";
import type { Grammar } from "../../../law/citations/grammar.ts";
import type { RequestedPlace } from "../../../law/citations/place.ts";
import { ORIGINAL, splitDay } from "../../../law/identity/version-day.ts";
import { namesOfAct } from "../../../law/names/aliases.ts";
import { identified } from "../../../law/understand.ts";
import type { Analysis } from "../../../search/analysis.ts";
import { tokensOf } from "../../../search/tokens.ts";
import type { Answer } from "../../answer.ts";
import type { Read } from "../../tree.ts";
import { findAct, grammarOfTree, recognised } from "../find-act.ts";
import { type ActFiles, openAct } from "../versions/act-files.ts";
import { noVersion, versionShown } from "../versions/asked.ts";
import { cutArticle } from "../versions/cut.ts";
import { chiaveOf, findArticle, findPlace, pathOf } from "../versions/find-article.ts";
import { articlesIn, servedIn, versionOn } from "../versions/pieces.ts";
import { documentOfNumber, type FoundDocument, numberOf } from "./documents.ts";
import type { SearchCard } from "./lists.ts";

/** An act or an article in the version that a question asks for. */
interface InVersion {
  readonly norma: FoundDocument["norma"];
  /** Its ELI says the version. */
  readonly articolo: object | null;
  /** What the version says: the article's text, or the act's title. */
  readonly testo: string;
}

/** What a question cites; nothing where it cites no act, or several. */
export interface Recognised {
  /** What is shown of it. */
  readonly said?: object;
  /** Its document, where it is here and the question asks for nothing else. */
  readonly first?: number;
  /** Where the question asks for a version: the question without it, and what it then means. */
  readonly asked?: { readonly text: string; readonly found: InVersion };
}

/** The path of the article of an act that a question names; `null` where it names none, or none that is there. */
async function pathIn(read: Read, eli: string, luogo: RequestedPlace | undefined): Promise<string | null> {
  const files = luogo ? await openAct(read, eli) : null;
  const found =
    luogo && files ? findPlace(files.index, articlesIn(files.index, servedIn(files.index)), luogo) : undefined;
  return files && found ? pathOf(chiaveOf(files.index, found)) : null;
}

/** The words by which an act may be named. */
function wordsOf({ titolo, ...act }: FoundDocument["norma"], { tables: { nomi } }: Grammar): ReadonlySet<string> {
  return new Set(tokensOf([titolo, ...namesOfAct(act, nomi)].join(" ")).map(({ word }) => word));
}

/** The article of a version that a question means, with its text; `null` where the version lacks it. */
async function articleIn(act: ActFiles, version: number, percorso: string, named: string) {
  const { index } = act;
  const [, below = "", numero = ""] = /^(annesso\/\d+\/)?art\/([\s\S]*)/.exec(percorso) ?? [];
  const piece = findArticle(index, articlesIn(index, version), { below, numero });
  if (!piece) return null;
  const item: { numero: string; rubrica: string | null; testo: string } = JSON.parse(
    (await cutArticle(act, piece)).line,
  );
  const eli = `${named}/${pathOf(chiaveOf(index, piece))}`;
  return { articolo: { eli, numero: item.numero, rubrica: item.rubrica }, testo: item.testo };
}

/**
 * The act that a question cites and its article, in the version that it asks for; the answer that says why not where that is not here.
 *
 * @example await recognisedIn(read, card, analysis, "art. 640 c.p.", "it")
 */
export async function recognisedIn(
  read: Read,
  card: SearchCard,
  { isStopWord }: Analysis,
  q: string,
  lingua: Lingua,
): Promise<Recognised | { readonly answer: Answer }> {
  const { text, day } = splitDay(q);
  const {
    eli,
    act: ofAct = null,
    riconosciuta,
    luogo,
  } = await findAct(read, text, (found) => numberOf(read, card, found, null, null));
  const cited = eli === undefined || ofAct === null ? null : await pathIn(read, eli, luogo);
  const document = eli === undefined || cited === null ? ofAct : await numberOf(read, card, eli, cited, commaIn(text));
  if (document === null) return riconosciuta ? { said: { ...riconosciuta, norma: null, articolo: null } } : {};
  const { norma, articolo } = await documentOfNumber(read, card, document);
  const names = wordsOf(norma, await grammarOfTree(read));
  const citing = new RegExp(`^(?:${card.tabelle.cita})`);
  const alone =
    identified(text) !== undefined ||
    tokensOf(text).every(({ word }) => isStopWord(word) || citing.test(word) || names.has(word));
  const ofName = recognised({ ...norma, anno: null, variante: null });
  const first = alone ? { first: document } : {};
  if (day === null) return { said: { ...ofName, norma, articolo: shownArticle(norma, articolo) }, ...first };
  const act = await openAct(read, norma.eli);
  if (!act) throw new Error(`manca ${norma.eli}: rigenerare l'albero con \`npm run generate\``);
  const version = versionOn(act.index, day);
  if (version === undefined) return { answer: noVersion(act, lingua) };
  const path = articolo?.percorso ?? (luogo?.articolo && luogo.allegato === null ? `art/${luogo.articolo}` : null);
  const own = path === null ? null : await articleIn(act, version, path, `${norma.eli}@${day}`);
  const shown = { norma, articolo: own?.articolo ?? null };
  const giorno = day === ORIGINAL ? {} : { giorno: day };
  return {
    said: { ...ofName, ...shown, versione: versionShown(act.index, version), ...giorno },
    asked: { text, found: { ...shown, testo: own?.testo ?? norma.titolo } },
    ...first,
  };
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
