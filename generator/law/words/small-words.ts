/** Articles, prepositions, conjunctions, adverbs and forms of "essere", each once, as pieces of expressions. */

import { pattern } from "./pattern.ts";

/** Articles of speech, and what they are behind a preposition: `de` + `lle`. */
const ARTICLES = ["il", "lo", "la", "l", "i", "gli", "le"] as const;
const JOINED = ["l", "llo", "lla", "ll", "i", "gli", "lle"] as const;
const STEMS = ["a", "da", "de", "ne", "su"] as const;

/**
 * Words that lead to a noun and mean nothing by themselves, folded and without their apostrophe: articles, prepositions, both in one.
 *
 * @example LEADING.prepositions.includes("delle") // true
 */
export const LEADING = {
  articles: ARTICLES,
  prepositions: [
    "di",
    "d",
    "a",
    "ad",
    "da",
    "in",
    "con",
    "col",
    ...STEMS.flatMap((stem) => JOINED.map((end) => stem + end)),
  ],
} as const;

/** `il `, `gli `, `l'`: with the blank behind them, as all that lead to a noun. */
export const THE = String.raw`(?:(?:il|lo|la|i|gli|le)\s+|l['’]\s*)`;

/** A preposition that an article of speech joins. */
const joined = (...stems: readonly string[]): string =>
  String.raw`(?:(?:${stems.join("|")})(?:(?:l|llo|lla|i|gli|lle)\s+|ll['’]\s*))`;

/** `del `, `delle `, `dell'`. */
export const OF_THE = joined("de");
/** `al `, `alle `, `all'`. */
export const TO_THE = joined("a");
/** `dal `, `dalle `, `dall'`. */
export const FROM_THE = joined("da");
/** `nel `, `nelle `, `nell'`. */
export const IN_THE = joined("ne");
/** `sul `, `con `, `di `: all that lead to a place. */
export const PREPOSITION: string = pattern`(?:${joined(...STEMS, "co")}|(?:ad?|di|da|in|con|su) (?:il )?)`;

/** `e`, `nonche'`. */
export const AND = "(?:ed?|nonch[eé]['’]?)";

/** What is done, in the indicative: `e' abrogato`. */
export const BE = "(?:e['’]|è|sono)";
export const IS_DONE = "(?:e['’]|è|sono|vien(?:e|gono))";
/** `resta in vigore`. */
export const STAYS = "(?:rest(?:a|ano)|riman(?:e|gono))";
export const MAY = "(?:pu[oò]['’]?|possono)";
export const MUST = "(?:dev(?:e|ono)|debbono)";
/** What says something: a place, a title and a noun have none of these. */
export const SAYS: string = pattern`(?:${BE}|ha|hanno|si|${MAY}|${MUST})(?![\p{L}'’])`;

/** Stand beside a verb and change nothing. */
export const ALSO =
  "(?:altres[iì]['’]?|anche|inoltre|infine|quindi|pertanto|comunque|parimenti|cos[iì]['’]?|poi|(?:conseguen|contestual)(?:te)?mente)";
/** `qualora`: what follows is not said to be. */
export const IF = "(?:se|qualora|ove|laddove)";
