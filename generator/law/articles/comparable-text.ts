/** `(96)`, `((233))`, `(12a)`: what points to a note. It begins at the first of several brackets: a text may hold many that lead to nothing. */
const NOTE_NUMBER = /(?<!\()\(+\s*\d{1,3}[a-z]?\s*\)+/g;
/** `((` and `))` around what the last amendment touched. */
const MARK = /\(\(|\)\)/g;

/** What is said of `lacuna` where the digest of a text would stand: a hole of the source has no text to tell from another. */
export const NO_DIGEST = "";

/** Where a word may be cut at a line's end, and other signs that are not seen. */
const UNSEEN = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/**
 * A text without double brackets of the last amendment, numbers of notes and signs that are not seen.
 *
 * @example unmarked("La ((legge)) vale. ((18a))") // "La legge vale. "
 */
export const unmarked = (text: string): string => text.replace(UNSEEN, "").replace(NOTE_NUMBER, "").replace(MARK, "");

/**
 * What counts of an article's title and text when two versions are compared: double brackets of the last amendment, numbers of notes, white space,
 * soft hyphens and the dot behind a title change from version to version and mean nothing.
 *
 * @example comparableText("(Oggetto).", "1. La ((legge)) vale. (96)") // "(Oggetto)\n1.Laleggevale."
 */
export function comparableText(rubrica: string | null, testo: string): string {
  const bare = (text: string) => unmarked(text).replace(/\s+/g, "");
  return `${bare(rubrica ?? "").replace(/\.$/, "")}\n${bare(testo)}`;
}

/** No mark and no number of a note has two letters in a row: few texts need be looked at further. */
const WORD = /\p{L}{2}/u;

/**
 * Whether nothing counts of an article's text: the source has a hole there, not an empty text.
 *
 * @example isHole("(( )) (96)") // true
 */
export const isHole = (testo: string): boolean => !WORD.test(testo) && unmarked(testo).trim() === "";

/**
 * A line of an article as it is read beside another version: without double brackets of the last amendment and numbers of notes, words apart.
 *
 * @example comparedLine("1. La ((legge)) vale. (96)") // "1. La legge vale."
 */
export const comparedLine = (line: string): string =>
  unmarked(line)
    .replace(/\s+/g, " ")
    .replace(/ (?=[.,;:](?: |$))/g, "")
    .trim();
