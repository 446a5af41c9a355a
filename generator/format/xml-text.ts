const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** What no XML 1.0 document may hold, even escaped. */
const FORBIDDEN = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/**
 * Text as it stands in an element or a quoted attribute of XML.
 *
 * @example xmlText('a < "b"') // "a &lt; &quot;b&quot;"
 */
export function xmlText(text: string): string {
  return text.replace(FORBIDDEN, "\ufffd").replace(/[&<>"]/g, (c) => ENTITIES[c] ?? c);
}
