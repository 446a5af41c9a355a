/** Whether an article says nothing but that it was repealed: no attribute of the source tells it. */

const SIGNS = /\(\(|\)\)|\(\s*\d+[a-z]?\s*\)/g;
/** Read first: nearly every text holds none of them, and is then not searched for brackets. */
const WORDS = ["ABROGA", "SOPPRESSO"];
const REPEALED =
  /^(?:(?:ARTICOLO|PROVVEDIMENTO)\s+(?:DA\s+RITENERSI\s+)?(?:ABROGATO|SOPPRESSO)(?!\p{L})|\P{Ll}*[\s']ABROGAZIONE\s+DEL\s+PRESENTE\s+ARTICOLO(?!\p{L}))\P{Ll}*$/u;

/**
 * True where the whole text is "ARTICOLO ABROGATO DAL ..." (or SOPPRESSO, or the whole act: PROVVEDIMENTO), whatever
 * brackets and references to notes surround it.
 *
 * @example isRepealed("((ARTICOLO ABROGATO DALLA L. 15 FEBBRAIO 1996, N. 66)) (12)") // true
 */
export function isRepealed(testo: string): boolean {
  return WORDS.some((word) => testo.includes(word)) && REPEALED.test(testo.replace(SIGNS, " ").trim());
}
