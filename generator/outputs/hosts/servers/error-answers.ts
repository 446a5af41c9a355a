/** The errors that a server without the router answers by itself: bodies that never change, with the headers that the router gives. */

import { fingerprint } from "../../../router/etag.ts";
import { headersOf } from "../../../router/headers.ts";

export interface ErrorAnswer {
  readonly status: number;
  readonly body: string;
  /** The type of the body apart, which servers have their own word for. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A parameter out of its bounds: which one, a server that compares texts does not say. */
const OUT_OF_BOUNDS = "Value error, a parameter is out of its bounds";

const BODIES: readonly (readonly [status: number, detail: unknown])[] = [
  [400, "Bad Request"],
  [404, "Not Found"],
  [405, "Method Not Allowed"],
  [414, "URI Too Long"],
  [422, [{ type: "value_error", loc: ["query"], msg: OUT_OF_BOUNDS, input: null }]],
  [501, "Not Implemented: this host serves whole answers only"],
];

/**
 * One for each status.
 *
 * @example ERRORS.find(({ status }) => status === 404)?.body // '{"detail":"Not Found"}'
 */
export const ERRORS: readonly ErrorAnswer[] = BODIES.map(([status, detail]) => {
  const body = JSON.stringify({ detail });
  const { "Content-Type": _type, ...headers } = headersOf(status, "en");
  return { status, body, headers: { ...headers, ETag: `"${fingerprint(new TextEncoder().encode(body))}"` } };
});

/**
 * The body of a status.
 *
 * @throws Error where no server answers it by itself
 * @example bodyOf(405) // '{"detail":"Method Not Allowed"}'
 */
export function bodyOf(asked: number): string {
  const found = ERRORS.find(({ status }) => status === asked);
  if (!found) throw new Error(`${asked}: no body`);
  return found.body;
}
