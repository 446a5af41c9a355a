/**
 * The expression that takes a whole text. It ends where the text ends in every engine: in some, `$` is also satisfied before a line feed
 * that is the last character. Small engines run this: no `$` stands in what they are given.
 *
 * @param part what the text is made of, without anchors; the source alone where an expression without them is never wanted
 * @example wholeText(/it|en/).test("it\n") // false
 */
export function wholeText(part: RegExp | string): RegExp {
  const { source, flags } = typeof part === "string" ? { source: part, flags: "" } : part;
  return new RegExp(`^(?:${source})(?![\\s\\S])`, flags);
}
