import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { serveTree } from "../../generator/cli/start-server.ts";
import { browsedSite } from "../site/browsed-site.ts";
import { CHROMIUM_IS_HERE } from "../site/chromium.ts";
import { ADDRESSES } from "./addresses.ts";
import { axeViolations } from "./axe.ts";
import { DESK, PHONE } from "./scenes.ts";

const LANGUAGES = [
  ["in Italian on a desk, light", "esplora/", { viewport: DESK, colorScheme: "light" }],
  ["in English on a phone, dark", "en/explore/", { viewport: PHONE, colorScheme: "dark" }],
] as const;

/** What the keyboard is on, and whether the reader sees it; `null` behind the last. */
const FOCUSED = `(() => {
  const at = document.activeElement;
  if (!at || at === document.body) return null;
  const { top, bottom, width, height } = at.getBoundingClientRect();
  return {
    what: at.outerHTML.slice(0, 90),
    order: [...document.querySelectorAll("*")].indexOf(at),
    inSight: at.className === "skip" || (bottom > 0 && top < innerHeight && width > 0 && height > 0),
    marked: getComputedStyle(at).outlineStyle !== "none",
  };
})()`;

interface Stop {
  readonly what: string;
  readonly order: number;
  readonly inSight: boolean;
  readonly marked: boolean;
}

/** The view is there: its title, and nothing that is still awaited. */
async function drawn(page: Page): Promise<void> {
  await page.locator("main h1").first().waitFor();
  await expect.poll(() => page.locator(".skeleton").count(), { timeout: 15_000 }).toBe(0);
}

/** Stops of the keyboard at most: a long list need not be walked to its end. */
const MOST_STOPS = 150;

describe.skipIf(!CHROMIUM_IS_HERE)("every view of the explorer (skipped where /usr/bin/chromium is absent)", () => {
  const site = browsedSite(({ dir }) => serveTree(dir, 0, "127.0.0.1"));

  describe.each(ADDRESSES)("%s", (_, hash) => {
    it.each(LANGUAGES)("is whole and accessible %s", async (_, folder, options) => {
      const [page, seen] = await site.open(`${folder}${hash}`, options);
      await drawn(page);
      expect(await page.locator("main h1").count()).toBe(1);
      expect(await page.title()).not.toBe("");
      // An address that no view knows would have become a search.
      expect(new URL(page.url()).hash.split("?")[0]).toBe(hash.split("?")[0]);
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0);
      // A page that is not here is a 404, which the console of the browser tells by itself.
      expect(seen.filter((line) => !line.includes("the server responded with a status of 404"))).toEqual([]);
      await page.close();
    });

    it("lets the keyboard reach what is on it, in order, in sight and marked", async () => {
      const [page] = await site.open(`esplora/${hash}`, { viewport: DESK, reducedMotion: "reduce" });
      await drawn(page);
      await page.evaluate("document.activeElement.blur()");
      const stops: Stop[] = [];
      while (stops.length < MOST_STOPS) {
        await page.keyboard.press("Tab");
        const stop = await page.evaluate<Stop | null>(FOCUSED);
        if (stop === null) break;
        stops.push(stop);
      }
      expect(stops.length).toBeGreaterThan(8);
      expect(stops.map(({ order }) => order)).toEqual(stops.map(({ order }) => order).sort((a, b) => a - b));
      expect(stops.filter(({ inSight, marked }) => !inSight || !marked).map(({ what }) => what)).toEqual([]);
      await page.close();
    });
  });
});
