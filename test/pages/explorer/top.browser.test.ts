import { describe, expect, it } from "vitest";
import { serveTree } from "../../../generator/cli/start-server.ts";
import { browsedSite } from "../site/browsed-site.ts";
import { CHROMIUM_IS_HERE } from "../site/chromium.ts";
import { perform, whenSettled } from "../site/page.ts";
import { reusedPage } from "./reused-page.ts";
import { DESK } from "./scenes.ts";
import { drawn } from "./whole-view.ts";

/** Width of the field of the search, and how much of the page is beyond the window. */
const FIELD = `[document.querySelector(".top input").getBoundingClientRect().width,
  document.documentElement.scrollWidth - innerWidth]`;

describe.skipIf(!CHROMIUM_IS_HERE)(
  "the top of the explorer's pages (skipped where /usr/bin/chromium is absent)",
  () => {
    const site = browsedSite(({ dir }) => serveTree(dir, 0, "127.0.0.1"));
    const reused = reusedPage(site, "esplora/", { viewport: DESK });

    it.each(["100%", "200%"])("the field of the search is at least 240 px wide, text at %s", async (size) => {
      const [page] = await reused.open("#/ddl");
      await drawn(page);
      await perform(page, `document.documentElement.style.fontSize = "${size}"`);
      for (let width = 320; width <= 2000; width += 20) {
        await page.setViewportSize({ width, height: 900 });
        const [field, beyond] = await whenSettled<[number, number]>(page, FIELD);
        expect([width, Math.min(field, 240), Math.max(beyond, 0)]).toEqual([width, 240, 0]);
      }
    });
  },
);
