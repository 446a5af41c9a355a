/** Articles that the source gives twice, in two versions one after the other. */

import type { XmlElement } from "../xml/element.ts";
import { child, textOf } from "../xml/navigate.ts";
import { collapse } from "./lines.ts";

interface Comma {
  readonly at: number;
  readonly num: string;
  readonly element: XmlElement;
}

function commiOf(article: XmlElement): Comma[] {
  return article.children.flatMap((element, at) => {
    if (typeof element === "string" || element.name !== "paragraph") return [];
    const num = collapse(textOf(child(element, "num")));
    return num === "" ? [] : [{ at, num, element }];
  });
}

/**
 * An article without the earlier of two versions of its commi: the numbers begin anew, and most commi before stand there again
 * word by word. The article itself where its commi are there once.
 *
 * @example newestCommi(article) === article // true
 */
export function newestCommi(article: XmlElement): XmlElement {
  const commi = commiOf(article);
  const [first] = commi;
  const again = commi.findIndex(({ num }, n) => n > 0 && num === first?.num);
  const second = commi[again];
  if (first === undefined || second === undefined) return article;
  const textOfComma = ({ element }: Comma) => collapse(textOf(element));
  const later = new Set(commi.slice(again).map(textOfComma));
  const earlier = commi.slice(0, again);
  if (earlier.filter((comma) => later.has(textOfComma(comma))).length * 2 <= earlier.length) return article;
  const children = article.children.filter((_, at) => at < first.at || at >= second.at);
  return newestCommi({ ...article, children });
}
