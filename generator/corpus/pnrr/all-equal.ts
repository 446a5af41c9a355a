/**
 * Whether a text is one character again and again: the source's way of filling a code that it does not have. An empty text is.
 *
 * @example allEqual("0000000000") // true
 */
export function allEqual(text: string): boolean {
  for (let i = 1; i < text.length; i++) if (text.charCodeAt(i) !== text.charCodeAt(0)) return false;
  return true;
}
