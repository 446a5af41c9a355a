/** The note of an answer that leaves some of its query aside. */

import type { Prosa } from "../contract/prose.ts";
import { afterLine, concat, decode } from "../format/bytes.ts";
import { metaWith } from "../format/line-json.ts";
import { type Answer, answerOf } from "./answer.ts";
import { matchPath } from "./match.ts";
import type { Asked } from "./plan.ts";

import { dayAfterName } from "./validate.ts";

const IGNORED = (named: string): Prosa => ({
  it: `Di questi parametri, sconosciuti, la risposta non tiene conto: ${named}.`,
  en: `The answer does not heed these parameters, which are unknown: ${named}.`,
});
const DAY = (way: string): Prosa => ({
  it: ` Un giorno si chiede dopo il nome dell'atto: ${way}`,
  en: ` A day is asked for behind the name of the act: ${way}`,
});

/**
 * A JSON answer whose `meta.nota` names the parameters that it does not heed, and where a day among them belongs.
 *
 * @param ignored names as the query has them
 * @param named the same, as they are shown
 */
export function notedAnswer(answer: Answer, { path, query }: Asked, ignored: readonly string[], named: string): Answer {
  const lingua = answer.headers["Content-Language"] === "en" ? "en" : "it";
  const matched = matchPath(path);
  const way = dayAfterName(ignored, query, matched?.texts.eli ?? query.get("norma"));
  const said = IGNORED(named)[lingua] + (way === undefined ? "" : DAY(way)[lingua]);
  const end = afterLine(answer.body);
  const line = metaWith(decode(answer.body.subarray(0, end)), (nota) => (nota === "" ? said : `${nota} ${said}`));
  const { body, headers } = answerOf(200, concat([line, answer.body.subarray(end)]), lingua);
  const { ETag = "", "Content-Length": length = "" } = headers;
  return { ...answer, body, headers: { ...answer.headers, ETag, "Content-Length": length } };
}
