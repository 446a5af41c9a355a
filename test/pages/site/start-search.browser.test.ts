import { describe, expect, it } from "vitest";
import { serveTree } from "../../../generator/cli/start-server.ts";
import { browsedSite } from "./browsed-site.ts";
import { CHROMIUM_IS_HERE } from "./chromium.ts";

const PHONE = { width: 390, height: 844 };

/** Links, buttons, fields and folds that are lower than 24 pixels, those in the line of a sentence aside. */
const SMALL = `[...document.querySelectorAll("a, button, input, summary")]
  .filter((element) => element.checkVisibility() && !element.matches(".skip, p a, dd a"))
  .filter((element) => element.getBoundingClientRect().height < 24)
  .map((element) => element.outerHTML.slice(0, 90))`;

describe.skipIf(!CHROMIUM_IS_HERE)("the search of the start page (skipped where /usr/bin/chromium is absent)", () => {
  const site = browsedSite(({ dir }) => serveTree(dir, 0, "127.0.0.1"), "--download", "all");

  it.each([
    ["index.html", "esplora/"],
    ["en/index.html", "en/explore/"],
  ])("is the one field of %s, in the first screen, and leads to what is found", async (name, folder) => {
    const [page, seen] = await site.open(name, { viewport: PHONE });
    const field = page.getByRole("searchbox");
    await expect.poll(() => field.count()).toBe(1);
    await expect
      .poll(() => field.evaluate((element) => element.getBoundingClientRect().top))
      .toBeLessThan(PHONE.height);
    await field.fill("biblioteche & letture");
    await page.keyboard.press("Enter");
    await page.waitForURL(`${site.origin}/${folder}index.html#/cerca?q=biblioteche%20%26%20letture`);
    await page.locator(".found").first().waitFor();
    expect(seen).toEqual([]);
  });

  it.each(["index.html", "en/index.html"])("stands among targets of 24 pixels on %s", async (name) => {
    const [page] = await site.open(name, { viewport: PHONE });
    await expect.poll(() => page.evaluate(SMALL)).toEqual([]);
  });
});
