import { describe, expect, it } from "vitest";
import { serveTree } from "../../../generator/cli/start-server.ts";
import { browsedSite } from "../site/browsed-site.ts";
import { CHROMIUM_IS_HERE } from "../site/chromium.ts";
import { whenSettled } from "../site/page.ts";
import { PAGES } from "./addresses.ts";
import { reusedPage } from "./reused-page.ts";
import { PHONE } from "./scenes.ts";
import { expectWholeView } from "./whole-view.ts";

/** What every page lays out by its container; columns of their own, as an act's text has, are not among them. */
const EDGED = "h1, .lead, .tabs, .fields, .table-frame, .provenance";
const COLUMNS = ".reader, .relations, dialog, details:not([open])";

/** Left edges of what is seen, each once, with what stands there. */
const LEFT_EDGES = `Object.fromEntries([...document.querySelectorAll(${JSON.stringify(EDGED)})]
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([one, { width }]) => width > 1 && one.closest("main") && !one.closest(${JSON.stringify(COLUMNS)}))
  .map(([one, { left }]) => [Math.round(left), one.localName + "." + one.className]))`;

describe.skipIf(!CHROMIUM_IS_HERE)("each page of the explorer (skipped where /usr/bin/chromium is absent)", () => {
  const site = browsedSite(({ dir }) => serveTree(dir, 0, "127.0.0.1"));
  // Where it fails first: a narrow window, and the colours that fewer people look at.
  const reused = reusedPage(site, "en/explore/", { viewport: PHONE, colorScheme: "dark" });

  it.each(PAGES)(
    "%s: is whole and accessible; title, lead, filters and table share their left edge",
    async (_, hash) => {
      const [page, seen] = await reused.open(hash);
      await page.setViewportSize(PHONE);
      await expectWholeView(page, hash, seen);
      for (const width of [390, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const edges = await whenSettled<Record<string, string>>(page, LEFT_EDGES);
        expect([width, Object.keys(edges).length], JSON.stringify(edges)).toEqual([width, 1]);
      }
    },
  );
});
