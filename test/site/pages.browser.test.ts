import { describe, expect, it } from "vitest";
import { serveTree } from "../../generator/cli/start-server.ts";
import { axeViolations } from "./axe.ts";
import { browsedSite } from "./browsed-site.ts";
import { ALL_PAGES, PAGES } from "./built-site.ts";
import { CHROMIUM_IS_HERE } from "./chromium.ts";

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 900 };

/** Where the keyboard is. */
interface Stop {
  readonly text: string;
  /** Position in the document. */
  readonly order: number;
  /** Outside the window, or below a bar that stays on top. */
  readonly hidden: boolean;
  readonly marked: boolean;
}

const FOCUSED = `(() => {
  const at = document.activeElement;
  if (!at || at === document.body) return null;
  const { left, width, top } = at.getBoundingClientRect();
  const x = Math.min(Math.max(left + width / 2, 1), innerWidth - 1);
  const above = document.elementFromPoint(x, top + 2)?.closest(".top, .contents");
  return {
    text: at.textContent.slice(0, 40),
    order: [...document.querySelectorAll("*")].indexOf(at),
    hidden: top < 0 || top > innerHeight || (!!above && !above.contains(at)),
    marked: getComputedStyle(at).outlineStyle !== "none",
  };
})()`;

describe.skipIf(!CHROMIUM_IS_HERE)("the pages in Chromium (skipped where /usr/bin/chromium is absent)", () => {
  const site = browsedSite(({ dir }) => serveTree(dir, 0, "127.0.0.1"), "--download", "all");

  describe.each(ALL_PAGES)("%s", (name) => {
    it.each([
      ["light", DESK],
      ["dark", PHONE],
    ] as const)("has no serious violation of accessibility with everything open, %s", async (colorScheme, viewport) => {
      const [page, seen] = await site.open(name, { colorScheme, viewport });
      for (const button of (await page.locator("button.send").all()).slice(0, 3)) await button.click();
      await page.locator(".tree").nth(2).waitFor();
      await page.evaluate("document.querySelectorAll('details').forEach((d) => { d.open = true; })");
      expect(await axeViolations(page, { least: "serious" })).toEqual([]);
      expect(seen).toEqual([]);
      await page.close();
    });

    it("never scrolls sideways, on a phone or a desk", async () => {
      for (const viewport of [PHONE, DESK]) {
        const [page] = await site.open(name, { viewport });
        expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0);
        await page.close();
      }
    });

    it("lets the keyboard skip to the content", async () => {
      const [page] = await site.open(name);
      await page.keyboard.press("Tab");
      expect(await page.evaluate("document.activeElement.className")).toBe("skip");
      await page.keyboard.press("Enter");
      expect(await page.evaluate("document.activeElement.id")).toBe("contenuto");
      await page.close();
    });

    it("takes the keyboard through everything in order, always in sight and marked", async () => {
      const [page] = await site.open(name, { viewport: PHONE, reducedMotion: "reduce" });
      const stops: Stop[] = [];
      for (;;) {
        await page.keyboard.press("Tab");
        const stop = await page.evaluate<Stop | null>(FOCUSED);
        if (stop === null) break;
        stops.push(stop);
      }
      expect(stops.length).toBeGreaterThan(30);
      expect(stops.map(({ order }) => order)).toEqual(stops.map(({ order }) => order).sort((a, b) => a - b));
      expect(stops.filter(({ hidden, marked }) => hidden || !marked)).toEqual([]);
      await page.close();
    });

    it("shows nothing that only a script could do where there is none", async () => {
      const [page, seen] = await site.open(name, { javaScriptEnabled: false });
      expect(await page.locator("h1").isVisible()).toBe(true);
      for (const scripted of [".example button", ".chips", "[data-copy]", '[data-path*="{"]'])
        for (const part of await page.locator(scripted).all()) expect(await part.isVisible(), scripted).toBe(false);
      expect(seen).toEqual([]);
      await page.close();
    });
  });

  describe("the start page", () => {
    it("shows the answer of each of its examples in place", async () => {
      const [page, seen] = await site.open("");
      for (const example of await page.locator(".example").all()) {
        await example.locator("button").first().click();
        await example.locator(".tree").waitFor();
        expect(await example.locator(".outcome").textContent()).toContain("200");
      }
      expect(seen).toEqual([]);
      await page.close();
    });

    it("leads to the documentation and to the other language", async () => {
      const [page] = await site.open("en/index.html");
      await page.locator(".button").click();
      await page.waitForURL(`${site.origin}/${PAGES.docs.en}`);
      await page.locator(".language").click();
      await page.waitForURL(`${site.origin}/${PAGES.docs.it}`);
      await page.locator(".brand").click();
      await page.waitForURL(`${site.origin}/${PAGES.start.it}`);
      await page.close();
    });
  });
});
