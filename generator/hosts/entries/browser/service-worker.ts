/** A Service Worker: the router in the browser, for hosts that run no code at all. */

import { routerAnswers } from "../../../contract/router-answers.ts";
import { fetchHandler } from "../../../router/fetch.ts";
import { ReleaseFiles } from "./release-files.ts";
import { scope, worker } from "./worker-scope.ts";

const API = /^api\/public(?:[/?]|$)/;
/** What pages of the explorer read beside the answers: of one release with them, and kept as they are. */
const BESIDE = /^esplora\/(?:grafo\/[^/?]+\.bin|pnrr\/[^?]+\.json)$/;

const files = new ReleaseFiles(scope);
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
  const page = headers.get("location");
  if (elsewhere) headers.set("content-location", pathname + elsewhere.slice(1));
  if (page) headers.set("location", pathname + page.slice(1));
  if (links) headers.set("link", links.replaceAll("</", `<${pathname}`));
  return response;
}

let retired = false;
let asked: Promise<boolean> | undefined;

/** Where a router answers, the worker has nothing to do: what it has kept goes, and so does it. */
async function retireForRouter(): Promise<boolean> {
  // Without a network nobody knows.
  if (!(await routerAnswers(scope).catch(() => false))) return false;
  retired = true;
  await worker.registration.unregister();
  await files.forget();
  return true;
}

/** Whether it has retired: looked at when a worker begins its life, with every page that is opened, and whenever it fails. */
const isRetired = () => (asked ??= retireForRouter());

/** The worker's answer, or that of the router that is there now. */
async function answerOrRetire(request: Request): Promise<Response> {
  if (await isRetired()) return fetch(request);
  const answered = answer(request);
  const failed = await answered.then(
    ({ status }) => status >= 500,
    () => true,
  );
  if (failed) asked = undefined;
  return failed && (await isRetired()) ? fetch(request) : answered;
}

worker.addEventListener("install", () => void worker.skipWaiting());
worker.addEventListener("activate", (event) => {
  // Earlier workers kept pages, too.
  event.waitUntil(worker.caches.delete(`pagine ${scope}`));
  event.waitUntil(
    isRetired().then((gone) => (gone ? undefined : Promise.all([files.letGo(), worker.clients.claim()]))),
  );
});
worker.addEventListener("message", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (retired || !request.url.startsWith(scope)) return;
  const opened = request.mode === "navigate";
  // Who loads a page again sees what the host has now.
  if (opened) {
    asked = undefined;
    files.lookAgain();
  }
  const name = request.url.slice(scope.length);
  if (API.test(name) || BESIDE.test(name)) event.respondWith(answerOrRetire(request));
  else if (opened) event.waitUntil(isRetired());
});
