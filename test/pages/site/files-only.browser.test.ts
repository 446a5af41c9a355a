import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import path from "node:path";
import { build } from "rolldown";
import { describe, expect, it } from "vitest";
import { browsedSite } from "./browsed-site.ts";
import type { BuiltSite } from "./built-site.ts";
import { CHROMIUM_IS_HERE } from "./chromium.ts";

/** Folder below which a project's pages stand on many hosts. */
const FOLDER = "/progetto/";
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
};

/** A Service Worker that answers for the API below its scope from the files of the tree. */
const WORKER = `
import { fetchHandler } from "./generator/router/fetch.ts";
const scope = self.registration.scope;
const handle = fetchHandler(async (name) => {
  const response = await fetch(scope + name);
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
});
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { url, method } = event.request;
  if (!url.startsWith(scope + "api/public/")) return;
  event.respondWith(handle(new Request(location.origin + "/" + url.slice(scope.length), { method })));
});`;

let worker: string | undefined;

/** Serves the files below the folder, and the worker where there is one. */
async function serveFiles(site: BuiltSite): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, "http://localhost");
    const name = pathname.slice(FOLDER.length);
    const file = path.join(site.dir, name);
    if (name === "sw.js" && worker !== undefined) response.setHeader("content-type", TYPES[".js"]!).end(worker);
    else if (pathname.startsWith(FOLDER) && existsSync(file) && statSync(file).isFile()) {
      response.setHeader("content-type", TYPES[path.extname(file)] ?? "application/octet-stream");
      createReadStream(file).pipe(response);
    } else response.writeHead(404, { "content-type": "text/html" }).end("<h1>404</h1>");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return server;
}

describe.skipIf(!CHROMIUM_IS_HERE)(
  "on a host of files, below a folder (skipped where /usr/bin/chromium is absent)",
  () => {
    const site = browsedSite(serveFiles);
    const root = () => `${site.origin}${FOLDER}`;

    it("reads as it does anywhere, and its links stay in the folder", async () => {
      const page = await site.browser.newPage();
      await page.goto(`${root()}index.html`);
      await page.locator(".button").click();
      await page.waitForURL(`${root()}api/public/docs.html`);
      await page.locator(".opblock-tag").first().waitFor();
      await page.locator("a.language").click();
      await page.waitForURL(`${root()}api/public/docs.en.html`);
      await page.locator(".brand").click();
      await page.waitForURL(`${root()}en/index.html`);
    });

    it("answers through the Service Worker where the tree has one, from the first request on", async () => {
      const { output } = await build({
        input: "worker.ts",
        platform: "browser",
        plugins: [
          {
            name: "worker",
            resolveId: (id) => (id === "worker.ts" ? path.resolve(import.meta.dirname, "../../../worker.ts") : null),
            load: (id) => (path.basename(id) === "worker.ts" ? WORKER : null),
          },
        ],
        write: false,
        output: { format: "iife" },
      });
      worker = output[0].code;
      const page = await site.browser.newPage();
      await page.goto(`${root()}api/public/docs.html#ddl`);
      await page.locator(".opblock.is-open button.execute").click();
      const status = page.locator(".opblock.is-open .live-responses-table .response-col_status").last();
      await expect.poll(() => status.textContent()).toBe("200");
      // The program that is copied would get nothing here.
      const beside = page.locator(".opblock.is-open .notice:has(+ .request-snippets)");
      await expect.poll(() => beside.textContent()).toContain("solo file");
      await page.goto(`${root()}index.html`);
      const answered = `fetch(document.querySelector(".example a").href).then(({ status }) => status)`;
      await expect.poll(() => page.evaluate(answered)).toBe(200);
    });
  },
);
