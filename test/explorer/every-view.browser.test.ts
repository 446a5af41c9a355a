import { describe, expect, it } from "vitest";
import { serveTree } from "../../generator/cli/start-server.ts";
import { axeViolations } from "../site/axe.ts";
import { browsedSite } from "../site/browsed-site.ts";
import { CHROMIUM_IS_HERE } from "../site/chromium.ts";
import { ADDRESSES } from "./addresses.ts";
import { drawn } from "./drawn.ts";
import { reusedPage } from "./reused-page.ts";
import { DESK, PHONE } from "./scenes.ts";

const LANGUAGES = [
  ["in Italian on a desk, light", "esplora/", { viewport: DESK, colorScheme: "light" }],
  ["in English on a phone, dark", "en/explore/", { viewport: PHONE, colorScheme: "dark" }],
] as const;

describe.skipIf(!CHROMIUM_IS_HERE)("every view of the explorer (skipped where /usr/bin/chromium is absent)", () => {
  const site = browsedSite(({ dir }) => serveTree(dir, 0, "127.0.0.1"));

  describe.each(LANGUAGES)("%s", (_, folder, options) => {
    const reused = reusedPage(site, folder, options);

    it.each(ADDRESSES)("%s: is whole and accessible", async (_, hash) => {
      const [page, seen] = await reused.open(hash);
      await drawn(page);
      expect(await page.locator("main h1").count()).toBe(1);
      expect(await page.title()).not.toBe("");
      // An address that no view knows would have become a search.
      expect(new URL(page.url()).hash.split("?")[0]).toBe(hash.split("?")[0]);
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0);
      // A page that is not here is a 404, which the console of the browser tells by itself.
      expect(seen.filter((line) => !line.includes("the server responded with a status of 404"))).toEqual([]);
    });
  });
});
