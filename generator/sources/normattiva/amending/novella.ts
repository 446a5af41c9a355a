/** Numbers that new text bears. */

import { ARTICLE_PATTERN, articleNumber, SUFFIX_PATTERN } from "../../../law/articles/article-number.ts";
import { OPENING } from "../../../law/grammar/quotations.ts";
import type { Inserted } from "./places.ts";

/** `-bis`, and `7- bis` as some write it. */
const SUFFIX = `(?:-[a-z]+| ?- ?${SUFFIX_PATTERN}(?![a-z]))`;

const LEADS: Readonly<Record<Inserted, RegExp>> = {
  articolo: new RegExp(
    `^${OPENING}art(?:\\.|icolo)\\s*(\\d{1,5}\\.\\d{1,2}(?!\\d)(?!\\.\\s*\\d)|${ARTICLE_PATTERN})`,
    "i",
  ),
  comma: new RegExp(`^${OPENING}(\\d{1,4}${SUFFIX}*(?:\\.\\d{1,2}(?=\\.))?)\\.\\s`),
  lettera: new RegExp(`^${OPENING}([a-z]{1,3}${SUFFIX}*(?:\\.\\d{1,2})?)\\)`),
  // Old acts write `5-bis. gli ulteriori documenti`.
  numero: new RegExp(`^${OPENING}(\\d{1,3}${SUFFIX}*(?:\\.\\d{1,2})?)(?:\\)|\\.\\s)`),
};

/** What ends one of several that stand on one line, and how far behind it the number of the next one is looked for. */
const ENDS = /[.;»]\s+/g;
const LONGEST_LEAD = 40;

const spelled = (kind: Inserted, number: string): string =>
  kind === "articolo" ? (articleNumber(number) ?? number) : number.replace(/ ?- ?/g, "-");

/**
 * The numbers that inserted words bear.
 *
 * @param several whether more than one is announced (`i seguenti`)
 * @example insertedNumbers("comma", "2-bis. Uno.\n2- ter. Due.", true) // ["2-bis", "2-ter"]
 * @example insertedNumbers("articolo", "Art. 5-bis (Uno). - 1. Uno. Art. 5-ter (Due). - 1. Due.", true) // ["5-bis", "5-ter"]
 */
export function insertedNumbers(kind: Inserted, novella: string, several: boolean): string[] {
  const found: string[] = [];
  for (const line of novella.split("\n")) {
    const number = LEADS[kind].exec(line)?.[1];
    if (number !== undefined) found.push(spelled(kind, number));
    else if (found.length === 0) break;
    if (!several) break;
    const [series, suffix] = found.at(-1)?.split("-") ?? [];
    for (const { index, 0: end } of suffix === undefined ? [] : line.matchAll(ENDS)) {
      const start = index + end.length;
      const next = LEADS[kind].exec(line.slice(start, start + LONGEST_LEAD))?.[1];
      const beside = next === undefined ? "" : spelled(kind, next);
      if (beside.startsWith(`${series}-`) && !found.includes(beside)) found.push(beside);
    }
  }
  return found;
}
