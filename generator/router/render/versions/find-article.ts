/** Finding an article of an act by what people call it. */

import { getOrMake } from "../../../collections/get-or-make.ts";
import { NON_TROVATO } from "../../../contract/errors.ts";
import type { Lingua } from "../../../contract/prose.ts";
import {
  type ActIndex,
  type Article,
  articleAs,
  articlesIn,
  chiaveOf,
  numeroOf,
  type Piece,
  type PieceStarts,
  partsOfChiave,
  pathOf,
  pieceAt,
  servedIn,
  startsOf,
} from "../../../format/act-index.ts";
import {
  articleKey,
  articleNumber,
  articleOrder,
  compareArticleNumbers,
  compareOrders,
} from "../../../law/articles/article-number.ts";
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

/** Finds the articles of an act without listing a version: positions by path and by number, in whichever versions. */
interface Lookup {
  readonly starts: PieceStarts;
  readonly byPath: ReadonlyMap<string, readonly number[]>;
  readonly byNumber: ReadonlyMap<string, readonly number[]>;
  /** By version, once an attachment of it was asked for. */
  readonly labels: Map<number, ReadonlyMap<string, string | null>>;
}

/** Kept as long as the index itself. */
const lookups = new WeakMap<ActIndex, Lookup>();

const numberKey = (below: string, numero: string): string => `${below}\n${articleKey(numero)}`;

function lookupOf(index: ActIndex): Lookup {
  const known = lookups.get(index);
  if (known) return known;
  const [byPath, byNumber]: [Map<string, number[]>, Map<string, number[]>] = [new Map(), new Map()];
  const enter = (chiave: string, at: number) => {
    const { below, last } = partsOfChiave(chiave);
    getOrMake(byPath, pathOf(chiave), () => []).push(at);
    getOrMake(byNumber, numberKey(below, last), () => []).push(at);
  };
  for (const [at, chiave] of index.chiavi.entries())
    for (const one of new Set([chiave, ...(index.articoli.storia[at] ?? []).map((span) => span[4] ?? chiave)]))
      enter(one, at);
  const lookup = { starts: startsOf(index.articoli, servedIn(index)), byPath, byNumber, labels: new Map() };
  lookups.set(index, lookup);
  return lookup;
}

/** Finds an article in one version after another. */
function finder(index: ActIndex, { below, numero }: WantedArticle): (version: number) => Article | undefined {
  const { starts, byPath, byNumber } = lookupOf(index);
  const own = pathOf(below ? `${below}art/${numero}` : numero).toLowerCase();
  const written = askedNumber(numero);
  const key = written === null ? null : numberKey(below, written);
  const isOfNumber = (chiave: string) => {
    const parts = partsOfChiave(chiave);
    return numberKey(parts.below, parts.last) === key;
  };
  const among = (version: number, positions: readonly number[], fits: (chiave: string) => boolean) => {
    const pieces = positions.flatMap((at) => pieceAt(index.articoli, starts, at, version, servedIn(index)) ?? []);
    const fitting = pieces.filter((piece) => fits(chiaveOf(index, piece)));
    const order = fitting.length > 1 ? index.articoli.ordini[version] : undefined;
    return order ? fitting.sort((a, b) => order.indexOf(a.at) - order.indexOf(b.at))[0] : fitting[0];
  };
  const [ofPath, ofNumber] = [byPath.get(own) ?? [], (key !== null && byNumber.get(key)) || []];
  return (version) => {
    const found = among(version, ofPath, (chiave) => pathOf(chiave) === own) ?? among(version, ofNumber, isOfNumber);
    return found && articleAs(index, version, found);
  };
}

/**
 * The article of a version that a text names.
 *
 * @param version 0 is the newest
 * @example findArticle(index, 0, { below: "", numero: "art. 416 bis" })?.at // 501
 */
export const findArticle = (index: ActIndex, version: number, wanted: WantedArticle): Article | undefined =>
  finder(index, wanted)(version);

/** Labels of the attachments of a version, by where their articles stand. */
function labelsIn(index: ActIndex, version: number): ReadonlyMap<string, string | null> {
  return getOrMake(lookupOf(index).labels, version, () => {
    const names = new Map(index.principale === undefined ? [] : [["", index.principale]]);
    for (const piece of articlesIn(index, version)) {
      const { below } = partsOfChiave(chiaveOf(index, piece));
      const name = index.nomi[piece.at];
      if (below && name !== undefined) names.set(below, splitArticle(name).contenitore ?? "");
    }
    names.delete("annesso/0/");
    return new Map([...names].map(([below, name]) => [below, labelOfContainer(name)]));
  });
}

/** Where an attachment's articles stand, by its label; `undefined` where none has it, or several. */
function belowLabel(index: ActIndex, version: number, label: string): string | undefined {
  const isAttached = index.principale !== undefined;
  if (label === "" && isAttached) return "";
  const labels = labelsIn(index, version);
  // Without a label only an act with one attachment says which is meant, or one whose main numbering is an attachment's.
  if (label === "") return labels.size === 1 ? [...labels.keys()][0] : undefined;
  const folded = foldContainer(label);
  const found = [...labels].filter(([, own]) => own === folded);
  return found.length === 1 ? found[0]?.[0] : undefined;
}

/**
 * The article that a request names in the first of some versions that has it, of the attachment that it names: never one of the body in its
 * place.
 *
 * @example findPlace(index, [0, 1], { articolo: "640", allegato: null })?.version // 0
 */
export function findPlace(
  index: ActIndex,
  versions: Iterable<number>,
  { articolo, allegato }: RequestedPlace,
): { readonly piece: Article; readonly version: number } | undefined {
  if (articolo === null) return undefined;
  const finders = new Map<string, ReturnType<typeof finder>>();
  for (const version of versions) {
    const below = allegato === null ? "" : belowLabel(index, version, allegato);
    if (below === undefined) continue;
    const piece = getOrMake(finders, below, () => finder(index, { below, numero: articolo }))(version);
    if (piece) return { piece, version };
  }
  return undefined;
}

/**
 * Finds the articles of a version that lie between two, without these.
 *
 * @returns a function of the first article and the number of the last one, and of how many are wanted at most: `null` if more lie there
 * @example betweenArticles(index, 0)({ articolo: "24", allegato: null }, "27", 300)?.map((piece) => numeroOf(index, piece)) // ["25", "26"]
 */
export function betweenArticles(
  index: ActIndex,
  version: number,
): (from: RequestedPlace, to: string, most: number) => Article[] | null {
  const pieces = articlesIn(index, version);
  const numbered = pieces.flatMap((piece) => {
    const number = articleNumber(numeroOf(index, piece));
    return number === null
      ? []
      : { piece, below: partsOfChiave(chiaveOf(index, piece)).below, order: articleOrder(numeroOf(index, piece)) };
  });
  return ({ articolo, allegato }, to, most) => {
    const below = allegato === null ? "" : belowLabel(index, version, allegato);
    const found: Article[] = [];
    if (below === undefined || articolo === null) return found;
    const [first, last] = [articleOrder(articolo), articleOrder(to)];
    for (const one of numbered) {
      if (one.below !== below || compareOrders(first, one.order) >= 0 || compareOrders(one.order, last) >= 0) continue;
      if (found.length === most) return null;
      found.push(one.piece);
    }
    return found;
  };
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
 * @param version 0 is the newest
 * @param allegato label of the attachment that the name of the act names; `null` where it names none
 * @param written the place in an attachment that the text itself names (`attachedIn`); `null` where it names none
 * @example findNamed(index, 0, { below: "", numero: "allegato II.12, 23" }, null, { articolo: "23", allegato: "ii.12" })?.at // 411
 */
export function findNamed(
  index: ActIndex,
  version: number,
  wanted: WantedArticle,
  allegato: string | null,
  written: RequestedPlace | null,
): Article | undefined {
  if (wanted.below !== "") return findArticle(index, version, wanted);
  const { numero } = wanted;
  const attached = written ?? (allegato === null ? null : { articolo: askedNumber(numero), allegato });
  if (attached) return findPlace(index, [version], attached)?.piece;
  // As relations name it: `Disposizioni di attuazione, 3`.
  const key = relationKey(numero);
  const pieces = numero.includes(", ") ? articlesIn(index, version) : [];
  const named = pieces.find(({ at }) => relationKey(index.nomi[at] ?? "") === key);
  return named ?? findArticle(index, version, wanted);
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
