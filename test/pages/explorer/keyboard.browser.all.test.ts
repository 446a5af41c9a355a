import { describe, expect, it } from "vitest";
import { serveTree } from "../../../generator/cli/start-server.ts";
import { browsedSite } from "../site/browsed-site.ts";
import { CHROMIUM_IS_HERE } from "../site/chromium.ts";
import { answerFrom, perform } from "../site/page.ts";
import { ADDRESSES } from "./addresses.ts";
import { reusedPage } from "./reused-page.ts";
import { DESK } from "./scenes.ts";
import { drawn } from "./whole-view.ts";

/** What the keyboard is on once the page is drawn with it, and whether the reader sees it; `null` behind the last. */
const FOCUSED = `new Promise(requestAnimationFrame).then(() => {
  const at = document.activeElement;
  if (!at || at === document.body) return null;
  const { top, bottom, width, height } = at.getBoundingClientRect();
  return {
    what: at.outerHTML.slice(0, 90),
    order: [...document.querySelectorAll("*")].indexOf(at),
    inSight: at.className === "skip" || (bottom > 0 && top < innerHeight && width > 0 && height > 0),
    marked: getComputedStyle(at).outlineStyle !== "none",
  };
})`;

interface Stop {
  readonly what: string;
  readonly order: number;
  readonly inSight: boolean;
  readonly marked: boolean;
}

/** Stops of the keyboard at most: a long list need not be walked to its end. */
const MOST_STOPS = 150;

describe.skipIf(!CHROMIUM_IS_HERE)("every view of the explorer (skipped where /usr/bin/chromium is absent)", () => {
  const site = browsedSite(({ dir }) => serveTree(dir, 0, "127.0.0.1"));
  const reused = reusedPage(site, "esplora/", { viewport: DESK });

  it.each(ADDRESSES)("lets the keyboard reach what is on it, in order, in sight and marked: %s", async (_, hash) => {
    const [page] = await reused.open(hash);
    await drawn(page);
    await perform(page, "document.activeElement.blur()");
    const stops: Stop[] = [];
    while (stops.length < MOST_STOPS) {
      await page.keyboard.press("Tab");
      const stop = await answerFrom<Stop | null>(page, FOCUSED);
      if (stop === null) break;
      stops.push(stop);
    }
    expect(stops.length).toBeGreaterThan(8);
    expect(stops.map(({ order }) => order)).toEqual(stops.map(({ order }) => order).sort((a, b) => a - b));
    expect(stops.filter(({ inSight, marked }) => !inSight || !marked).map(({ what }) => what)).toEqual([]);
  });
});
