/** What belongs to an answer, as links (RFC 8288). They begin at the root of the host: relative ones would grow with the path. */

import { BASE_PATH, LIST_LIMIT } from "../contract/operations.ts";
import { scalarsOf } from "../format/line-json.ts";
import type { Made } from "./answer.ts";
import type { Asked, Resolved } from "./plan.ts";

const LIST = `${BASE_PATH}/norme`;

/** The licence of the data. */
export const LICENCE = '</licenze.txt>; rel="license"';

/**
 * The windows before and after one of the list. A header must not repeat what a request says: a type is that of the acts found, a language is
 * one of ours. A search has no such links, nor has a window of a type that holds no act.
 */
function windows({ plan }: Resolved, asked: Asked, { window, body }: Made): string[] {
  const {
    tipo: type,
    q,
    limit,
    offset,
  } = plan.kind === "rows" ? plan : { tipo: "", q: "", limit: LIST_LIMIT, offset: 0 };
  const { totale, tipo } = window ?? scalarsOf<{ totale: number; tipo?: string }>(body);
  if (q || (type && tipo === undefined)) return [];
  const lang = ["it", "en"].find((lingua) => lingua === asked.query.get("lang"));
  const link = (rel: string, at: number) => {
    const query = [
      type && `tipo=${encodeURIComponent(tipo ?? "")}`,
      `limit=${limit}`,
      `offset=${at}`,
      lang && `lang=${lang}`,
    ];
    return `<${LIST}?${query.filter(Boolean).join("&")}>; rel="${rel}"`;
  };
  return [
    ...(offset > 0 ? [link("prev", Math.max(0, Math.min(offset, totale) - limit))] : []),
    ...(offset + limit < totale ? [link("next", offset + limit)] : []),
  ];
}

/** The article that is named besides an act. */
const ofAct = ({ item }: Made): string[] =>
  item ? [`<${encodeURI(`${LIST}/${item.eli}/art/${item.articolo}`)}>; rel="item"`] : [];

/** The links of an operation's answer, a 200. */
export function linksOf(resolved: Resolved, asked: Asked, made: Made): string[] {
  const { operation } = resolved;
  return [
    LICENCE,
    ...(operation === "norme" ? windows(resolved, asked, made) : []),
    ...(operation === "norma" ? ofAct(made) : []),
  ];
}
