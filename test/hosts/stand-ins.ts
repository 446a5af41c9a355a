/** Hosts that cannot run here, as far as an entry sees them: the interface of its handler, and the files behind it. */

import path from "node:path";
import { pathToFileURL } from "node:url";
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
async function netlify(tree: PreparedTree): Promise<Ask> {
  const { default: handle, config } = await begin(tree, "hosts/netlify/api/index.js");
  const { path, excludedPath } = config as { path: string; excludedPath: string[] };
  const like = (pattern: string) => new RegExp(`^${pattern.replace(/[.]/g, "\\.").replaceAll("*", ".*")}$`);
  const [included, excluded] = [like(path), excludedPath.map(like)];
  return inFront(tree, handle, (name) => included.test(name) && !excluded.some((e) => e.test(name)));
}

/** Vercel: the middleware's matcher, of which a group with an expression is all that is used. */
async function vercel(tree: PreparedTree): Promise<Ask> {
  const { default: handle, config } = await begin(tree, "hosts/vercel/middleware.js");
  const { matcher } = config as { matcher: [string] };
  const matches = new RegExp(`^${matcher[0]}$`);
  return inFront(tree, handle, (name) => matches.test(name));
}

/** Hosts whose requests are `Request`: the address is mended before the entry sees it. */
export const STAND_INS = [
  { name: "netlify", start: netlify },
  { name: "vercel", start: vercel },
] as const;
