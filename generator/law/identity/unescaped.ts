/**
 * A text without percent escapes (`urn%3Anir%3A`) and `&amp;`, also where they were escaped twice; as it is where they are malformed.
 * A URN of the newer kind (`urn:lex:it:`) becomes one of the kind that Normattiva uses.
 *
 * @example unescaped("urn%253Anir%253Astato") // "urn:nir:stato"
 */
export function unescaped(text: string): string {
  let plain = text.replaceAll("&amp;", "&");
  for (let times = 0; times < 2 && /%[0-9a-f]{2}/i.test(plain); times++) {
    try {
      plain = decodeURIComponent(plain);
    } catch (error) {
      if (error instanceof URIError) return plain;
      throw error;
    }
  }
  return plain.replace(/^\s*urn:lex:it:/i, "urn:nir:");
}
