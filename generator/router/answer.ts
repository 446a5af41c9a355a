/** Finished responses and the headers that every one of them carries. */

import type { Lingua } from "../api/prose.ts";
import { fingerprint, namesTag } from "./etag.ts";

/** A whole response, ready for any host. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

const ALLOW = "GET, HEAD, OPTIONS";

const EVERYWHERE = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "ETag, Content-Location",
  Vary: "Accept-Language",
  "X-Content-Type-Options": "nosniff",
};

/** Seconds a cache may keep an answer: short, a new release shows within minutes; afterwards the ETag spares the transfer. */
const FRESH = 300;

const utf8 = new TextEncoder();

/**
 * A JSON response.
 *
 * @param body its text or its bytes
 * @param more headers of this answer alone
 * @example answerOf(404, '{"detail":"Not Found"}', "en").headers["Cache-Control"] // "no-store"
 */
export function answerOf(
  status: number,
  body: string | Uint8Array,
  lingua: Lingua,
  more: Readonly<Record<string, string>> = {},
): Answer {
  const bytes = typeof body === "string" ? utf8.encode(body) : body;
  const headers = {
    ...EVERYWHERE,
    "Content-Type": "application/json",
    "Content-Length": String(bytes.length),
    "Content-Language": lingua,
    "Cache-Control": status < 400 ? `public, max-age=${FRESH}` : "no-store",
    ETag: `"${fingerprint(bytes)}"`,
    ...more,
  };
  return { status, headers, body: bytes };
}

/** The answer to a path that names nothing. */
export const unknownPath = (): Answer => answerOf(404, '{"detail":"Not Found"}', "en");

/** The answer to a method other than GET, HEAD and OPTIONS. */
export const wrongMethod = (): Answer => answerOf(405, '{"detail":"Method Not Allowed"}', "en", { Allow: ALLOW });

/** The answer to a fault of ours: the tree lacks what it must have, or cannot be read. */
export const brokenTree = (): Answer => answerOf(500, '{"detail":"Internal Server Error"}', "en");

/** The answer to OPTIONS: what a browser asks before a request with headers of its own. */
export const preflight = (): Answer => {
  const body = new Uint8Array();
  const headers = {
    ...EVERYWHERE,
    Allow: ALLOW,
    "Access-Control-Allow-Methods": ALLOW,
    "Access-Control-Allow-Headers": "*",
    "Access-Control-Max-Age": "86400",
    "Content-Language": "en",
    "Cache-Control": "no-store",
    ETag: `"${fingerprint(body)}"`,
  };
  return { status: 204, headers, body };
};

/** Headers that speak of a body: a 304 has none. */
const OF_THE_BODY = new Set(["Content-Length", "Content-Type"]);

/**
 * The 304 that stands for a 200 when `If-None-Match` names its tag; any other answer comes back as it is.
 *
 * @param ifNoneMatch the request's header, if any
 */
export function conditional(answer: Answer, ifNoneMatch: string | null | undefined): Answer {
  if (!ifNoneMatch || answer.status !== 200 || !namesTag(ifNoneMatch, answer.headers.ETag!)) return answer;
  const headers: Record<string, string> = {};
  for (const name in answer.headers) if (!OF_THE_BODY.has(name)) headers[name] = answer.headers[name]!;
  return { status: 304, headers, body: new Uint8Array() };
}
