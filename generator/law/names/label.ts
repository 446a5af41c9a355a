import { splitArticle } from "../articles/named-article.ts";
import { ACTS_WITH_NAMES } from "../italian/acts-with-names.ts";
import { abbreviationOfAct } from "./aliases.ts";
import { shortType } from "./short-type.ts";

/**
 * The short citation of an act: abbreviation of the type, number and year; a type without an abbreviation is written in
 * full. The year is that of `data`, else `anno`.
 *
 * @example citationLabel({ tipo: "decreto-legislativo", data: "2005-03-07", anno: null, numero: "82" }) // "D.Lgs. 82/2005"
 */
export function citationLabel(act: {
  tipo: string;
  data: string | null;
  anno?: number | null;
  numero: string | null;
}): string {
  if (act.tipo === "costituzione") return "Cost.";
  return [shortType(act.tipo), [act.numero, act.data?.slice(0, 4) ?? act.anno].filter((x) => x != null).join("/")]
    .join(" ")
    .trim();
}

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
