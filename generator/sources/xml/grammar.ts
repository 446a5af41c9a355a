/** The lexical rules of XML 1.0 that the check for well-formedness applies; sticky patterns are tried at their `lastIndex`. */

const NAME_START =
  ":A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD";
const NAME = `[${NAME_START}][${NAME_START}\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*`;
/** Names that every JavaScript object already has: as keys of a map they would not be data. */
const RESERVED = new Set([...Object.getOwnPropertyNames(Object.prototype), "prototype"]);

export const tagName = new RegExp(NAME, "y");
/** White space, name (group 1), value in quotes. */
export const attribute = new RegExp(`[ \\t\\r\\n]+(${NAME})[ \\t\\r\\n]*=[ \\t\\r\\n]*(?:"[^<"]*"|'[^<']*')`, "y");
/** Group 1 is the slash of an empty element. */
export const tagEnd = /[ \t\r\n]*(\/?)>/y;
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
