import { describe, expect, it } from "vitest";
import { serveTree } from "../../../generator/cli/start-server.ts";
import { axeViolations } from "../site/axe.ts";
import { browsedSite } from "../site/browsed-site.ts";
import { CHROMIUM_IS_HERE } from "../site/chromium.ts";
import { settled } from "../site/page.ts";
import { SCENES } from "./scenes.ts";

describe.skipIf(!CHROMIUM_IS_HERE)("what a search found, in its article (skipped where chromium is absent)", () => {
  const site = browsedSite(({ dir }) => serveTree(dir, 0, "127.0.0.1"));
  const current = `(() => {
    const { top, bottom } = document.querySelector("mark.hit.current").getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  })()`;

  it.each(SCENES)("is marked, in sight, and counted, accessibly, %s", async (_, options) => {
    const [page, seen] = await site.open("esplora/#/cerca?q=biblioteche", options);
    await page.locator(".found > a", { hasText: "art. 3-bis L. 9001/1999" }).click();
    await page.waitForURL(/\/art\/3-bis.*\?trova=biblioteche$/);
    await page.locator("mark.hit.current").waitFor();
    await settled(page);
    await expect.poll(() => page.locator("mark.hit").first().textContent()).toMatch(/^bibliotec/i);
    await expect.poll(() => page.locator(".hits [role=status]").textContent()).toMatch(/^biblioteche: 1 di \d+$/);
    await expect.poll(() => page.evaluate(current)).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    expect(seen).toEqual([]);
  });

  it("is found in all its forms, one after the other, and let go", async () => {
    const [page] = await site.open("en/explore/#/norma/it/legge/1999/03/15/9001/art/2?trova=lettore%20biblioteca");
    const status = page.locator(".hits [role=status]");
    await status.waitFor();
    await expect.poll(() => status.textContent()).toMatch(/: 1 of [2-9]$/);
    await page.getByRole("button", { name: "To the word found next" }).click();
    await expect.poll(() => status.textContent()).toMatch(/: 2 of /);
    await expect.poll(() => page.locator("mark.hit.current").count()).toBe(1);
    await page.getByRole("button", { name: "Remove the marks of the search" }).click();
    await expect.poll(() => page.locator("mark.hit").count()).toBe(0);
    await page.waitForURL(/\/art\/2$/);
  });

  it("shows no bar where the article has none of the words", async () => {
    const [page] = await site.open("esplora/#/norma/it/legge/1999/03/15/9001/art/2?trova=zzzzzz");
    await page.locator(".law").first().waitFor();
    await expect.poll(() => page.locator(".hits").count()).toBe(0);
  });
});
