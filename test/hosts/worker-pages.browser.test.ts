import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CHROMIUM_IS_HERE, suiteBrowser } from "../pages/site/chromium.ts";
import { addressOf, type Page } from "../pages/site/page.ts";
import { type FileHost, fileHost } from "./file-host.ts";
import { type PreparedTree, prepareTree } from "./prepared-tree.ts";
import { install } from "./worker-page.ts";

describe.skipIf(!CHROMIUM_IS_HERE)(
  "addresses of the API that somebody opens where the Service Worker answers, below a folder (skipped where /usr/bin/chromium is absent)",
  () => {
    let tree: PreparedTree;
    let host: FileHost;
    const browser = suiteBrowser();
    let page: Page;
    beforeAll(async () => {
      tree = await prepareTree(["github-pages"]);
      host = await fileHost(tree.folder, "/progetto/");
      page = await browser.newPage({ locale: "it-IT" });
      await page.goto(host.root);
      await install(page);
    });
    afterAll(async () => {
      await host.stop();
      tree.remove();
    });

    it.each([
      ["norme/L.%20241/1990", "esplora/#/norma/it/legge/1990/08/07/241"],
      ["norme/nessun%20atto", "esplora/#/cerca?q=nessun%20atto"],
      ["ddl/lista?lang=en", "en/explore/#/ddl"],
      ["", "api/public/docs.html"],
    ])("%s leads to %s", async (target, expected) => {
      await page.goto(`${host.root}api/public/${target}`);
      await expect.poll(() => addressOf(page)).toBe(host.root + expected);
    });

    it("lead to the JSON where the address asks for it, and for the requests of a page", async () => {
      await page.goto(`${host.root}api/public/health?formato=json`);
      await expect.poll(() => addressOf(page)).toBe(`${host.root}api/public/health?formato=json`);
      await expect.poll(() => page.evaluate("JSON.parse(document.body.textContent).stato")).toBe("ok");
      const type = `fetch("health").then(({ url, headers }) => url + " " + headers.get("content-type"))`;
      await expect.poll(() => page.evaluate(type)).toBe(`${host.root}api/public/health application/json`);
    });
  },
);
