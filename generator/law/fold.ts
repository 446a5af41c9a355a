/**
 * How letters are made alike before texts are compared. Nothing else in the project drops accents. The rules:
 *
 * | compared | rule |
 * | --- | --- |
 * | words of titles and of texts, in the search and in filters | `foldWords`; a text whole: `foldSigns` |
 * | citations, whose places in the text are kept | `foldSigns` of each word, or sign (`grammar/lexer.ts`, `citations/request.ts`) |
 * | names of acts and of companies, which have rules of their own for all but accents | `withoutAccents` |
 *
 * Codes of people keep their letters (`visible` in `personal-code.ts`).
 */

/** Signs that run into the digits beside them in their usual form: ½ is no 12, 10² no 102. */
const APART = /([\u00bc-\u00be\u2150-\u215f\u2189]|(?<=\p{Nd})[\u00b2\u00b3\u00b9\u2070-\u2079\u2080-\u2089]+)/u;

/**
 * A text as words are compared, in titles and in texts: lower case, combining marks dropped, signs that are written in another form
 * (ligatures, full-width letters) in their usual one, and signs that are not seen (soft hyphens, joiners, zero-width spaces) dropped. Fractions,
 * and raised digits behind digits, stay as they are.
 *
 * @example foldSigns("Per\u00adch\u00e9 u\ufb03cio") // "perche ufficio"
 */
export function foldSigns(text: string): string {
  const usual = APART.test(text)
    ? text.split(APART).map((piece, at) => (at % 2 === 0 ? piece.normalize("NFKD") : piece))
    : [text.normalize("NFKD")];
  return usual
    .join("")
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]+/gu, "")
    .normalize("NFC");
}

/**
 * The words of a text as the search compares them: folded as `foldSigns` does, typewriter accents (`perche'`)
 * dropped with the other signs, words of letters and digits of any script, in order.
 *
 * @example foldWords("Tutela dell'ambiente: perché e' utile") // ["tutela", "dell", "ambiente", "perche", "e", "utile"]
 */
export function foldWords(text: string): string[] {
  return foldSigns(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * A text whose letters have no accents; case and all other signs stay as they are.
 *
 * @example withoutAccents("Società n. 1") // "Societa n. 1"
 */
export function withoutAccents(text: string): string {
  return text.normalize("NFD").replace(/\p{M}+/gu, "");
}
