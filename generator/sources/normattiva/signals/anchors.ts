/** The source's own references as witnesses of what a sentence names: `<ref href=".../1998-09-28/360/!main#art_1">articolo 1 ...</ref>`. */

import { articleOfFragment } from "../../../law/articles/article-number.ts";
import type { XmlElement } from "../../xml/element.ts";
import { attribute, child, descendants, textOf } from "../../xml/navigate.ts";
import { collapse } from "../lines.ts";
import { namedPlaces } from "../places/named-places.ts";
import type { ArticoloCitato, AttoCitato } from "../records.ts";
import { citedByRef } from "./cited-act.ts";

/** A reference to an article of an act, with the words that bear it. */
export interface Anchor {
  readonly testo: string;
  readonly atto: AttoCitato;
  readonly articolo: string;
}

/**
 * The references of each article of the body, read when they are asked for.
 *
 * @returns the anchors of the article with an `eId`, in order; those that name no article of an act are none
 * @example anchorsIn(root)("art_1")[0] // { testo: "articolo 1 del decreto ...", atto: { numero: "360", ... }, articolo: "1" }
 */
export function anchorsIn(root: XmlElement): (eId: string) => readonly Anchor[] {
  let articles: ReadonlyMap<string, XmlElement> | undefined;
  return (eId) => {
    articles ??= new Map(
      [...descendants(child(child(root, "act"), "body") ?? root, "article")].map((article) => [
        attribute(article, "eId") ?? "",
        article,
      ]),
    );
    const article = articles.get(eId);
    return article === undefined ? [] : [...descendants(article, "ref")].flatMap(anchorOf);
  };
}

function anchorOf(ref: XmlElement): Anchor[] {
  const href = attribute(ref, "href") ?? "";
  const at = href.indexOf("#");
  const articolo = at < 0 ? null : articleOfFragment(href.slice(at));
  const atto = articolo === null ? "senza articolo" : citedByRef(href.slice(0, at));
  const testo = collapse(textOf(ref));
  return typeof atto === "string" || articolo === null || testo === "" ? [] : [{ testo, atto, articolo }];
}

const isSame = (a: AttoCitato, b: AttoCitato) =>
  a.numero === b.numero &&
  a.tipo === b.tipo &&
  (a.data?.slice(0, 4) ?? String(a.anno)) === (b.data?.slice(0, 4) ?? String(b.anno));

/**
 * The article that a sentence means in the eyes of its anchors: the one that was read, unless an anchor says that it is of another act
 * and others that the act's is another one. `null` where they name several.
 *
 * @param sentence gives the sentence with what announces it, without what it quotes
 * @example witnessed({ contenitore: null, numero: "48" }, d360, () => "All'articolo 1 del decreto ..., a norma dell'articolo 48 della legge ...", anchors)
 *   // { contenitore: null, numero: "1" }
 */
export function witnessed(
  read: ArticoloCitato,
  atto: AttoCitato,
  sentence: () => string,
  anchors: readonly Anchor[],
): ArticoloCitato | null {
  if (read.contenitore !== null || !anchors.some(({ articolo }) => articolo === read.numero)) return read;
  const words = sentence();
  const said = anchors.filter(({ testo }) => words.includes(testo));
  const own = new Set(said.filter((anchor) => isSame(anchor.atto, atto)).map(({ articolo }) => articolo));
  const foreign = said.filter((anchor) => anchor.articolo === read.numero && !isSame(anchor.atto, atto));
  if (own.size === 0 || own.has(read.numero) || foreign.length === 0) return read;
  const rest = foreign.reduce((left, { testo }) => left.replace(testo, " "), words);
  if (namedPlaces(rest).some(({ articolo }) => articolo === read.numero)) return read;
  const [only, ...others] = own;
  return only === undefined || others.length > 0 ? null : { contenitore: null, numero: only };
}
