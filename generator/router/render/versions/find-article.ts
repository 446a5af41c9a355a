/** Finding an article of an act by what people call it. */

import { NON_TROVATO } from "../../../api/errors.ts";
import type { Lingua } from "../../../api/prose.ts";
import {
  type ActIndex,
  type Article,
  chiaveOf,
  numeroOf,
  type Piece,
  partsOfChiave,
  pathOf,
} from "../../../format/act-index.ts";
import { articleKey, articleNumber, compareArticleNumbers } from "../../../law/articles/article-number.ts";
import { foldContainer, labelOfContainer } from "../../../law/articles/container-name.ts";
import { splitArticle } from "../../../law/articles/named-article.ts";
import { relationKey } from "../../../law/articles/relation-ends.ts";
import type { RequestedPlace } from "../../../law/citations/place.ts";
import { type Answer, answerOf } from "../../answer.ts";
import type { ActFiles } from "./act-files.ts";

/** An article as a text names it. */
export interface WantedArticle {
  /** `annesso/1/` outside the main numbering, else empty. */
  readonly below: string;
  /** As people write it. */
  readonly numero: string;
}

/** An article in a list of those that there are. */
interface ArticleLink {
  readonly numero: string;
  readonly eli: string;
}

const ANNEX = /\/(annesso\/\d+)$/;
/** Articles that are named where one is not found. */
const NEAREST = 10;

/**
 * Parts the name of an act from that of the attachment which stands behind it.
 *
 * @example splitAnnex("eli:/it/regio-decreto/1930/10/19/1398/annesso/0") // { text: "eli:/it/regio-decreto/1930/10/19/1398", below: "annesso/0/" }
 */
export function splitAnnex(text: string): { readonly text: string; readonly below: string } {
  const [end = "", annex] = ANNEX.exec(text) ?? [];
  return annex === undefined ? { text, below: "" } : { text: text.slice(0, -end.length), below: `${annex}/` };
}

/** Number and ELI of an article. */
export const linkOf = (eli: string, index: ActIndex, piece: Piece): ArticleLink => ({
  numero: numeroOf(index, piece),
  eli: `${eli}/${pathOf(chiaveOf(index, piece))}`,
});

/** The number that a text asks for; people write the decimal after a blank too: `171 octies 1`. */
const askedNumber = (text: string): string | null =>
  articleNumber(text) ?? articleNumber(text.replace(/(?<! ) +(?=\d+$)/, "."));

/**
 * The place among the paths of an act's articles of one that a text names: by its own path, else by its number in any spelling; -1 where
 * none is meant.
 *
 * @example placeOfArticle(["art/1", "art/416-bis"], { below: "", numero: "art. 416 bis" }) // 1
 */
export function placeOfArticle(paths: readonly string[], { below, numero }: WantedArticle): number {
  const own = paths.indexOf(pathOf(below ? `${below}art/${numero}` : numero).toLowerCase());
  const written = askedNumber(numero);
  if (own >= 0 || written === null) return own;
  const key = articleKey(written);
  return paths.findIndex((path) => {
    const parts = partsOfChiave(path);
    return parts.below === below && articleKey(parts.last) === key;
  });
}

/**
 * The article of a version that a text names.
 *
 * @param pieces articles of the version
 * @example findArticle(index, pieces, { below: "", numero: "art. 416 bis" })?.at // 501
 */
export const findArticle = (index: ActIndex, pieces: readonly Article[], wanted: WantedArticle): Article | undefined =>
  pieces[
    placeOfArticle(
      pieces.map((piece) => pathOf(chiaveOf(index, piece))),
      wanted,
    )
  ];

/** Where an attachment's articles stand, by its label; `undefined` where none has it, or several. */
function belowLabel(index: ActIndex, pieces: readonly Piece[], label: string): string | undefined {
  const isAttached = index.principale !== undefined;
  const names = new Map(isAttached ? [["", index.principale ?? ""]] : []);
  for (const piece of pieces) {
    const { below } = partsOfChiave(chiaveOf(index, piece));
    const name = index.nomi[piece.at];
    if (below && name !== undefined) names.set(below, splitArticle(name).contenitore ?? "");
  }
  names.delete("annesso/0/");
  // Without a label only an act with one attachment says which is meant, or one whose main numbering is an attachment's.
  if (label === "") return isAttached ? "" : names.size === 1 ? [...names.keys()][0] : undefined;
  const found = [...names].filter(([, name]) => labelOfContainer(name) === foldContainer(label));
  return found.length === 1 ? found[0]?.[0] : undefined;
}

/** The article of a version that a request names, of the attachment that it names: never one of the body in its place. */
export function findPlace(
  index: ActIndex,
  pieces: readonly Article[],
  { articolo, allegato }: RequestedPlace,
): Article | undefined {
  const below = allegato === null ? "" : belowLabel(index, pieces, allegato);
  return below === undefined || articolo === null ? undefined : findArticle(index, pieces, { below, numero: articolo });
}

/**
 * The articles of a version that lie between two, without these.
 *
 * @param from the first one
 * @param to number of the last one
 * @example articlesBetween(index, pieces, { articolo: "24", allegato: null }, "27").map((piece) => numeroOf(index, piece)) // ["25", "26"]
 */
export function articlesBetween(
  index: ActIndex,
  pieces: readonly Article[],
  { articolo, allegato }: RequestedPlace,
  to: string,
): Article[] {
  const below = allegato === null ? "" : belowLabel(index, pieces, allegato);
  if (below === undefined || articolo === null) return [];
  return pieces.filter((piece) => {
    const number = numeroOf(index, piece);
    const isOwn = partsOfChiave(chiaveOf(index, piece)).below === below && articleNumber(number) !== null;
    return isOwn && compareArticleNumbers(articolo, number) < 0 && compareArticleNumbers(number, to) < 0;
  });
}

/** Words for attachments, in any spelling. */
const MAY_BE_ATTACHED = /all|ann|app/i;

/** The place in an attachment that a text below an act names; `null` where it names none. The grammar is loaded where one may be named. */
export async function attachedIn(text: string): Promise<RequestedPlace | null> {
  if (!MAY_BE_ATTACHED.test(text)) return null;
  const { attachedArticle } = await import("../../../law/citations/place.ts");
  return attachedArticle(text);
}

/**
 * The article of a version that a text below an act names: as `findArticle` does, also after the name or label of an attachment.
 *
 * @param allegato label of the attachment that the name of the act names; `null` where it names none
 * @param written the place in an attachment that the text itself names (`attachedIn`); `null` where it names none
 * @example findNamed(index, pieces, { below: "", numero: "allegato II.12, 23" }, null, { articolo: "23", allegato: "ii.12" })?.at // 411
 */
export function findNamed(
  index: ActIndex,
  pieces: readonly Article[],
  wanted: WantedArticle,
  allegato: string | null,
  written: RequestedPlace | null,
): Article | undefined {
  if (wanted.below !== "") return findArticle(index, pieces, wanted);
  const { numero } = wanted;
  const attached = written ?? (allegato === null ? null : { articolo: askedNumber(numero), allegato });
  if (attached) return findPlace(index, pieces, attached);
  // As relations name it: `Disposizioni di attuazione, 3`.
  const key = relationKey(numero);
  const named = numero.includes(", ") ? pieces.find(({ at }) => relationKey(index.nomi[at] ?? "") === key) : undefined;
  return named ?? findArticle(index, pieces, wanted);
}

/** The first articles of a number in attachments: what may be meant where the one that is named is not there. */
function attachedArticles(eli: string, index: ActIndex, pieces: readonly Piece[], numero: string): ArticleLink[] {
  const key = articleKey(numero);
  return pieces
    .filter((piece) => {
      const { below, last } = partsOfChiave(chiaveOf(index, piece));
      return below !== "" && articleKey(last) === key;
    })
    .slice(0, NEAREST)
    .map((piece) => linkOf(eli, index, piece));
}

/** An article of an attachment that a version does not have: 404 with those of its number in others. */
export function unknownArticle(
  { eli, index }: ActFiles,
  pieces: readonly Article[],
  numero: string,
  lingua: Lingua,
): Answer {
  const articoli = attachedArticles(eli, index, pieces, numero);
  return answerOf(404, JSON.stringify({ detail: NON_TROVATO.articolo[lingua], articoli }), lingua);
}

/** The articles nearest to where one would stand, in their order. */
export function nearestArticles(
  eli: string,
  index: ActIndex,
  pieces: readonly Piece[],
  { below, numero }: WantedArticle,
): ArticleLink[] {
  const same = pieces.filter((piece) => partsOfChiave(chiaveOf(index, piece)).below === below);
  const beside = same.length > 0 ? same : pieces;
  // What is more than a number, `640 comma 2`, still says where it would stand.
  const written = askedNumber(numero) ?? askedNumber(/\d{1,5}/.exec(numero)?.[0] ?? "");
  const before =
    written === null ? 0 : beside.filter((piece) => compareArticleNumbers(numeroOf(index, piece), written) < 0).length;
  const start = Math.max(0, Math.min(before - NEAREST / 2, beside.length - NEAREST));
  return beside.slice(start, start + NEAREST).map((piece) => linkOf(eli, index, piece));
}
