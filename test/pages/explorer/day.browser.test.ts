import { describe, expect, it } from "vitest";
import { serveTree } from "../../../generator/cli/start-server.ts";
import { axeViolations } from "../site/axe.ts";
import { browsedSite } from "../site/browsed-site.ts";
import { CHROMIUM_IS_HERE } from "../site/chromium.ts";
import { settled } from "../site/page.ts";
import { SCENES } from "./scenes.ts";

const LAW = "norma/it/legge/1999/03/15/9001";
const CODE = "norma/it/regio-decreto/1931/05/07/9005";
const OFFICIAL = "https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:";

describe.skipIf(!CHROMIUM_IS_HERE)("a day that is asked for (skipped where /usr/bin/chromium is absent)", () => {
  const site = browsedSite(({ dir }) => serveTree(dir, 0, "127.0.0.1"));
  const official = ".other-day a[href*='normattiva']";

  it.each([
    ["an act", LAW, `${LAW}@2003-05-08`],
    ["an article", `${LAW}/art/2`, `${LAW}@2003-05-08/art/2`],
  ])("is chosen on the page of %s", async (_, from, to) => {
    const [page] = await site.open(`esplora/#/${from}`);
    await page.getByLabel("In vigore il").fill("2003-05-08");
    await page.waitForURL(`${site.origin}/esplora/#/${to}`);
    await expect.poll(() => page.locator(".other-day").textContent()).toContain("Chiesto il testo all'8 maggio 2003");
    const place = to.includes("/art/") ? "~art2" : "";
    await expect
      .poll(() => page.locator(official).getAttribute("href"))
      .toBe(`${OFFICIAL}legge:1999-03-15;9001${place}!vig=2003-05-08`);
  });

  it.each(SCENES)("from before all versions leads to its official text and to what changed, %s", async (_, options) => {
    const [page] = await site.open(`esplora/#/${CODE}@2000-01-01/art/9`, options);
    await settled(page);
    await expect
      .poll(() => page.getByRole("link", { name: /testo ufficiale/ }).getAttribute("href"))
      .toBe(`${OFFICIAL}regio.decreto:1931-05-07;9005~art9!vig=2000-01-01`);
    await expect.poll(() => page.locator("main").textContent()).toContain("L. 9008/2024 (25 gennaio 2024)");
    await page.getByLabel("In vigore il").waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  it("is not asked for on the official page of an article of today", async () => {
    const [page] = await site.open(`esplora/#/${CODE}/art/4-bis`);
    await expect
      .poll(() => page.locator(".act-links a").first().getAttribute("href"))
      .toBe(`${OFFICIAL}regio.decreto:1931-05-07;9005~art4bis`);
  });
});
