/** Numbers that new text bears. */

import { ARTICLE_PATTERN, articleNumber } from "../../../law/articles/article-number.ts";
import type { Inserted } from "./places.ts";

const LEADS: Readonly<Record<Inserted, RegExp>> = {
  articolo: new RegExp(
    `^[\\s("«“]*art(?:\\.|icolo)\\s*(\\d{1,5}\\.\\d{1,2}(?!\\d)(?!\\.\\s*\\d)|${ARTICLE_PATTERN})`,
    "i",
  ),
  comma: /^[\s("«“]*(\d{1,4}(?:-[a-z]+)*(?:\.\d{1,2}(?=\.))?)\.\s/,
  lettera: /^[\s("«“]*([a-z]{1,3}(?:-[a-z]+)*(?:\.\d{1,2})?)\)/,
  numero: /^[\s("«“]*(\d{1,3}(?:-[a-z]+)*(?:\.\d{1,2})?)\)/,
};

/**
 * The numbers that inserted words bear.
 *
 * @param several whether more than one is announced (`i seguenti`)
 * @example insertedNumbers("comma", "2-bis. Uno.\n2-ter. Due.", true) // ["2-bis", "2-ter"]
 */
export function insertedNumbers(kind: Inserted, novella: string, several: boolean): string[] {
  const found: string[] = [];
  for (const line of novella.split("\n")) {
    const number = LEADS[kind].exec(line)?.[1];
    if (number !== undefined) found.push(kind === "articolo" ? (articleNumber(number) ?? number) : number);
    else if (found.length === 0) break;
    if (!several) break;
  }
  return found;
}
