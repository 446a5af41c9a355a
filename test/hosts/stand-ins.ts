/** Hosts that cannot run here, as far as an entry sees them: the interface of its handler, and the files behind it. */

import { execFileSync } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { runInNewContext } from "node:vm";
import { decodeText } from "../../generator/router/escapes.ts";
import { type Ask, askHandler } from "./ask.ts";
import type { PreparedTree } from "./prepared-tree.ts";

/** What the module gives that a host begins with. */
const begin = (
  { folder }: PreparedTree,
  file: string,
): Promise<{ default: (request: Request) => Promise<Response>; config: object }> =>
  import(/* @vite-ignore */ pathToFileURL(path.join(folder, file)).href);

/** A host of files in front of which code runs for some paths; the code reads files by asking the host, as a client would. */
function inFront(
  tree: PreparedTree,
  handle: (request: Request) => Promise<Response>,
  runs: (path: string) => boolean,
): Ask {
  const host = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (runs(pathname)) return handle(request);
    const bytes = tree.files.get(pathname.slice(1));
    return bytes ? new Response(bytes as Uint8Array<ArrayBuffer>) : new Response("not found", { status: 404 });
  };
  const real = globalThis.fetch;
  globalThis.fetch = ((input: string | URL | Request) => host(new Request(input))) as typeof fetch;
  const ask = askHandler(host);
  return Object.assign(ask, { restore: () => (globalThis.fetch = real) });
}

/** Netlify: paths by `URLPattern`, of which the entry uses the star alone. */
export async function netlify(tree: PreparedTree): Promise<Ask> {
  const { default: handle, config } = await begin(tree, "hosts/netlify/api/index.js");
  const { path, excludedPath } = config as { path: string; excludedPath: string[] };
  const like = (pattern: string) => new RegExp(`^${pattern.replace(/[.]/g, "\\.").replaceAll("*", ".*")}$`);
  const [included, excluded] = [like(path), excludedPath.map(like)];
  return inFront(tree, handle, (name) => included.test(name) && !excluded.some((e) => e.test(name)));
}

/** Vercel: the middleware's matcher, of which a group with an expression is all that is used. */
export async function vercel(tree: PreparedTree): Promise<Ask> {
  const { default: handle, config } = await begin(tree, "hosts/vercel/middleware.js");
  const { matcher } = config as { matcher: [string] };
  const matches = new RegExp(`^${matcher[0]}$`);
  return inFront(tree, handle, (name) => matches.test(name));
}

/** Fastly: a KV store and the fetch event. */
export async function fastly(tree: PreparedTree): Promise<Ask> {
  type Listener = (event: { request: Request; respondWith(response: Promise<Response>): void }) => void;
  const entries = new Map<string, Uint8Array>();
  const printed = execFileSync(process.execPath, [`${tree.folder}/hosts/fastly/entries.mjs`], { maxBuffer: 2 ** 28 });
  for (const line of printed.toString().trimEnd().split("\n")) {
    const { key, value } = JSON.parse(line) as { key: string; value: string };
    entries.set(key, Buffer.from(value, "base64"));
  }
  let listener: Listener | undefined;
  class KVStore {
    readonly #name: string;
    constructor(name: string) {
      this.#name = name;
    }
    async get(key: string) {
      if (this.#name !== "albero") throw new Error(`KVStore: ${this.#name}`);
      const bytes = entries.get(key);
      return bytes ? { arrayBuffer: async () => Uint8Array.from(bytes).buffer } : null;
    }
  }
  const code = tree
    .text("hosts/fastly/router.js")
    .replace(/import\{KVStore( as \w+)?\}from"fastly:kv-store";/, (_, as = "") =>
      as ? `const${as.slice(3)}=KVStore;` : "",
    );
  const addEventListener = (_: "fetch", added: Listener) => {
    listener = added;
  };
  new Function("KVStore", "addEventListener", code)(KVStore, addEventListener);
  return askHandler(
    (request) => new Promise((resolve) => listener!({ request, respondWith: (response) => resolve(response) })),
  );
}

/**
 * Hosts whose requests are `Request`: the address is mended before the entry sees it. `filesStay`: the host itself gives the
 * files of the tree.
 */
export const STAND_INS = [
  { name: "netlify", start: netlify, filesStay: true },
  { name: "vercel", start: vercel, filesStay: true },
  { name: "fastly", start: fastly, filesStay: false },
] as const;

interface FunctionResponse {
  readonly statusCode?: number;
  readonly headers?: Readonly<Record<string, { value: string }>>;
  readonly body?: { readonly data: string };
  readonly uri?: string;
}

/** The parameters of a query as CloudFront hands them over: still escaped, repeated ones together. */
function querystringOf(query: string) {
  const found: Record<string, { value: string; multiValue?: { value: string }[] }> = {};
  for (const piece of query.split("&").filter(Boolean)) {
    const at = `${piece}=`.indexOf("=");
    const [name, value] = [piece.slice(0, at), piece.slice(at + 1)];
    const before = found[name];
    if (!before) found[name] = { value };
    else before.multiValue = [...(before.multiValue ?? [{ value: before.value }]), { value }];
  }
  return found;
}

/** CloudFront: the function, and behind it a bucket whose errors are the distribution's. */
export function cloudfront(tree: PreparedTree): Ask {
  const context: { handler?: (event: object) => FunctionResponse } = {};
  runInNewContext(`${tree.text("hosts/cloudfront/function.js")};this.handler=handler`, context);
  const fileHeaders = { "cache-control": "public, max-age=300", etag: '"s3"' };
  return async (method, target, headers) => {
    const [uri, query = ""] = [target.replace(/\?.*/s, ""), target.slice(`${target}?`.indexOf("?") + 1)];
    const request = { method, uri, querystring: querystringOf(query), headers: {}, cookies: {} };
    const out = context.handler!({ version: "1.0", request });
    if (out.statusCode !== undefined) {
      const sent = Object.entries(out.headers ?? {}).map(([name, { value }]) => [name, value]);
      return {
        status: out.statusCode,
        headers: Object.fromEntries(sent),
        body: method === "HEAD" ? "" : (out.body?.data ?? ""),
      };
    }
    // The bucket has the whole folder, by decoded names.
    const bytes = tree.everything.get(decodeText(out.uri!).slice(1));
    if (!bytes) return { status: 404, headers: {}, body: method === "HEAD" ? "" : tree.text("404.html") };
    if (["*", fileHeaders.etag].includes(headers["if-none-match"] ?? ""))
      return { status: 304, headers: fileHeaders, body: "" };
    return { status: 200, headers: fileHeaders, body: method === "HEAD" ? "" : new TextDecoder().decode(bytes) };
  };
}
