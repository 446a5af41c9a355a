/** Whether an article says nothing but that it was repealed: no attribute of the source tells it. */

const SIGNS = /\(\(|\)\)|\(\s*\d+[a-z]?\s*\)/g;
/** Read first: nearly every text holds none of them. */
const WORDS = ["ABROGA", "SOPPRESSO", "NON PIU"];
/** Stands in no sign and in no repealed text: of those that hold the words, nearly all are told by it, and are not searched for signs. */
const LOWER_CASE = /\p{Ll}{2}/u;
const REPEALED =
  /^(?:(?:ARTICOLO|PROVVEDIMENTO)\s+(?:DA\s+RITENERSI\s+)?(?:ABROGATO|SOPPRESSO|NON\s+PIU'?\s+PREVISTO)(?!\p{L})|\P{Ll}*[\s']ABROGAZIONE\s+DEL\s+PRESENTE\s+ARTICOLO(?!\p{L}))\P{Ll}*$/u;

/**
 * True where the whole text is "ARTICOLO ABROGATO DAL ..." (or SOPPRESSO, NON PIU' PREVISTO, or the whole act: PROVVEDIMENTO), whatever
 * brackets and references to notes surround it.
 *
 * @example isRepealed("((ARTICOLO ABROGATO DALLA L. 15 FEBBRAIO 1996, N. 66)) (12)") // true
 */
export function isRepealed(testo: string): boolean {
  if (!WORDS.some((word) => testo.includes(word)) || LOWER_CASE.test(testo)) return false;
  return REPEALED.test(testo.replace(SIGNS, " ").trim());
}
