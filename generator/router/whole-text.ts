/**
 * The expression that takes a whole text. It ends where the text ends in every engine: in some, `$` is also satisfied before a line feed
 * that is the last character. Small engines run this: no `$` stands in what they are given.
 *
 * @param part what the text is made of, without anchors
 * @example wholeText(/it|en/).test("it\n") // false
 */
export const wholeText = (part: RegExp): RegExp => new RegExp(`^(?:${part.source})(?![\\s\\S])`, part.flags);
