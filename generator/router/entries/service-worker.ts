/** A Service Worker: the router in the browser, for hosts that run no code at all. */

import { fetchHandler } from "./fetch.ts";
import { keptPages } from "./kept-pages.ts";
import { ReleaseFiles } from "./release-files.ts";
import { scope, worker } from "./worker-scope.ts";

const API = /^api\/public(?:[/?]|$)/;

const files = new ReleaseFiles(scope);
const pages = keptPages(scope);
const handle = fetchHandler(files.read, console.error, files.respond);

/** The same request at the root of a host, where the router expects it. A browser adds its languages only behind the worker. */
function atRoot({ url, method, headers }: Request): Request {
  const asked = new Headers(headers);
  if (!asked.has("accept-language")) asked.set("accept-language", worker.navigator.languages.join());
  return new Request(`${new URL(scope).origin}/${url.slice(scope.length)}`, { method, headers: asked });
}

/** The answer, its addresses below the folder too. */
async function answer(request: Request): Promise<Response> {
  const response = await handle(atRoot(request));
  const { headers } = response;
  const { pathname } = new URL(scope);
  const elsewhere = headers.get("content-location");
  const links = headers.get("link");
  if (elsewhere) headers.set("content-location", pathname + elsewhere.slice(1));
  if (links) headers.set("link", links.replaceAll("</", `<${pathname}`));
  return response;
}

worker.addEventListener("install", (event) => {
  worker.skipWaiting();
  event.waitUntil(pages.keep(["", "index.html", "en/index.html"].map((name) => scope + name)));
});
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (!request.url.startsWith(scope)) return;
  if (API.test(request.url.slice(scope.length))) event.respondWith(answer(request));
  else if (request.mode === "navigate") event.respondWith(pages.page(request, (done) => event.waitUntil(done)));
});
