/** Which words of a text a question asks for, by the rule of the search. */

import { ITALIAN } from "../../../../../../search/italian.ts";
import { questionOf } from "../../../../../../search/question.ts";
import { tokensOf } from "../../../../../../search/tokens.ts";

/** Start and length of each word that is asked for, in order. */
export type HitsOf = (text: string) => readonly (readonly [start: number, length: number])[];

/**
 * What finds the words of a question in a text: singular and plural of a word, the very form of one in quotes, whatever begins as a
 * beginning does.
 *
 * @param byRoot whether all words of the same root count, as in a search whose words no text has
 * @example hitsOfQuestion("firma valid*", false)("Le firme sono valide") // [[3, 5], [14, 6]]
 */
export function hitsOfQuestion(question: string, byRoot: boolean): HitsOf {
  const keyOf = byRoot ? ITALIAN.rootOf : ITALIAN.stemOf;
  const { words, beginnings, phrases } = questionOf(question, ITALIAN);
  const forms = new Set(phrases.flat());
  const wanted = new Set(words.filter((word) => !forms.has(word)).map(keyOf));
  const asked = (word: string) =>
    forms.has(word) || wanted.has(keyOf(word)) || beginnings.some((beginning) => word.startsWith(beginning));
  return (text) => tokensOf(text).flatMap(({ word, start, length }) => (asked(word) ? [[start, length] as const] : []));
}
