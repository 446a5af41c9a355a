/** Finding an article of an act by what people call it. */

import { articleKey, articleNumber, compareArticleNumbers } from "../../../law/articles/article-number.ts";
import type { Article, OpenIndex, Piece } from "./pieces.ts";

/** An article as a text names it. */
export interface WantedArticle {
  /** `annesso/1/` outside the main numbering, else empty. */
  readonly below: string;
  /** As people write it. */
  readonly numero: string;
}

/** An article in a list of those that there are. */
export interface ArticleLink {
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

/** The path of an article of a version, as `chiavi` has it. */
export const chiaveOf = ({ chiavi }: OpenIndex, { at, span }: Piece): string => span?.[4] ?? chiavi[at] ?? "";

/** The path of an article below the ELI of its act. */
export const pathOf = (chiave: string): string => (chiave.startsWith("annesso/") ? chiave : `art/${chiave}`);

const BEHIND = /^(annesso\/\d+\/)?(?:art\/)?([\s\S]*)/;

/** Where an article stands, and its number as its path has it. */
function partsOf(chiave: string): { readonly below: string; readonly last: string } {
  const [, below = "", last = ""] = BEHIND.exec(chiave) ?? [];
  return { below, last };
}

/** The number of an article. */
export function numeroOf(index: OpenIndex, piece: Piece): string {
  const told = partsOf(chiaveOf(index, piece)).last.replace(/~\d+$/, "");
  return piece.span?.[4] === undefined ? (index.numeri[piece.at] ?? told) : told;
}

/** Number and ELI of an article. */
export const linkOf = (eli: string, index: OpenIndex, piece: Piece): ArticleLink => ({
  numero: numeroOf(index, piece),
  eli: `${eli}/${pathOf(chiaveOf(index, piece))}`,
});

/** The number that a text asks for; people write the decimal after a blank too: `171 octies 1`. */
const askedNumber = (text: string): string | null =>
  articleNumber(text) ?? articleNumber(text.replace(/ +(?=\d+$)/, "."));

/**
 * The article of a version that a text names: by its own path, else by its number in any spelling.
 *
 * @param pieces articles of the version
 * @example findArticle(index, pieces, { below: "", numero: "art. 416 bis" })?.at // 501
 */
export function findArticle(
  index: OpenIndex,
  pieces: readonly Article[],
  { below, numero }: WantedArticle,
): Article | undefined {
  const exact = pathOf(below ? `${below}art/${numero}` : numero).toLowerCase();
  const own = pieces.find((piece) => pathOf(chiaveOf(index, piece)) === exact);
  const written = askedNumber(numero);
  if (own || written === null) return own;
  const key = articleKey(written);
  return pieces.find((piece) => {
    const parts = partsOf(chiaveOf(index, piece));
    return parts.below === below && articleKey(parts.last) === key;
  });
}

/** The articles nearest to where one would stand, in their order. */
export function nearestArticles(
  eli: string,
  index: OpenIndex,
  pieces: readonly Piece[],
  { below, numero }: WantedArticle,
): ArticleLink[] {
  const same = pieces.filter((piece) => partsOf(chiaveOf(index, piece)).below === below);
  const beside = same.length > 0 ? same : pieces;
  const written = askedNumber(numero);
  const before =
    written === null ? 0 : beside.filter((piece) => compareArticleNumbers(numeroOf(index, piece), written) < 0).length;
  const start = Math.max(0, Math.min(before - NEAREST / 2, beside.length - NEAREST));
  return beside.slice(start, start + NEAREST).map((piece) => linkOf(eli, index, piece));
}
