/** How a response is held against what the router answers over the same tree. */

import { expect } from "vitest";
import { BASE_PATH } from "../../generator/api/operations.ts";
import type { HostName } from "../../generator/outputs/hosts/profiles.ts";
import { resolve } from "../../generator/router/resolve.ts";
import type { Case } from "../router/cases/case.ts";
import { type Ask, askRouter, type Seen } from "./ask.ts";
import { inApi, MARK, REQUESTS } from "./requests.ts";

/** Headers that are the router's business on every host. */
const HEADERS = [
  "access-control-allow-origin",
  "access-control-allow-methods",
  "allow",
  "cache-control",
  "content-language",
  "content-location",
  "etag",
  "location",
  "x-content-type-options",
];

type Files = ReadonlyMap<string, Uint8Array>;

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** The router over the files of a tree. */
const router = (files: Files): Ask =>
  askRouter(
    async (name) => files.get(name) ?? null,
    (error) => {
      throw error;
    },
  );

/** What the router answers. */
const due = ({ target, method = "GET" }: Case, headers: Readonly<Record<string, string>>, files: Files) =>
  router(files)(method, target, headers);

/** Sends a request of the table, with the tag of its own answer where it asks again. */
async function send(ask: Ask, { target, method = "GET", headers = {}, revalidates }: Case): Promise<Seen> {
  const sent: Record<string, string> = { ...headers };
  const { etag } = revalidates ? (await ask(method, target, sent)).headers : {};
  if (etag) sent["if-none-match"] = etag;
  return ask(method, target, sent);
}

/** Nothing of a request may come back in a header; in a host's own redirect its path and query do. */
function expectNoReflection({ status, headers }: Seen, ownRedirects = false): void {
  expect(Object.keys(headers).filter((name) => /iniettato|set-cookie/.test(name))).toEqual([]);
  expect(headers.server ?? "", "version of the server").not.toMatch(/\d\.\d/);
  const ours = Object.entries(headers).filter(([name]) => !(ownRedirects && status > 300 && name === "location"));
  for (const [name, value] of ours) expect(`${value}`.toLowerCase(), name).not.toContain(MARK);
}

/** The tag of a response is strong, and names it in the next request. */
async function expectSpared(ask: Ask, { target, method = "GET", headers }: Case, seen: Seen): Promise<void> {
  const { etag = "" } = seen.headers;
  expect(etag).toMatch(/^"[^"]+"$/);
  const again = await ask(method, target, { ...headers, "if-none-match": etag });
  expect(again).toMatchObject({ status: 304, body: "", headers: { etag } });
}

/**
 * The answer of the router, byte for byte, with its headers.
 *
 * @param ownTag whether a 200 has a tag of the server's own: a strong one that the next request is spared the body by
 */
export async function expectExact(ask: Ask, request: Case, files: Files, { ownTag = false } = {}): Promise<void> {
  const seen = await send(ask, request);
  const expected = await send(router(files), request);
  expect(expected.status, "the table against the router").toBe(request.status);
  expect(seen.status).toBe(expected.status);
  expect(seen.body).toBe(expected.body);
  const tagged = ownTag && [200, 304].includes(expected.status);
  for (const name of HEADERS)
    if (!tagged || name !== "etag") expect(seen.headers[name], name).toBe(expected.headers[name]);
  if (tagged) await expectSpared(ask, request, seen);
  if (expected.headers.vary) expect(seen.headers.vary?.toLowerCase().split(/, */)).toContain("accept-language");
  if (seen.body)
    expect(seen.headers["content-type"]).toMatch(/^(?:application\/(?:json|atom\+xml)|text\/html; charset=utf-8)$/);
  expectNoReflection(seen);
}

/** Of the requests of the table, how many each host answers as the router does, at least: nothing that is changed takes any away. */
const EQUAL: Readonly<Partial<Record<HostName, number>>> = {
  node: 447,
  deno: 447,
  fastly: 440,
  "cloudflare-workers": 440,
  "cloudflare-pages": 440,
  netlify: 433,
  vercel: 433,
  "nginx-njs": 191,
  cloudfront: 172,
  caddy: 105,
  apache: 100,
  "nginx-map": 100,
};

/** Counts the requests of the table whose answer is the router's, by status and body. */
export async function expectEqualAnswers(host: HostName, ask: Ask, files: Files): Promise<void> {
  const requests = REQUESTS.filter(inApi);
  let equal = 0;
  for (const request of requests) {
    const [seen, expected] = [await send(ask, request), await send(router(files), request)];
    if (seen.status === expected.status && seen.body === expected.body) equal++;
  }
  console.info(`${host}: ${equal} of ${requests.length} requests are answered as the router does`);
  expect(equal).toBeGreaterThanOrEqual(EQUAL[host] ?? Number.POSITIVE_INFINITY);
}

/** Whether the router makes an answer of one file, by its language or its first nodes: what njs can do as well. */
export function isCutOrTranslated({ target, method = "GET", headers = {} }: Case): boolean {
  const resolved = resolve({ method, target, acceptLanguage: headers["accept-language"] });
  if ("refusal" in resolved || method === "OPTIONS") return false;
  const { plan, lingua } = resolved;
  return plan.kind === "graph-cut" || (plan.kind === "whole" && lingua === "en");
}

/** What a host that only chooses files gives, by the answer that the router would give. */
export type Given = "whole file" | "same error" | "anything nearest";

/** What a host of files promises about a request. */
export async function givenOf(request: Case, files: Files, exactErrors: readonly number[]): Promise<Given> {
  const method = request.method === "HEAD" ? "GET" : (request.method ?? "GET");
  const { headers, body, status } = await due({ ...request, method }, { ...request.headers }, files);
  if (method === "OPTIONS" || exactErrors.includes(status)) return "same error";
  // Servers without code look at the first of repeated parameters.
  const repeated = !exactErrors.includes(422) && /[?&](\w+)=.*&\1=/.test(request.target);
  const plain = !repeated && !/[%+]|lang=en|[?&](?:q|tipo|settore|gruppo|ramo)=[^&]/.test(request.target);
  const whole = status === 200 && !headers["content-location"] && headers["content-language"] === "it";
  if (!plain || !whole) return "anything nearest";
  return [...files].some(([name, bytes]) => name.startsWith("api/public/") && text(bytes) === body)
    ? "whole file"
    : "anything nearest";
}

/**
 * The nearest file: exactly the router's answer where that is a file of the tree or an error that the host promises, else a file of the
 * tree, a refusal, or an error of the same kind; never an answer that no file holds, never a fault.
 */
export async function expectNearest(ask: Ask, request: Case, files: Files, given: Given): Promise<void> {
  const seen = await send(ask, request);
  const method = request.method ?? "GET";
  const expected = await due({ ...request, method }, { ...request.headers }, files);
  const fresh = request.revalidates || request.headers?.["if-none-match"] === "*";
  expectNoReflection(seen);
  expect(seen.headers["access-control-allow-origin"] ?? "*").toBe("*");
  if (given === "same error") {
    expect(seen.status).toBe(expected.status);
    if (method !== "HEAD") expect(seen.body).toBe(expected.body);
    if (seen.status >= 400) expect(seen.headers["cache-control"] ?? "no-store").toBe("no-store");
  } else if (given === "whole file") {
    expect(fresh ? [200, 304] : [200]).toContain(seen.status);
    if (request.revalidates) expect(seen.status).toBe(304);
    if (seen.status === 200 && method !== "HEAD") expect(seen.body).toBe(expected.body);
    expect(seen.headers["cache-control"]).toMatch(/^public, max-age=300/);
    expect(seen.headers.etag, "a strong tag").toMatch(/^"/);
  } else {
    expect([200, 304, 400, 404, 414, 422, 501]).toContain(seen.status);
    const known = [...files].some(([name, bytes]) => name.startsWith("api/public/") && text(bytes) === seen.body);
    if (seen.status === 200 && method !== "HEAD")
      expect(known || seen.body === expected.body, "a file of the tree, or the answer").toBe(true);
  }
}

/** What any host may answer to a path that is none of ours. */
const HARMLESS = [200, 204, 301, 302, 303, 304, 307, 308, 400, 403, 404, 405, 414, 416, 422, 501];

/**
 * Whatever a path tries: a file of the tree or a refusal, a redirect to this host at most, and nothing of the request in a header.
 *
 * @param ownRedirects whether the host redirects to the pages by itself, which no configuration can change
 */
export async function expectHarmless(
  ask: Ask,
  request: Case,
  files: Files,
  { ownRedirects = false } = {},
): Promise<void> {
  const { method = "GET", target, headers = {} } = request;
  const seen = await ask(method, target, headers);
  expect(HARMLESS).toContain(seen.status);
  expectNoReflection(seen, ownRedirects && !inApi(request));
  expect(seen.headers.location ?? "/", "a redirect").toMatch(/^\/(?![/\\])/);
  if (seen.status !== 200 || method === "HEAD") return;
  const whole = [...files.values()].some((bytes) => text(bytes) === seen.body);
  const { status } = await due({ target, method, status: 200 }, headers, files);
  // Whoever mends a path before the entry may make the base path of it.
  const index = await due({ target: BASE_PATH, status: 200 }, headers, files);
  expect(whole || status === 200 || seen.body === index.body, "a file of the tree or an answer").toBe(true);
}
