/** A site, a server in front of it and a browser: what the tests in Chromium need. */

import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll } from "vitest";
import { type BuiltSite, sharedSite } from "./built-site.ts";
import { type SuiteBrowser, suiteBrowser, watch } from "./chromium.ts";
import type { Page, PageOptions } from "./page.ts";

/** All there from the first test on. */
export interface BrowsedSite {
  readonly browser: SuiteBrowser;
  /** Address of the server: `http://127.0.0.1:49152`. */
  readonly origin: string;
  /** Opens a page, and says what goes wrong on it while it is used. */
  open(path: string, options?: PageOptions): Promise<[Page, string[]]>;
}

/**
 * Starts a server before the tests of the `describe` that asks, and ends it behind the last; the browser is that of all suites.
 *
 * @param serve starts the server, which listens when it is given back
 * @param args options of `generate` for the site
 * @example const site = browsedSite(({ dir }) => serveTree(dir, 0, "127.0.0.1"));
 */
export function browsedSite(serve: (site: BuiltSite) => Promise<Server>, ...args: string[]): BrowsedSite {
  const site = sharedSite(...args);
  const browser = suiteBrowser();
  let server: Server;
  beforeAll(async () => {
    server = await serve(site);
  });
  afterAll(() => {
    server?.closeAllConnections();
    server?.close();
  });
  return {
    browser,
    get origin() {
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    async open(path, options = {}) {
      const page = await browser.newPage({ locale: "it-IT", ...options });
      const seen = watch(page, this.origin);
      await page.goto(`${this.origin}/${path}`);
      return [page, seen];
    },
  };
}
