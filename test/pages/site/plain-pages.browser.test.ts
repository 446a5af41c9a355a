import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FileHost, fileHost } from "../../hosts/file-host.ts";
import { axeViolations } from "./axe.ts";
import { sharedSite } from "./built-site.ts";
import { CHROMIUM_IS_HERE, suiteBrowser, watch } from "./chromium.ts";
import { still } from "./page.ts";

const PHONE = { width: 360, height: 740 };
const LINKS = "[...document.querySelectorAll('a[data-path]')].map((a) => a.href)";
/** The status of the page itself, which the browser says as an error. */
const NOT_FOUND = "console: Failed to load resource: the server responded with a status of 404 (Not Found)";

describe.skipIf(!CHROMIUM_IS_HERE)("the pages of hosts of files (skipped where /usr/bin/chromium is absent)", () => {
  const site = sharedSite("--host", "github-pages", "--base-url", "https://example.com/progetto/");
  const browser = suiteBrowser();
  let host: FileHost;
  beforeAll(async () => {
    host = await fileHost(site.dir, "/progetto/");
  });
  afterAll(async () => {
    await host?.stop();
  });

  it.each([
    ["what is not there", "non/esiste/qui", [NOT_FOUND]],
    ["the base of the API", "api/public/", []],
  ] as const)("for %s: styled, in both languages, with ways home that lead there", async (_, path, said) => {
    for (const colorScheme of ["light", "dark"] as const) {
      const page = await browser.newPage({ colorScheme, viewport: PHONE, serviceWorkers: "block" });
      const seen = watch(page, new URL(host.root).origin);
      await page.goto(host.root + path);
      await expect
        .poll(() => page.evaluate("getComputedStyle(document.querySelector('h1')).fontSize"))
        .toMatch(/^(?:2[4-9]|3)/);
      await expect.poll(() => page.locator("section[lang=it] h1").count()).toBe(1);
      await expect.poll(() => page.locator("section[lang=en] h2").count()).toBe(1);
      await expect
        .poll(() => page.evaluate("document.documentElement.scrollWidth - innerWidth"))
        .toBeLessThanOrEqual(0);
      expect(seen).toEqual(said);
      // Its script writes them once, while it is loaded.
      await expect.poll(() => page.evaluate(`${LINKS}.length`)).toBeGreaterThan(2);
      const links = await still<string[]>(page, LINKS);
      expect(links.map((link) => link.slice(host.root.length)).slice(0, 2)).toEqual(["index.html", "index.html"]);
      for (const link of links) expect((await fetch(link)).status, link).toBe(200);
      expect(links).toContain(`${host.root}en/index.html`);
      expect(await axeViolations(page)).toEqual([]);
    }
  });

  it("below the API, the ways home are those of the folder that the address shows", async () => {
    const elsewhere = await fileHost(site.dir, "/altrove/");
    const page = await browser.newPage({ serviceWorkers: "block" });
    await page.goto(`${elsewhere.root}api/public/norme`);
    await expect.poll(() => page.evaluate(LINKS)).toContain(`${elsewhere.root}en/index.html`);
    await elsewhere.stop();
  });
});
