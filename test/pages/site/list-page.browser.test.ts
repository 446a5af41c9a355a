import { describe, expect, it } from "vitest";
import { serveTree } from "../../../generator/cli/start-server.ts";
import { OPERATIONS } from "../../../generator/contract/operations.ts";
import { axeViolations } from "./axe.ts";
import { browsedSite } from "./browsed-site.ts";
import { PAGES } from "./built-site.ts";
import { CHROMIUM_IS_HERE } from "./chromium.ts";
import { perform, still } from "./page.ts";

const PHONE = { width: 360, height: 740 };

describe.skipIf(!CHROMIUM_IS_HERE)("the list of operations in Chromium (skipped where it is absent)", () => {
  const site = browsedSite(({ dir }) => serveTree(dir, 0, "127.0.0.1"), "--download", "all");

  it.each([
    ["it-IT", "it"],
    ["en-GB", "en"],
  ] as const)("is found at /api/public/redoc by a reader of %s, whole without a script", async (locale, lang) => {
    const [page, seen] = await site.open("api/public/redoc", { locale, javaScriptEnabled: false });
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe(lang);
    await expect.poll(() => page.locator(".operation").count()).toBe(OPERATIONS.length);
    await expect.poll(() => page.locator("script, button").count()).toBe(0);
    const links = page.locator(".example a");
    await expect.poll(() => links.count()).toBe(OPERATIONS.length);
    await links.first().click();
    await expect.poll(() => page.locator("body").textContent()).toContain('"stato":"ok"');
    expect(seen).toEqual([]);
  });

  it("has no violation of accessibility at all", async () => {
    const [page] = await site.open(PAGES.list.it, { colorScheme: "dark", viewport: PHONE });
    expect(await axeViolations(page)).toEqual([]);
  });

  it("opens the shape that a link leads to", async () => {
    const [page] = await site.open(PAGES.list.it);
    await page.goto(`${site.origin}/${PAGES.list.it}#schema-Riga`);
    await expect.poll(() => page.locator("#schema-Riga .fields").isVisible()).toBe(true);
  });

  it.each(["ddl", "cerca.q", "pnrr-enti", "schemi"])("stands at the place that the address names: %s", async (id) => {
    const [page] = await site.open(`${PAGES.list.it}#${id}`, { viewport: PHONE });
    const top = `document.getElementById("${id}").getBoundingClientRect().top`;
    const isNear = () => page.evaluate(`${top} >= 0 && ${top} < ${PHONE.height / 4}`);
    await expect.poll(isNear).toBe(true);
    const named = await still<number>(page, top);
    // The same place, where a page that named none goes to it.
    await page.goto("about:blank");
    await page.goto(`${site.origin}/${PAGES.list.it}`);
    await perform(page, `location.hash = "${id}"`);
    await expect.poll(() => page.evaluate(`Math.abs(${top} - ${named})`)).toBeLessThan(2);
  });

  it("has a link to every operation beside its heading, large enough for a finger", async () => {
    const [page] = await site.open(PAGES.list.en);
    const links = page.locator("a.anchor");
    const isEach = `JSON.stringify([...document.querySelectorAll("a.anchor")].map((a) => a.getAttribute("href"))) ===
      JSON.stringify([...document.querySelectorAll(".operation")].map(({ id }) => "#" + id))`;
    await expect.poll(() => page.evaluate(isEach)).toBe(true);
    const smallest = () =>
      links.evaluateAll((all) =>
        Math.min(...all.flatMap((a) => [a.getBoundingClientRect().width, a.getBoundingClientRect().height])),
      );
    await expect.poll(smallest).toBeGreaterThanOrEqual(24);
    await expect.poll(() => links.first().getAttribute("aria-label")).toBe("Link: Status and counts");
  });
});
