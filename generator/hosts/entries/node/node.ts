import type { IncomingMessage, ServerResponse } from "node:http";
import { type Answer, conditional } from "../../../router/answer.ts";
import { ServedTree } from "../../../router/disk/served-tree.ts";
import { TreeFolder } from "../../../router/disk/tree-folder.ts";
import { preferredLanguage } from "../../../router/language.ts";
import { shortAccept } from "../../../router/pages/accept.ts";
import { sendAnswer } from "../../../router/send-answer.ts";
import { coded, preferredCoding } from "./coded.ts";

/** Memory for answers and files unless another size is asked for: 64 MiB. */
export const CACHE_BYTES = 64 * 1024 * 1024;

/** Distinct values of a header remembered, and characters of the longest one: browsers send some 50. */
const HEADERS_KEPT = 1000;
const LONGEST_KEPT = 200;

const HIGH = /[\x80-\xff]/g;
const ORIGIN = /^https?:\/\/[^/?#]*/i;

/**
 * The target as the router takes it: without the origin that a proxy's request may have, and with raw bytes beyond ASCII, which
 * Node gives as one character each, escaped.
 *
 * @example targetOf("http://localhost/api/public/health") // "/api/public/health"
 */
export function targetOf(url: string): string {
  const path = url.startsWith("/") ? url : url.replace(ORIGIN, "") || "/";
  return path.replace(HIGH, (c) => `%${c.charCodeAt(0).toString(16)}`);
}

/** Parses a header, and remembers what it says: most requests bear one of a few. */
function remembered<T>(parse: (header: string | undefined) => T): (header: string | undefined) => T {
  const known = new Map<string | undefined, T>();
  return (header) => {
    if (header !== undefined && header.length > LONGEST_KEPT) return parse(header);
    let said = known.get(header);
    if (said === undefined) {
      if (known.size >= HEADERS_KEPT) known.clear();
      said = parse(header);
      known.set(header, said);
    }
    return said;
  };
}

export interface HandlerOptions {
  /** Memory for answers and files. */
  readonly cacheBytes?: number;
  /** Is called with why the tree failed a request. */
  readonly fault?: (error: unknown) => void;
}

/**
 * A handler for `node:http` over the folder of a tree.
 *
 * @example createServer(nodeHandler("dist-api")).listen(8080)
 */
export function nodeHandler(
  folder: string | TreeFolder,
  { cacheBytes = CACHE_BYTES, fault = console.error }: HandlerOptions = {},
): (request: IncomingMessage, response: ServerResponse) => void {
  const tree = new ServedTree(typeof folder === "string" ? new TreeFolder(folder) : folder, cacheBytes, fault);
  const languageOf = remembered(preferredLanguage);
  const codingOf = remembered(preferredCoding);

  return (request, response) => {
    const method = request.method ?? "GET";
    const ifNoneMatch = request.headers["if-none-match"];
    const send = (whole: Answer) => sendAnswer(request, response, conditional(whole, ifNoneMatch));
    const acceptLanguage = languageOf(request.headers["accept-language"]);
    // GET and HEAD have one answer: a body of its own would make HEAD a second one.
    const asked = method === "HEAD" ? "GET" : method;
    const accept = shortAccept(request.headers.accept);
    const coding = method === "HEAD" ? "identity" : codingOf(request.headers["accept-encoding"]);
    const key = `${asked} ${acceptLanguage} ${coding} ${request.url} ${accept}`;
    const kept = tree.cached(key);
    if (kept) send(kept);
    else {
      const target = targetOf(request.url ?? "/");
      const made = tree.answer(key, { method: asked, target, acceptLanguage, accept }, (whole) => coded(whole, coding));
      made.then(send);
    }
  };
}
