const utf8 = new TextEncoder();

/**
 * Spells a text with the characters that every host and every disk keeps apart: each byte of its UTF-8 form outside
 * `a-z 0-9 -` becomes `_` and two hexadecimal digits. Different texts give different spellings.
 *
 * @example fileSafe("886~036u0886") // "886_7e036u0886"
 */
export function fileSafe(text: string): string {
  return text.replace(/[^a-z0-9-]/gu, (c) => {
    let out = "";
    for (const byte of utf8.encode(c)) out += `_${byte.toString(16).padStart(2, "0")}`;
    return out;
  });
}
