import { describe, expect, it } from "vitest";
import { serveTree } from "../../../generator/cli/start-server.ts";
import { browsedSite } from "./browsed-site.ts";
import { ALL_PAGES } from "./built-site.ts";
import { CHROMIUM_IS_HERE } from "./chromium.ts";
import { expectAccessible } from "./opened-page.ts";
import { answerFrom } from "./page.ts";

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

/** Once the page is drawn with it. */
const FOCUSED = `new Promise(requestAnimationFrame).then(() => {
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
})`;

describe.skipIf(!CHROMIUM_IS_HERE)("the pages in Chromium (skipped where /usr/bin/chromium is absent)", () => {
  const site = browsedSite(({ dir }) => serveTree(dir, 0, "127.0.0.1"), "--download", "all");

  describe.each(ALL_PAGES)("%s", (name) => {
    it.each([
      ["light", DESK],
      ["dark", PHONE],
    ] as const)("has no serious violation of accessibility with everything open, %s", async (colorScheme, viewport) => {
      const [page, seen] = await site.open(name, { colorScheme, viewport });
      await expectAccessible(page);
      expect(seen).toEqual([]);
    });

    it("takes the keyboard through everything in order, always in sight and marked", async () => {
      const [page] = await site.open(name, { viewport: PHONE });
      const stops: Stop[] = [];
      for (;;) {
        await page.keyboard.press("Tab");
        const stop = await answerFrom<Stop | null>(page, FOCUSED);
        if (stop === null) break;
        stops.push(stop);
      }
      expect(stops.length).toBeGreaterThan(30);
      expect(stops.map(({ order }) => order)).toEqual(stops.map(({ order }) => order).sort((a, b) => a - b));
      expect(stops.filter(({ hidden, marked }) => hidden || !marked)).toEqual([]);
    });

    it("shows nothing that only a script could do where there is none", async () => {
      const [page, seen] = await site.open(name, { javaScriptEnabled: false });
      await expect.poll(() => page.locator("h1").isVisible()).toBe(true);
      await expect.poll(() => page.locator(".scripted").filter({ visible: true }).count()).toBe(0);
      expect(seen).toEqual([]);
    });
  });
});
