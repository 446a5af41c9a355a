/** The requests of transport, asked of the Service Worker by a page in a real browser. */

import { afterAll, beforeAll, describe, it } from "vitest";
import type { HostName } from "../../generator/hosts/profiles.ts";
import type { SuiteBrowser } from "../pages/site/chromium.ts";
import type { Ask } from "./ask.ts";
import { type FileHost, fileHost } from "./file-host.ts";
import { type PreparedTree, prepareTree } from "./prepared-tree.ts";
import { expectExact } from "./promises.ts";
import { named, TRANSPORT } from "./requests.ts";
import { asking, install } from "./worker-page.ts";

/**
 * Tests that the worker answers requests as the router does.
 *
 * @param host whose files the tree has
 */
export function workerTable(browser: SuiteBrowser, host: HostName): void {
  describe(`${host}: the table of requests`, () => {
    let tree: PreparedTree;
    let files: FileHost;
    let ask: Ask;
    beforeAll(async () => {
      tree = await prepareTree([host]);
      files = await fileHost(tree.folder, "/");
      const page = await browser.newPage({ locale: "it-IT" });
      await page.goto(files.root);
      await install(page);
      ask = asking(page, files.root);
    });
    afterAll(async () => {
      await files.stop();
      tree.remove();
    });

    it.each(named(TRANSPORT))("%s", (_, request) => expectExact(ask, request, tree.files));
  });
}
