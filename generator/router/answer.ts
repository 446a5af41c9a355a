/** Finished responses and the headers that every one of them carries. */

import { METHODS } from "../api/operations.ts";
import type { Lingua } from "../api/prose.ts";
import { fingerprint, namesTag } from "./etag.ts";

/** A whole response, ready for any host. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

type Headers = Readonly<Record<string, string>>;

const utf8 = new TextEncoder();

/**
 * A JSON response. A cache may keep it for five minutes, so that a new release shows soon; afterwards its tag spares the transfer.
 * Errors are not kept.
 *
 * @param body its text or its bytes
 * @param more headers of this answer alone
 * @example answerOf(404, '{"detail":"Not Found"}', "en").headers["Cache-Control"] // "no-store"
 */
export function answerOf(status: number, body: string | Uint8Array, lingua: Lingua, more?: Headers): Answer {
  const bytes = typeof body === "string" ? utf8.encode(body) : body;
  const headers: Headers = {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Expose-Headers": "ETag, Content-Location",
    "Cache-Control": status < 400 ? "public, max-age=300" : "no-store",
    "Content-Language": lingua,
    "Content-Length": `${bytes.length}`,
    "Content-Type": "application/json",
    ETag: `"${fingerprint(bytes)}"`,
    Vary: "Accept-Language",
    "X-Content-Type-Options": "nosniff",
    ...more,
  };
  return { status, headers, body: bytes };
}

/** An answer without a body: as it would be with one, but for the headers that speak of a body. */
function bodiless(status: number, { headers }: Answer): Answer {
  const { "Content-Length": _length, "Content-Type": _type, ...kept } = headers;
  return { status, headers: kept, body: new Uint8Array() };
}

/** An error, as all of them look: a body with its `detail` in English. */
export const failed = (status: number, detail: string, more?: Headers): Answer =>
  answerOf(status, JSON.stringify({ detail }), "en", more);

/** The answer to a path that names nothing. */
export const unknownPath = (): Answer => failed(404, "Not Found");

/** The answer to a method other than GET, HEAD and OPTIONS. */
export const wrongMethod = (): Answer => failed(405, "Method Not Allowed", { Allow: METHODS });

/** The answer to a fault of ours: the tree lacks what it must have, or cannot be read. */
export const brokenTree = (): Answer => failed(500, "Internal Server Error");

/** The answer where releases follow each other faster than one of them can be read: any answer would mix two. */
export const busyTree = (): Answer => failed(503, "Service Unavailable", { "Retry-After": "1" });

/** The answer to the path of a folder without its slash; the address is one of the tree's. */
export const moved = (location: string): Answer => failed(301, "Moved Permanently", { Location: location });

/** The answer to a part of a file that it does not have. */
export const noSuchRange = (contentRange: string): Answer =>
  failed(416, "Range Not Satisfiable", { "Content-Range": contentRange });

/** The answer where what was to be given under a condition is not what it was. */
export const preconditionFailed = (): Answer => failed(412, "Precondition Failed");

/** The answer to OPTIONS: what a browser asks before a request with headers of its own. */
export const preflight = (): Answer =>
  bodiless(
    204,
    answerOf(204, "", "en", {
      Allow: METHODS,
      "Access-Control-Allow-Methods": METHODS,
      "Access-Control-Allow-Headers": "*",
    }),
  );

/**
 * The 304 that stands for a 200 when `If-None-Match` names its tag; any other answer comes back as it is.
 *
 * @param ifNoneMatch the request's header, if any
 * @example conditional(answer, answer.headers.ETag).status // 304
 */
export function conditional(answer: Answer, ifNoneMatch: string | null | undefined): Answer {
  const fresh = ifNoneMatch && answer.status === 200 && namesTag(ifNoneMatch, answer.headers.ETag!);
  return fresh ? bodiless(304, answer) : answer;
}
