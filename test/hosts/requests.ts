/** What every host is asked, and how requests are told apart. */

import { B, type Case } from "../router/cases/case.ts";
import { BROWSER } from "../router/cases/pages.ts";
import { CASES } from "../router/conformance.ts";

const PAGE = { "content-type": "text/html; charset=utf-8" };

/** Fourteen requests of what stands between a client and the router: methods, escapes, languages, tags, statuses. What an answer says is the router's. */
export const TRANSPORT: readonly Case[] = [
  { target: `${B}/health`, status: 200 },
  { target: `${B}/norme?limit=3&lang=en`, status: 200 },
  { target: `${B}/graph?max_nodi=37`, headers: { "accept-language": "en-GB, it;q=0.5" }, status: 200 },
  { target: `${B}/pnrr/classifica-regioni?limit=1&limit=%39&ignoto=%0d%0aX-Iniettato:%20si`, status: 200 },
  { target: `${B}/norme/eli%3A%2Fit%2Flegge%2F1990%2F08%2F07%2F241`, status: 200 },
  { target: `${B}/ddl/C.9002-BIS`, method: "HEAD", status: 200 },
  { target: `${B}/ddl/lista`, status: 304, revalidates: true },
  { target: `${B}/graph?max_nodi=1`, method: "OPTIONS", status: 204 },
  { target: `${B}/relazioni?norma=eli:/it/regio-decreto/1936/05/14/886`, status: 300 },
  { target: `${B}/ddl/%0d%0aX-Iniettato:si`, status: 404 },
  { target: `${B}/ddl/lista`, method: "DELETE", status: 405 },
  { target: `${B}/health?lang=%0A`, status: 422 },
  ...[`${B}/norme/eli:/it/legge/1990/08/07/241`, `${B}/norme/L.%20241/1990/art/1`].map(
    (target): Case => ({ target, headers: { accept: BROWSER }, status: 200, has: PAGE }),
  ),
];

/** A name for a request in a report. */
export const nameOf = ({ method = "GET", target, status, revalidates }: Case): string =>
  `${method} ${target.slice(0, 90)}${revalidates ? " again" : ""} → ${status}`;

/**
 * Requests with their names, as a table of tests takes them.
 *
 * @example it.each(named(REQUESTS))("%s", (_, request) => expectExact(ask, request, tree.files))
 */
export const named = (requests: readonly Case[]) => requests.map((request) => [nameOf(request), request] as const);

/** Whether a request is led to a page: what only the router itself does, and a page does not see of its own requests. */
export const led = ({ status }: Case): boolean => status === 303;

/** Whether a request is below the API: elsewhere a host has files. */
export const inApi = ({ target }: Case): boolean => /^\/api\/public(?:[/?]|$)/.test(target);

const path = ({ target }: Case) => target.replace(/\?.*/s, "");

/** Paths that whoever stands before an entry changes or refuses by itself: dots, doubled slashes, backslashes, NUL. */
export const mended = (request: Case): boolean => /\\|%5c|\.\.|%2e|\/\.\/|\/\/|%00|%0[ad]/i.test(path(request));

/** Escapes that are none, or no UTF-8: some servers refuse them before any entry. */
export const malformed = (request: Case): boolean => /%(?![0-9a-f]{2})|%[89a-f]/i.test(path(request));

/** Targets too long for a name on a disk or for a server's lines. */
export const long = ({ target }: Case): boolean => target.length > 2000;

/** Names of files below the API, where a host gives its files under their own names. */
export const fileName = (request: Case): boolean => /\.(?:json|html)$/.test(path(request));

/** Paths that a host might read more into than they say. */
export const TRICKS: readonly Case[] = [
  "/..%2f..%2f..%2fetc%2fpasswd",
  "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
  "/%252e%252e%252f%252e%252e%252fetc%252fpasswd",
  "/..%5c..%5c..%5cetc%5cpasswd",
  "/api/public/../../../../etc/passwd",
  "/api/public/..%2f..%2f..%2f..%2fetc%2fpasswd",
  "/api/public/norme/eli:/it/..%2f..%2f..%2f..%2f..%2fetc%2fpasswd",
  "/api/public/norme/eli:/it/../../../../../../etc/passwd",
  "/api/public/norme/eli:/it/legge%00.json",
  "/api/public/graph/norma/10%00.json",
  "/api/public/graph?livello=..%2F..%2F..%2F..%2Fetc%2Fpasswd%00",
  "/api/public/relazioni?norma=eli:/it/..%2F..%2F..%2F..%2Fetc%2Fpasswd",
  "/api/public/ddl/S.1%2F..%2F..%2F..%2Fmanifest",
  "//example.org/%2e%2e",
  "//example.org/api/public/health",
  "/\\example.org",
  "/api/public/%0d%0aLocation:%20https://example.org",
  "/en%0d%0aX-Iniettato:si",
  "/.htaccess",
  "/.git/config",
  "/hosts/%2e%2e/%2e%2e/etc/passwd",
].map((target) => ({ target, status: 404 }));

/** What no header of a response may hold, in whatever part of a request it came. */
export const MARK = "riflesso-7d1f";

/** A mark in every part of a request that some server repeats: folders without their slash, queries, names of hosts, languages, ranges. */
const MARKED: readonly Case[] = [
  ...[
    "/",
    "/en",
    "/en/",
    "/api",
    "/api/",
    "/api/public",
    "/api/public/",
    "/api/public/norme",
    "/api/public/norme/",
    "/api/public/norme/legge",
    "/api/public/norme/legge/",
    "/api/public/norme/L. 241/1990",
    "/api/public/graph/norma",
    "/api/public/norme.json/",
    "/index.html",
    "/en/index.html",
    "/hosts",
  ].map((path) => `${path.replaceAll(" ", "%20")}?${MARK}=${MARK}`),
  `/${MARK}`,
  `/${MARK}/../en`,
  `/${MARK}%2f..%2fen`,
  `/${MARK}%5c..%5cen`,
  `/${MARK}%2f%2e%2e%2findex.html`,
  `/en;${MARK}`,
  `//${MARK}.example/en`,
  `//${MARK}.example/%2e%2e/en`,
  `/api/public/${MARK}`,
  `/api/public/norme/${MARK}%20L.%20241/1990`,
  `/api/public/norme?q=disp&tipo=legge&${MARK}`,
  `/api/public/norme?limit=3&offset=3&${MARK}=1`,
  `/api/public/ddl/S.1%20${MARK}`,
].map((target) => ({ target, status: 200 }));

const TOLD: readonly Readonly<Record<string, string>>[] = [
  { host: `${MARK}.example` },
  { "x-forwarded-host": `${MARK}.example`, "x-forwarded-proto": MARK, forwarded: `host=${MARK}.example` },
  { "x-original-url": `/${MARK}`, "x-rewrite-url": `/${MARK}` },
  { origin: `https://${MARK}.example`, referer: `https://${MARK}.example/` },
  { "accept-language": MARK, "accept-encoding": MARK, "if-none-match": `"${MARK}"`, range: `${MARK}=0-1` },
  { "access-control-request-method": "GET", "access-control-request-headers": MARK },
  { cookie: `${MARK}=1`, "user-agent": MARK, "x-request-id": MARK, traceparent: MARK },
];

const TOLD_TO = [
  "/",
  "/en",
  "/api",
  "/api/public/health",
  "/api/public/norme?limit=3",
  "/api/public/graph?max_nodi=11",
];

/** Everything of the table that is not held to a promise, and the paths above. */
export const HOSTILE: readonly Case[] = [
  ...MARKED,
  ...TOLD_TO.flatMap((target) =>
    TOLD.flatMap((headers) => ["GET", "OPTIONS"].map((method): Case => ({ method, target, headers, status: 200 }))),
  ),
  ...CASES.filter((r) => !inApi(r) || mended(r) || malformed(r) || long(r)),
  ...TRICKS,
];
