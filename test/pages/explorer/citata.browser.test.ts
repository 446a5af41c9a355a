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

  it("is narrowed by article, and in the other direction is what the act cites", async () => {
    const [page] = await site.open(`esplora/#/${LAW}?vista=citata&articolo=6`);
    await expect.poll(() => page.locator(".table-frame tbody tr").count()).toBe(1);
    await page.getByRole("link", { name: "Cita", exact: true }).click();
    await expect.poll(() => page.locator(".table-frame tbody").innerText()).toContain("9004/2010");
  });
});
