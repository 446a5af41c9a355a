/** Finished responses and the headers that every one of them carries. */

import type { Lingua } from "../contract/prose.ts";
import { fingerprint, namesTag } from "./etag.ts";
import { BY_ACCEPT, headersOf } from "./headers.ts";
import { PREFLIGHT, type Refusal, refusal, UNKNOWN_PATH, WRONG_METHOD } from "./refusal.ts";

/** A whole response, ready for any host. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

export type Values = Readonly<Record<string, string>>;

/** An answer as it is made from the tree, with what it is about: neither its body nor its headers are read again for its links and its page. */
export interface Made extends Answer {
  /** Parameters of the operation as the answer's own address has them. */
  readonly subject?: Values;
  /** The article that a request for an act names besides: `eli` and `articolo`. */
  readonly item?: Values | undefined;
  /** Of a window of acts: how many there are in all, the type of the first; `undefined` if it is empty. */
  readonly window?: { readonly totale: number; readonly tipo: string | undefined };
}

type Headers = Readonly<Record<string, string>>;

const utf8 = new TextEncoder();

/**
 * A JSON response, with the headers of its status. After a cache has kept it, its tag spares the transfer.
 *
 * @param body its text or its bytes
 * @param more headers of this answer alone
 * @example answerOf(404, '{"detail":"Not Found"}', "en").headers["Cache-Control"] // "no-store"
 */
export function answerOf(status: number, body: string | Uint8Array, lingua: Lingua, more?: Headers): Answer {
  const bytes = typeof body === "string" ? utf8.encode(body) : body;
  const ofBytes = { "Content-Length": `${bytes.length}`, ETag: `"${fingerprint(bytes)}"` };
  return { status, headers: { ...headersOf(status, lingua), ...ofBytes, ...more }, body: bytes };
}

/** An answer without a body: as it would be with one, but for the headers that speak of a body. */
function bodiless(status: number, { headers }: Answer): Answer {
  const { "Content-Length": _length, "Content-Type": _type, "Content-Encoding": _coding, ...kept } = headers;
  return { status, headers: kept, body: new Uint8Array() };
}

/** The answer that a refusal is. */
export function refused({ status, body }: Refusal, more?: Headers): Answer {
  const answer = answerOf(status, body, "en", more);
  return status === PREFLIGHT.status ? bodiless(status, answer) : answer;
}

/** An error, as all of them look: a body with its `detail` in English. */
export const failed = (status: number, detail: string, more?: Headers): Answer =>
  refused(refusal(status, detail), more);

/** The answer to a path that names nothing. */
export const unknownPath = (): Answer => refused(UNKNOWN_PATH);

/** The answer to a method other than GET, HEAD and OPTIONS. */
export const wrongMethod = (): Answer => refused(WRONG_METHOD);

/** The answer to a fault of ours: the tree lacks what it must have, or cannot be read. */
export const brokenTree = (): Answer => failed(500, "Internal Server Error");

/** The answer where releases follow each other faster than one of them can be read: any answer would mix two. */
export const busyTree = (): Answer => failed(503, "Service Unavailable", { "Retry-After": "1" });

/** The answer to a request that would read more of the tree than one request may: trying again does not help. */
export const tooMuchWork = (): Answer => failed(503, "Too Much Work For One Request");

/** The answer to the path of a folder without its slash; the address is one of the tree's. */
export const moved = (location: string): Answer => failed(301, "Moved Permanently", { Location: location });

/** The answer to who wants a page and not what it shows. A shared cache that does not know `Vary` would give it to programs: none keeps it. */
export const seeOther = (location: string): Answer =>
  failed(303, "See Other", { Location: location, "Cache-Control": "no-store", ...BY_ACCEPT });

/** The answer to a part of a file that it does not have. */
export const noSuchRange = (contentRange: string): Answer =>
  failed(416, "Range Not Satisfiable", { "Content-Range": contentRange });

/** The answer where what was to be given under a condition is not what it was. */
export const preconditionFailed = (): Answer => failed(412, "Precondition Failed");

/**
 * The 304 that stands for a 200 when `If-None-Match` names its tag; any other answer comes back as it is.
 *
 * @param ifNoneMatch the request's header, if any
 * @example conditional(answer, answer.headers.ETag).status // 304
 */
export function conditional(answer: Answer, ifNoneMatch: string | null | undefined): Answer {
  const fresh = ifNoneMatch && answer.status === 200 && namesTag(ifNoneMatch, answer.headers.ETag ?? "");
  return fresh ? bodiless(304, answer) : answer;
}
