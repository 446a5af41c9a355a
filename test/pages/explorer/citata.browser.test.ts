import { describe, expect, it } from "vitest";
import { serveTree } from "../../../generator/cli/start-server.ts";
import { axeViolations } from "../site/axe.ts";
import { browsedSite } from "../site/browsed-site.ts";
import { CHROMIUM_IS_HERE } from "../site/chromium.ts";
import { settled } from "../site/page.ts";
import { SCENES } from "./scenes.ts";

const LAW = "norma/it/legge/1999/03/15/9001";

describe.skipIf(!CHROMIUM_IS_HERE)("who cites an act (skipped where /usr/bin/chromium is absent)", () => {
  const site = browsedSite(({ dir }) => serveTree(dir, 0, "127.0.0.1"));

  it.each(SCENES)("is a page of the act that leads to the citing article and back, %s", async (_, scene) => {
    const [page, seen] = await site.open(`esplora/#/${LAW}`, scene);
    await page.getByRole("link", { name: "Citata da", exact: true }).click();
    await settled(page);
    const places = page.locator(".table-frame tbody").getByRole("link", { name: /^art\. / });
    await expect.poll(() => places.count()).toBeGreaterThan(3);
    expect(await axeViolations(page)).toEqual([]);
    await places.first().click();
    await expect.poll(() => page.locator(".law").first().innerText()).toContain("legge 15 marzo 1999, n. 9001");
    await page.goBack();
    await expect.poll(() => places.count()).toBeGreaterThan(3);
    expect(seen).toEqual([]);
  });

  it.each(SCENES)("is told on the page of an article, from it to the citing article and back, %s", async (_, scene) => {
    const [page, seen] = await site.open(`esplora/#/${LAW}/art/6`, scene);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const line = page.locator("summary", { hasText: /^Citato da \d+ altr/ });
    await line.waitFor();
    await settled(page);
    expect(asked.filter((url) => url.includes("citata"))).toEqual([]);
    await line.click();
    const places = page.locator("details.notes tbody").getByRole("link", { name: /^art\. / });
    await expect.poll(() => places.count()).toBeGreaterThan(0);
    await settled(page);
    expect(await axeViolations(page)).toEqual([]);
    await places.first().click();
    await expect.poll(() => page.locator(".law").first().innerText()).toContain("legge 15 marzo 1999, n. 9001");
    await page.goBack();
    await line.click();
    await page.getByRole("link", { name: "Tutte le citazioni" }).click();
    await expect.poll(() => page.locator(".table-frame tbody tr").count()).toBe(1);
    await expect.poll(() => page.evaluate("location.hash")).toContain("articolo=6");
    expect(seen).toEqual([]);
  });

  it.each(SCENES)("shows the articles cited most as bars, each leads to what cites it, %s", async (_, scene) => {
    const [page] = await site.open(`esplora/#/${LAW}?vista=citata`, scene);
    await page.locator("summary", { hasText: "Articoli più citati" }).click();
    const bars = page.locator("details.aside .bar-cell");
    await expect.poll(() => bars.count()).toBeGreaterThan(1);
    await settled(page);
    expect(await axeViolations(page)).toEqual([]);
    const article = page.locator("details.aside tbody").getByRole("link", { name: "6", exact: true });
    await article.click();
    await expect.poll(() => page.locator(".table-frame tbody tr").count()).toBe(1);
    await expect.poll(() => page.evaluate("location.hash")).toContain("articolo=6");
  });

  it("is narrowed by article, and in the other direction is what the act cites", async () => {
    const [page] = await site.open(`esplora/#/${LAW}?vista=citata&articolo=6`);
    await expect.poll(() => page.locator(".table-frame tbody tr").count()).toBe(1);
    await page.getByRole("link", { name: "Cita", exact: true }).click();
    await expect.poll(() => page.locator(".table-frame tbody").innerText()).toContain("9004/2010");
  });
});
