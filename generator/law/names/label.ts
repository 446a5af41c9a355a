import { splitArticle } from "../articles/named-article.ts";
import { ACTS_WITH_NAMES } from "../italian/acts-with-names.ts";
import { abbreviationOfAct } from "./aliases.ts";
import { citationLabel } from "./citation-label.ts";

/**
 * The short citation of an article: by the abbreviation of its act where lawyers have one. `articolo` may begin with the name of the
 * attachment that holds it.
 *
 * @example articleLabel("640", { tipo: "regio-decreto", data: "1930-10-19", numero: "1398" }) // "art. 640 c.p."
 * @example articleLabel("3", { tipo: "legge", data: "1990-08-07", numero: "241" }) // "art. 3 L. 241/1990"
 * @example articleLabel("Allegato II.12, 23", { tipo: "decreto-legislativo", data: "2023-03-31", numero: "36" }) // "Allegato II.12, art. 23 D.Lgs. 36/2023"
 */
export function articleLabel(articolo: string, act: Parameters<typeof citationLabel>[0]): string {
  const { contenitore, numero } = splitArticle(articolo);
  // The abbreviation means the code itself, not what is attached beside it.
  if (contenitore === null) return `art. ${numero} ${abbreviationOfAct(act, ACTS_WITH_NAMES) ?? citationLabel(act)}`;
  return `${contenitore}, art. ${numero} ${citationLabel(act)}`;
}
