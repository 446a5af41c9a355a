/** The words that may stand around a citation without changing what it means. All patterns read prepared text. */

import type { Grammar } from "./grammar.ts";

const ARTICLE = /(?:^|[^a-z])(?=(?:art(?:t|icol[oi])?\.? ?|§ ?)\d)/;

/**
 * Whether nothing but small words, parts of an act and harmless adjectives stand in a text.
 *
 * @example isExplained(ITALIAN_GRAMMAR, "art. 5, comma 2, del nuovo ") // true
 */
export function isExplained({ patterns }: Grammar, text: string): boolean {
  return patterns.innocuo.test(text);
}

/**
 * Whether a text leads to an act by one of its articles: `ai sensi dell'art. 5 del `.
 *
 * @example leadsByArticle(ITALIAN_GRAMMAR, "truffa, art. 640 ") // true
 */
export function leadsByArticle(grammar: Grammar, before: string): boolean {
  const last = before.slice(before.lastIndexOf(";") + 1);
  const words = ARTICLE.exec(last);
  return words !== null && isExplained(grammar, last.slice(words.index + words[0].length));
}
