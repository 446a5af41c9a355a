/**
 * What a personal code looks like, decided once: no natural person is ever a node, an entry or a name, and no file about money, members
 * or bills holds a text of this form.
 *
 * The Italian code has 16 signs: six letters, two digits of the year, a letter for the month, two digits of the day, a letter and three
 * digits of the place, a check letter. Letters stand for digits where two people would share a code (`LMNPQRSTUV`), `O` and `I` are written
 * for 0 and 1, a sign is lost or doubled, blanks and punctuation stand inside. In running text at least one digit is asked for: without any,
 * sixteen letters are words. None of the official files holds a text of this form by chance.
 */

const DIGIT = "[0-9OILMNPQRSTUV]";
const MONTH = "[ABCDEHLMPRST]";

/** With all its signs, or with one lost or doubled at the end. */
const WHOLE = `[A-Z]{6}${DIGIT}{2}${MONTH}${DIGIT}{2}[A-Z]${DIGIT}{3}[A-Z]{0,2}`;
/** With a sign lost or doubled before. */
const ODD = `[A-Z]{5,7}[0-9][0-9OI]{0,2}${MONTH}[0-9OI]{1,3}[A-Z][0-9OI]{2,4}[A-Z]{0,2}`;
/** Printed in groups: `ZZZ XXX 00A01 A001Z`. */
const GROUPS = `[A-Z]{3}[ .-]?[A-Z]{3}[ .-]?[0-9OI]{2}[ .-]?${MONTH}[ .-]?[0-9OI]{2}[ .-]?[A-Z][ .-]?[0-9OI]{3}[ .-]?[A-Z]`;

const IN_TEXT = new RegExp(`(?<![A-Z0-9])(?=[A-Z .-]{0,12}[0-9])(?:${WHOLE}|${ODD}|${GROUPS})(?![A-Z0-9])`, "gi");
const IN_CELL = new RegExp(`${WHOLE}|${ODD}`);
const SPANISH = /(?<![A-Z0-9])(?:ES)?[0-9XYZ]\d{7}[A-Z](?![A-Z0-9])/;

/** Signs that nobody sees. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;
/** What has another form that means the same: full-width signs. */
const WIDE = /[\uff10-\uff5a\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/;

/** Signs of the shortest form. */
const SHORTEST = 12;

/** What the source itself writes in place of a personal code. */
export const OMITTED = "****************";

/** A text as it is compared: no signs that nobody sees, full-width signs as plain ones. */
export const visible = (text: string): string => text.normalize("NFKC").replace(UNSEEN, "");

/**
 * Whether a cell that is to hold a code holds a person's: alone or with a word, a comma, a VAT number beside it; with blanks or signs
 * that nobody sees inside; in small letters. The personal codes of Spain count too.
 *
 * @example isPersonalCode("CF zzz xxx 00a01 a001z, 10000000001") // true
 * @example isPersonalCode("10000000001") // false
 */
export function isPersonalCode(cell: string): boolean {
  const text = visible(cell).toUpperCase();
  return IN_CELL.test(text.replace(/[^A-Z0-9]/g, "")) || SPANISH.test(text.replace(/[\s.-]/g, ""));
}

/**
 * A text without personal codes: the source's own mask stands in their place.
 *
 * @returns the very text where it holds none
 * @example withoutPersonalCodes("Voucher a ZZZXXX00A01A001Z") // "Voucher a ****************"
 */
export function withoutPersonalCodes(text: string): string {
  if (text.length < SHORTEST) return text;
  const bare = WIDE.test(text) ? visible(text) : text;
  // Without a digit there is none, and the expression would look for one behind each letter.
  if (!/[0-9]/.test(bare)) return text;
  const masked = bare.replace(IN_TEXT, OMITTED);
  return masked === bare ? text : masked;
}

/**
 * The first personal code in the text of a finished file, `null` where there is none.
 *
 * @example personalCodeIn('{"codice":"ZZZXXX00A01A001Z"}') // "ZZZXXX00A01A001Z"
 */
export function personalCodeIn(file: string): string | null {
  IN_TEXT.lastIndex = 0;
  return IN_TEXT.exec(file)?.[0] ?? null;
}
