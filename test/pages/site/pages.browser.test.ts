import { describe, expect, it } from "vitest";
import { serveTree } from "../../../generator/cli/start-server.ts";
import { browsedSite } from "./browsed-site.ts";
import { ALL_PAGES, DOCS, PAGES } from "./built-site.ts";
import { CHROMIUM_IS_HERE } from "./chromium.ts";
import { expectAccessible } from "./opened-page.ts";

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 900 };
/** What the start page proposes of the sample. */
const EXAMPLES = 3;

describe.skipIf(!CHROMIUM_IS_HERE)("the pages in Chromium (skipped where /usr/bin/chromium is absent)", () => {
  const site = browsedSite(({ dir }) => serveTree(dir, 0, "127.0.0.1"), "--download", "all");

  describe.each(ALL_PAGES)("%s", (name) => {
    it("has no serious violation of accessibility with everything open", async () => {
      const [page, seen] = await site.open(name, { viewport: PHONE });
      await expectAccessible(page);
      expect(seen).toEqual([]);
    });

    it("never scrolls sideways, on a phone or a desk", async () => {
      for (const viewport of [PHONE, DESK]) {
        const [page] = await site.open(name, { viewport });
        await expect
          .poll(() => page.evaluate("document.documentElement.scrollWidth - innerWidth"))
          .toBeLessThanOrEqual(0);
      }
    });

    it("lets the keyboard skip to the content", async () => {
      const [page] = await site.open(name);
      await page.keyboard.press("Tab");
      await expect.poll(() => page.evaluate("document.activeElement.className")).toBe("skip");
      await page.keyboard.press("Enter");
      await expect.poll(() => page.evaluate("document.activeElement.id")).toBe("contenuto");
    });
  });

  describe("the start page", () => {
    it("leads from each of its examples to the answer", async () => {
      const [page, seen] = await site.open("");
      await expect.poll(() => page.locator(".example").count()).toBe(EXAMPLES);
      const statuses = `Promise.all([...document.querySelectorAll(".example a")].map(({ href }) => fetch(href).then(({ status }) => status)))`;
      await expect.poll(() => page.evaluate(statuses)).toEqual(Array(EXAMPLES).fill(200));
      expect(seen).toEqual([]);
    });

    it("leads to the documentation and to the other language", async () => {
      const [page] = await site.open("en/index.html");
      await page.locator(".button").click();
      await page.waitForURL(`${site.origin}/${DOCS.en}`);
      await page.locator(".language").click();
      await page.waitForURL((url) => url.pathname === `/${DOCS.it}`);
      await page.locator(".brand").click();
      await page.waitForURL(`${site.origin}/${PAGES.start.it}`);
    });
  });
});
