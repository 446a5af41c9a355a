/** The lexical rules of XML 1.0 that the check for well-formedness applies; sticky patterns are tried at their `lastIndex`. */

const NAME_START =
  ":A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD";
const NAME = `[${NAME_START}][${NAME_START}\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*`;
/** Names that every JavaScript object already has: as keys of a map they would not be data. */
const RESERVED = new Set([...Object.getOwnPropertyNames(Object.prototype), "prototype"]);

const anyName = new RegExp(NAME, "y");
/** White space, name, value in quotes. */
const anyAttribute = new RegExp(`[ \\t\\r\\n]+${NAME}[ \\t\\r\\n]*=[ \\t\\r\\n]*(?:"[^<"]*"|'[^<']*')`, "y");
export const tagEnd = /[ \t\r\n]*\/?>/y;
/** One of the five predefined entities, a decimal (group 1) or a hexadecimal number (group 2). */
export const reference = /&(?:(?:amp|lt|gt|quot|apos)|#([0-9]{1,20})|#x([0-9A-Fa-f]{1,20}));/y;
export const declaration = /<\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*(?:"1\.[0-9]+"|'1\.[0-9]+')[^<>?]*\?>/y;
export const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/;
export const notBlank = /[^ \t\r\n]/;

/**
 * Whether XML admits the character with this code.
 *
 * @example isXmlCodePoint(0x1f) // false
 */
export function isXmlCodePoint(code: number): boolean {
  if (code < 0x20) return code === 9 || code === 10 || code === 13;
  if (code >= 0xd800 && code < 0xe000) return false;
  return code <= 0x10ffff && code !== 0xfffe && code !== 0xffff;
}

/**
 * Whether a name, with or without its prefix, is one of those that every object has.
 *
 * @example isReserved("x:constructor") // true
 */
export function isReserved(name: string): boolean {
  return RESERVED.has(name) || RESERVED.has(name.slice(name.indexOf(":") + 1));
}

const SPACE = 0x20;
const EQUALS = 0x3d;
const QUOTE = 0x22;
const BEYOND_ASCII = 0x80;
/** By code: 2 for what a name may begin with, 1 for what else it may hold. */
const ASCII_NAME = Uint8Array.from({ length: BEYOND_ASCII }, (_, code) => {
  const character = String.fromCharCode(code);
  return /[A-Za-z_:]/.test(character) ? 2 : /[-.0-9]/.test(character) ? 1 : 0;
});

/** Where a name of ASCII characters ends; where it begins if there is none. */
function asciiNameEnd(text: string, from: number): number {
  if (ASCII_NAME[text.charCodeAt(from)] !== 2) return from;
  let at = from + 1;
  while (ASCII_NAME[text.charCodeAt(at)]! > 0) at++;
  return at;
}

/**
 * The index after the name that begins at an index; -1 where none does.
 *
 * @example nameEnd("<akn:p/>", 1) // 6
 */
export function nameEnd(text: string, from: number): number {
  const end = asciiNameEnd(text, from);
  if (end > from && !(text.charCodeAt(end) >= BEYOND_ASCII)) return end;
  anyName.lastIndex = from;
  return anyName.test(text) ? anyName.lastIndex : -1;
}

/**
 * The index after the attribute that begins, with the white space before it, at an index; -1 where none does.
 *
 * @param limit the next `<`, which no value may hold, or the end of the text
 * @example attributeEnd("<p eId='a'>", 2, 11) // 10
 */
export function attributeEnd(text: string, from: number, limit: number): number {
  // Nearly all are written in one way.
  const equals = asciiNameEnd(text, from + 1);
  if (
    text.charCodeAt(from) === SPACE &&
    equals > from + 1 &&
    text.charCodeAt(equals) === EQUALS &&
    text.charCodeAt(equals + 1) === QUOTE
  ) {
    const close = text.indexOf('"', equals + 2);
    return close === -1 || close > limit ? -1 : close + 1;
  }
  anyAttribute.lastIndex = from;
  return anyAttribute.test(text) ? anyAttribute.lastIndex : -1;
}
