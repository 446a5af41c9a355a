/** `_` and two digits for each byte of the UTF-8 form of some text. */
const inHexadecimal = (text: string): string =>
  encodeURIComponent(text).replace(/%(..)|[^%]/g, (c, escaped?: string) =>
    escaped === undefined ? `_${c.charCodeAt(0).toString(16)}` : `_${escaped.toLowerCase()}`,
  );

/**
 * Spells a text with the characters that every host and every disk keeps apart: each byte of its UTF-8 form outside
 * `a-z 0-9 -` becomes `_` and two hexadecimal digits. Different texts give different spellings.
 *
 * @throws URIError where the text has half a surrogate pair, which has no UTF-8 form
 * @example fileSafe("886~036u0886") // "886_7e036u0886"
 */
export const fileSafe = (text: string): string => text.replace(/[^a-z0-9-]+/g, inHexadecimal);
