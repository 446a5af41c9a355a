/** Numbers written as text, read by the grammar of the reference validator (pydantic 2.13) and not by JavaScript's. */

/** Unicode White_Space, which is neither `\s` (has U+FEFF, lacks U+0085) nor what `trim` drops. */
const SPACE = "[\\t-\\r \\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]";
const SPACE_BEFORE = new RegExp(`^${SPACE}+`);
const SPACE_ONE = new RegExp(SPACE);

/** Longest integer that is read, in characters of its clean form, sign included. */
const MAX_DIGITS = 4300;

/** A character at a time from the end: a pattern anchored only at the end would try every run of spaces inside. */
function trimSpace(text: string): string {
  const start = text.replace(SPACE_BEFORE, "");
  let end = start.length;
  while (end > 0 && SPACE_ONE.test(start[end - 1]!)) end--;
  return start.slice(0, end);
}

/**
 * Sign; zeros in front with their underscores, after which a minus may stand (a quirk: `0-1` is -1); digits with single
 * underscores; a fraction of zeros.
 */
const INTEGER = /^([+-]?)(?:0[0_]*(?:(?=[1-9])|(?=0(?:\.0+)?$)|(-_?)(?=[1-9]|0(?:\.0+)?$)))?(\d+(?:_\d+)*)(?:\.0+)?$/;
const PLAIN_DIGITS = /^-?[1-9]\d*/;

/** Why a text is no number; the names are those of the 422 body. */
export type NumberFault = "int_parsing" | "int_parsing_size" | "float_parsing";

/**
 * Reads an integer. Beyond 2^53 it is the nearest JSON number, so that comparing it with a small bound stays exact.
 *
 * @example parseInteger(" 1_0.00 ") // 10
 * @example parseInteger("1e1") // "int_parsing"
 */
export function parseInteger(text: string): number | NumberFault {
  if ((PLAIN_DIGITS.exec(text)?.[0].length ?? 0) > MAX_DIGITS) return "int_parsing_size";
  const parts = INTEGER.exec(trimSpace(text));
  if (!parts) return "int_parsing";
  const [, sign, inner] = parts;
  if (sign === "-" && inner) return "int_parsing";
  const negative = sign === "-" || inner !== undefined;
  const digits = parts[3]!.replaceAll("_", "");
  if (digits.length + (negative ? 1 : 0) > MAX_DIGITS) return "int_parsing";
  const size = Math.min(Number(digits), Number.MAX_VALUE);
  return negative && size > 0 ? -size : size;
}

const FLOAT = /^[+-]?(?:inf(?:inity)?|nan|(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)$/i;
const WORD = /[in]/i;

function floatOf(text: string): number | null {
  if (!FLOAT.test(text)) return null;
  if (!WORD.test(text)) return Number(text);
  if (/nan/i.test(text)) return Number.NaN;
  return text.startsWith("-") ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
}

/**
 * Reads a floating point number; `inf` and `nan` are numbers here. Underscores are removed only where the text as it stands is
 * none, and then the space around is not.
 *
 * @example parseFloating("1_0.5") // 10.5
 * @example parseFloating("1,5") // "float_parsing"
 */
export function parseFloating(text: string): number | NumberFault {
  const plain = floatOf(trimSpace(text));
  if (plain !== null) return plain;
  const joined = /^_|__|_$/.test(text) ? null : floatOf(text.replaceAll("_", ""));
  return joined ?? "float_parsing";
}
