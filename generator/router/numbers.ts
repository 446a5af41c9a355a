/** Numbers written as text, read by the grammar of the reference validator (pydantic 2.13) and not by JavaScript's. */

import { wholeText } from "./whole-text.ts";

/** Unicode White_Space, which is neither `\s` (has U+FEFF, lacks U+0085) nor what `trim` drops. */
const SPACE = /[\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/;

/** Longest integer that is read, in characters of its clean form, sign included. */
const MAX_DIGITS = 4300;

/** One character at a time: a pattern anchored at the end would try every run of spaces inside. */
function trimSpace(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && SPACE.test(text.charAt(start))) start++;
  while (start < end && SPACE.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

/**
 * Sign; zeros in front with their underscores, after which a minus may stand (a quirk: `0-1` is -1); digits with single
 * underscores; a fraction of zeros.
 */
const INTEGER = wholeText(
  /([+-]?)(?:0[0_]*(?:(?=[1-9])|(?=0(?:\.0+)?(?!.))|(-_?)(?=[1-9]|0(?:\.0+)?(?!.))))?(\d+(?:_\d+)*)(?:\.0+)?/,
);

/** Why a text is no number; the names are those of the 422 body. */
export type NumberFault = "int_parsing" | "int_parsing_size" | "float_parsing";

/**
 * Reads an integer. Beyond 2^53 it is the nearest JSON number, so that comparing it with a small bound stays exact.
 *
 * @example parseInteger(" 1_0.00 ") // 10
 * @example parseInteger("1e1") // "int_parsing"
 */
export function parseInteger(text: string): number | NumberFault {
  const [leading = ""] = /^-?[1-9]\d*/.exec(text) ?? [];
  if (leading.length > MAX_DIGITS) return "int_parsing_size";
  const [, sign, minus, written = ""] = INTEGER.exec(trimSpace(text)) ?? [];
  if (!written || (sign === "-" && minus)) return "int_parsing";
  const digits = (sign === "-" || minus ? "-" : "") + written.replace(/_/g, "");
  if (digits.length > MAX_DIGITS) return "int_parsing";
  // Adding 0 leaves no minus zero.
  return Math.max(-Number.MAX_VALUE, Math.min(Number(digits), Number.MAX_VALUE)) + 0;
}

const FLOAT = wholeText(/[+-]?(?:inf(?:inity)?|nan|(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)/i);

/**
 * Reads a floating point number; `inf` and `nan` are numbers here. Underscores are removed only where the text as it stands is
 * none, and then the space around is not.
 *
 * @example parseFloating("1_0.5") // 10.5
 * @example parseFloating("1,5") // "float_parsing"
 */
export function parseFloating(text: string): number | NumberFault {
  const joined = /^_|__|_(?!.)/.test(text) ? "" : text.replace(/_/g, "");
  const plain = [trimSpace(text), joined].find((t) => FLOAT.test(t));
  return plain === undefined ? "float_parsing" : Number(plain.replace(/inf.*/i, "Infinity"));
}
