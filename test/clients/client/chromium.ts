/** The client in a browser, as a page loads it from the package: the gate asks it a little, `npm run test:all` everything. */

import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CHROMIUM_IS_HERE, suiteBrowser } from "../../pages/site/chromium.ts";
import { answerFrom, type Page } from "../../pages/site/page.ts";
import { digestOfAnswers } from "./digests-of-answers.mjs";
import { PACKED_CLIENT } from "./packed-client.ts";
import { type Place, type Places, preparePlaces } from "./places.ts";
import { dueDigest } from "./same-answers.ts";

/** Places that a page can open: it has no disk. */
const IN_BROWSER: readonly Place[] = ["server", "files"];

/**
 * Declares the suite.
 *
 * @param targets what the client is asked
 * @example chromiumSuite(["/api/public/health"]);
 */
export function chromiumSuite(targets: readonly string[]): void {
  describe.skipIf(!CHROMIUM_IS_HERE)("Chromium (skipped where /usr/bin/chromium is absent)", () => {
    let places: Places;
    let due: string;
    let scripts: Server;
    const browser = suiteBrowser();
    let page: Page;
    const loaded: string[] = [];

    beforeAll(async () => {
      places = await preparePlaces();
      due = await dueDigest(places, targets);
      // The package at an address of its own, as a host of packages gives it.
      scripts = createServer((request, response) => {
        const name = path.basename(request.url ?? "");
        loaded.push(name);
        response.writeHead(200, { "content-type": "text/javascript", "access-control-allow-origin": "*" });
        response.end(readFileSync(path.join(PACKED_CLIENT, name)));
      });
      await new Promise<void>((done) => scripts.listen(0, "127.0.0.1", done));
      page = await browser.newPage();
      // Beside the files: a host of files lets no page of another origin read them.
      await page.goto(`${places.open.files}index.html`);
    });
    afterAll(async () => {
      scripts.closeAllConnections();
      scripts.close();
      await places.stop();
    });

    it.each(IN_BROWSER)("answers as the router does: %s", async (place) => {
      const address = `http://127.0.0.1:${(scripts.address() as AddressInfo).port}/index.js`;
      const given = [places.open[place], targets].map((value) => JSON.stringify(value)).join(", ");
      const digest = await answerFrom<string>(
        page,
        `import(${JSON.stringify(address)}).then(({ createClient }) => (${digestOfAnswers})(createClient, ${given}))`,
      );
      expect(digest).toBe(due);
    });

    it("never loads what a disk needs", () => {
      expect(loaded).toContain("index.js");
      expect(loaded.filter((name) => name.startsWith("disk"))).toEqual([]);
    });
  });
}
