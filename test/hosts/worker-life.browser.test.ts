import { rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import path from "node:path";
import { copySync } from "fs-extra/esm";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { serveTree } from "../../generator/cli/start-server.ts";
import { run } from "../cli/commands.ts";
import { CHROMIUM_IS_HERE, suiteBrowser } from "../pages/site/chromium.ts";
import { answerFrom, type Page, settled } from "../pages/site/page.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { type FileHost, fileHost } from "./file-host.ts";
import { asking, install } from "./worker-page.ts";

const GRAPH = "api/public/graph?max_nodi=137&lang=en";

/** Ends when a worker answers for the page. */
const CONTROLLED = `new Promise((done) => {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("controllerchange", () => done());
  if (serviceWorker.controller) done();
})`;

describe.skipIf(!CHROMIUM_IS_HERE)(
  "the Service Worker in a browser's life (skipped where /usr/bin/chromium is absent)",
  () => {
    const work = temporaryFolder();
    const first = path.join(work, "primo");
    const browser = suiteBrowser();
    let page: Page;
    let host: FileHost;

    beforeAll(() => {
      const { status, stderr } = run("generate", "--out", first, "--host", "github-pages");
      if (status !== 0) throw new Error(stderr);
    });

    it("answers what a page asks while another of its requests has the worker come", async () => {
      const files = await fileHost(first, "/progetto/");
      const reader = await browser.newPage({ locale: "it-IT" });
      let asked = 0;
      // Each request without an answer looks whether a router is there. All but the first learn it when the worker has come.
      await reader.route(`${files.root}api/public/`, async (route) => {
        if (asked++ > 0) await answerFrom(reader, CONTROLLED);
        await route.continue();
      });
      await reader.goto(`${files.root}esplora/#/ddl`);
      await settled(reader);
      expect(asked).toBeGreaterThan(1);
      await expect.poll(() => reader.locator(".message").count()).toBe(0);
      await expect.poll(() => reader.locator("tbody tr").count()).toBeGreaterThan(0);
      await files.stop();
    });

    describe("where a router answers", () => {
      const installed = () =>
        page.evaluate<number>("navigator.serviceWorker.getRegistrations().then((all) => all.length)");
      const broken = path.join(work, "guasto");
      const without = path.join(work, "senza");
      let server: Server | undefined;

      /** Serves a tree by the router where the host of files was. */
      async function serveInstead(folder: string): Promise<void> {
        await host.stop();
        server = await serveTree(folder, Number(new URL(host.root).port), "127.0.0.1");
      }

      beforeAll(() => {
        for (const folder of [broken, without]) copySync(first, folder);
        rmSync(path.join(without, "sw.js"));
        // A worker that fails every question to the API, as one would whose files are refused.
        const fails = `addEventListener("install", () => skipWaiting());
        addEventListener("activate", (event) => event.waitUntil(clients.claim()));
        addEventListener("fetch", (event) => {
          if (event.request.url.includes("/api/public/")) event.respondWith(Response.error());
        });`;
        writeFileSync(path.join(broken, "sw.js"), fails);
      });
      afterEach(() => {
        server?.closeAllConnections();
        server?.close();
      });

      it.each([
        ["its own worker leaves", first, first],
        ["a worker that fails is replaced by one that leaves", broken, first],
        ["a worker that fails leaves where the tree has none", broken, without],
      ] as const)("%s", async (_, before, after) => {
        host = await fileHost(before, "/");
        page = await browser.newPage({ locale: "it-IT" });
        await page.goto(host.root);
        await install(page);
        await expect.poll(() => installed()).toBe(1);
        await serveInstead(after);
        await page.goto(host.root);
        // Nothing is asked for meanwhile: each request that a worker gets puts off the browser's look for a new one.
        await expect.poll(installed).toBe(0);
        await expect.poll(async () => (await asking(page, host.root)("GET", `/${GRAPH}`, {})).status).toBe(200);
        // What ours kept is gone, and nothing is installed again.
        await page.goto(`${host.root}index.html`);
        const answered = `fetch(document.querySelector(".example a").href).then(({ status }) => status)`;
        await expect.poll(() => page.evaluate(answered)).toBe(200);
        await expect.poll(() => installed()).toBe(0);
        if (before === first) await expect.poll(() => page.evaluate<string[]>("caches.keys()")).toEqual([]);
      });
    });
  },
);
