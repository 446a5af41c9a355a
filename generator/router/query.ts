/** Splitting a raw request target, as the reference framework does it. `new URL` would rewrite the path. */

import { decodeText } from "./escapes.ts";

/**
 * Cuts a request target at its first `?`. The path comes decoded, the query raw.
 *
 * @example splitTarget("/%6Eorme?a=?") // { path: "/norme", query: "a=?" }
 */
export function splitTarget(target: string): { path: string; query: string } {
  const at = `${target}?`.indexOf("?");
  return { path: decodeText(target.slice(0, at)), query: target.slice(at + 1) };
}

/** The decoded parameters of a request, by their names. */
export interface Query {
  get(name: string): string | undefined;
  /** Each name once, in the order in which they are first given. */
  readonly names: readonly string[];
}

/**
 * The parameters of a raw query; of a repeated name the last value counts. Only `&` separates, empty pieces are skipped, the
 * first `=` splits, `+` is a space.
 *
 * @example parseQuery("a=1&b&a=2+3").get("a") // "2 3"
 */
export function parseQuery(query: string): Query {
  // No object: a parameter may have any name, and numbers would come first.
  const values = new Map<string, string>();
  query.split("&").forEach((piece) => {
    const text = piece.replace(/\+/g, " ");
    const at = `${text}=`.indexOf("=");
    if (text) values.set(decodeText(text.slice(0, at)), decodeText(text.slice(at + 1)));
  });
  return { get: (name) => values.get(name), names: [...values.keys()] };
}
