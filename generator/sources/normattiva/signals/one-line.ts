/**
 * A text with its white space collapsed.
 *
 * @example oneLine("  La\n L. ") // "La L."
 */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
