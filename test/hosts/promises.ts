/** How a response is held against what the router answers over the same tree. */

import { expect } from "vitest";
import { getOrMake } from "../../generator/collections/get-or-make.ts";
import { BASE_PATH } from "../../generator/contract/operations.ts";
import type { Case } from "../router/cases/case.ts";
import { thrown } from "../thrown.ts";
import { type Ask, askRouter, type Seen } from "./ask.ts";
import { inApi, MARK } from "./requests.ts";

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
const router = (files: Files): Ask => askRouter(async (name) => files.get(name) ?? null, thrown);

/** What is derived from the files of a tree, once for all hosts. */
function onceFor<T>(make: (files: Files) => T): (files: Files) => T {
  const made = new WeakMap<Files, { readonly value: T }>();
  return (files) => {
    const known = made.get(files) ?? { value: make(files) };
    made.set(files, known);
    return known.value;
  };
}

/** Sends each request once: what is held against the answer and what counts the answers see the same. */
function onceEach(asked: Map<string, Promise<Seen>>, ask: Ask, request: Case): Promise<Seen> {
  const { target, method, headers, revalidates } = request;
  const key = JSON.stringify([target, method, headers, revalidates]);
  return getOrMake(asked, key, () => send(ask, request));
}

const answersOf = onceFor(() => new Map<string, Promise<Seen>>());

/** The router's answer to a request, made once for all hosts. */
export const expectedOf = (request: Case, files: Files): Promise<Seen> =>
  onceEach(answersOf(files), router(files), request);

const hostAnswers = new WeakMap<Ask, Map<string, Promise<Seen>>>();

/** A host's answer to a request of the table, which is sent once. */
function answerOfHost(ask: Ask, request: Case): Promise<Seen> {
  const asked = hostAnswers.get(ask) ?? new Map<string, Promise<Seen>>();
  hostAnswers.set(ask, asked);
  return onceEach(asked, ask, request);
}

/** The text of each file of the tree. */
const textsOf = onceFor((files) => new Set([...files.values()].map(text)));

/** What the router answers. */
const due = ({ target, method }: Case, headers: Readonly<Record<string, string>>, files: Files) =>
  expectedOf({ target, method: method ?? "GET", headers, status: 200 }, files);

/** Sends a request of the table, with the tag of its own answer where it asks again. */
async function send(ask: Ask, { target, method = "GET", headers = {}, revalidates }: Case): Promise<Seen> {
  const sent: Record<string, string> = { ...headers };
  const { etag } = revalidates ? (await ask(method, target, sent)).headers : {};
  if (etag) sent["if-none-match"] = etag;
  return ask(method, target, sent);
}

/** Nothing of a request may come back in a header, but for names in `Ignored-Parameters`; in a host's own redirect its path and query do. */
function expectNoReflection({ status, headers }: Seen, ownRedirects = false): void {
  expect(Object.keys(headers).filter((name) => /iniettato|set-cookie/.test(name))).toEqual([]);
  expect(headers.server ?? "", "version of the server").not.toMatch(/\d\.\d/);
  const ours = Object.entries(headers).filter(
    ([name]) => name !== "ignored-parameters" && !(ownRedirects && status > 300 && name === "location"),
  );
  for (const [name, value] of ours) expect(`${value}`.toLowerCase(), name).not.toContain(MARK);
}

/** The answer of the router, byte for byte, with its headers. */
export async function expectExact(ask: Ask, request: Case, files: Files): Promise<void> {
  const seen = await answerOfHost(ask, request);
  const expected = await expectedOf(request, files);
  expect(expected.status, "the table against the router").toBe(request.status);
  expect(seen.status).toBe(expected.status);
  expect(seen.body).toBe(expected.body);
  for (const name of HEADERS) expect(seen.headers[name], name).toBe(expected.headers[name]);
  if (expected.headers.vary) expect(seen.headers.vary?.toLowerCase().split(/, */)).toContain("accept-language");
  if (seen.body)
    expect(seen.headers["content-type"]).toMatch(/^(?:application\/(?:json|atom\+xml)|text\/html; charset=utf-8)$/);
  expectNoReflection(seen);
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
  const whole = textsOf(files).has(seen.body);
  const { status } = await due({ target, method, status: 200 }, headers, files);
  // Whoever mends a path before the entry may make the base path of it.
  const index = await due({ target: BASE_PATH, status: 200 }, headers, files);
  expect(whole || status === 200 || seen.body === index.body, "a file of the tree or an answer").toBe(true);
}
