/** The words that may stand around a citation without changing what it means. All patterns read prepared text. */

import { SUFFIX_PATTERN } from "../articles/article-number.ts";

const SMALL =
  "il|l[aeo]?|gli|i|un[ao]?|(?:d[ae]|de|ne|da|a|su|co)l(?:l[aeo]?)?|d[ei]|da|dei|degli|dai|agli|ai|nei|negli|in|ad?|e[dx]?|o|cui|con|per|sensi|norma|base|vista?|vedi|v|cfr|cd|cosiddett[oa]|c";
const HARMLESS =
  "nuov[oaie]|vigent[ei]|attual[ei]|citat[oaie]|predett[oaie]|suddett[oaie]|richiamat[oaie]|stess[oaie]|medesim[oaie]|italian[oaie]|testo|pdf|online|integrale|aggiornat[oaie]|consolidat[oaie]|coordinat[oaie]|normattiva|cerca|combinato disposto|violazione|reato|reati|disciplina";
const PARTS =
  "art|artt|articol[oi]|comm[ai]|co|capovers[oi]|cpv|lett|letter[ae]|num|numer[oi]|nn?|punt[oi]|period[oi]|alinea|part[ei]|titol[oi]|cap[oi]|sez|sezion[ei]|libr[oi]|allegat[oi]|all|tabell[ae]|paragraf[oi]|par|segg?|ss|seguent[ei]|rubrica|unic[oa]|prim[oa]|second[oa]|terz[oa]|quart[oa]|quint[oa]|ultim[oa]|[a-z]|[ivxlc]+";
const TOKEN = `(?:[ ,.;:()'"°/§-]|(?:${SMALL}|${HARMLESS}|${PARTS}|\\d+(?:${SUFFIX_PATTERN}|[a-z])?|${SUFFIX_PATTERN})(?![a-z0-9]))`;
const EXPLAINED = new RegExp(`^${TOKEN}*$`);

const ARTICLE = /(?:^|[^a-z])(?:art(?:t|icol[oi])?\.? ?|§ ?)\d[^;]*$/;

/**
 * Whether nothing but small words, parts of an act and harmless adjectives stand in a text.
 *
 * @example isExplained("art. 5, comma 2, del nuovo ") // true
 */
export function isExplained(text: string): boolean {
  return EXPLAINED.test(text);
}

/**
 * Whether a text leads to an act by one of its articles: `ai sensi dell'art. 5 del `.
 *
 * @example leadsByArticle("truffa, art. 640 ") // true
 */
export function leadsByArticle(before: string): boolean {
  const words = ARTICLE.exec(before);
  return words !== null && isExplained(words[0].replace(/^[^a-z§]/, ""));
}
