/** What the base path itself answers: from where to go on. */

import { BASE_PATH, operationOf } from "../contract/operations.ts";
import { cardFile, metaLine } from "../format/card.ts";
import { type Read, readRequired } from "../format/read-tree.ts";
import { type Answer, answerOf, wrongMethod } from "./answer.ts";
import type { Asked } from "./plan.ts";
import { askedLanguage } from "./resolve.ts";
import { validate } from "./validate.ts";

/** Its parameters, and what its answer is computed from, are those of `/health`. */
export const INDEX = operationOf("health");

/** Addresses begin at the root of the host: relative ones would change with the slash at the end of the path. */
const PLACES = {
  documentazione: `${BASE_PATH}/docs`,
  openapi: `${BASE_PATH}/openapi.json`,
  health: `${BASE_PATH}/health`,
};

/** Whether a decoded path is the base path, with or without its slash. */
export const isIndex = (path: string): boolean => path === BASE_PATH || path === `${BASE_PATH}/`;

/**
 * The answer to the base path (`schemas/indice.json`).
 *
 * @example await indexAnswer(askedOf({ method: "GET", target: "/api/public" }), read) // {"meta":{…},"documentazione":"/api/public/docs",…}
 */
export async function indexAnswer({ method, query, acceptLanguage }: Asked, read: Read): Promise<Answer> {
  if (method !== "GET" && method !== "HEAD") return wrongMethod();
  const judged = validate(INDEX, query, {});
  if ("body" in judged) return answerOf(422, judged.body, "en");
  const { lang } = judged.values;
  const lingua = askedLanguage(lang, acceptLanguage);
  const line1 = metaLine(await readRequired(read, cardFile(INDEX.id)), lingua);
  return answerOf(200, `${line1}${JSON.stringify(PLACES).slice(1)}\n`, lingua);
}
