/** Splitting and decoding a raw request target, as the reference framework does it. `new URL` would rewrite the path. */

/**
 * Decodes the escapes of a path. A malformed escape stays as it is, bytes that are not UTF-8 become U+FFFD, a plus sign stays a
 * plus sign; never throws, as `decodeURIComponent` would.
 *
 * @example decodeText("a%2Fb+%zz%FF") // "a/b+%zz\uFFFD"
 */
export function decodeText(text: string): string {
  return text.includes("%")
    ? new URLSearchParams(`=${text.replaceAll("+", "%2B").replaceAll("&", "%26")}`).get("")!
    : text;
}

/**
 * Cuts a request target at its first `?`. The path comes decoded, the query raw.
 *
 * @example splitTarget("/%6Eorme?a=?") // { path: "/norme", query: "a=?" }
 */
export function splitTarget(target: string): { path: string; query: string } {
  const at = `${target}?`.indexOf("?");
  return { path: decodeText(target.slice(0, at)), query: target.slice(at + 1) };
}

/**
 * The parameters of a raw query; of a repeated name the last value counts. Only `&` separates, empty pieces are skipped, the
 * first `=` splits, `+` is a space.
 *
 * @example parseQuery("a=1&b&a=2+3") // Map { "a" → "2 3", "b" → "" }
 */
export function parseQuery(query: string): Map<string, string> {
  // The ampersand in front keeps a leading `?`, which would be dropped.
  return new Map(new URLSearchParams(`&${query}`));
}
