import { describe, expect, it } from "vitest";
import { serveTree } from "../../../generator/cli/start-server.ts";
import { axeViolations } from "../site/axe.ts";
import { browsedSite } from "../site/browsed-site.ts";
import { CHROMIUM_IS_HERE } from "../site/chromium.ts";
import { addressOf, perform, whenSettled } from "../site/page.ts";
import { PHONE, SCENES } from "./scenes.ts";

const PAGES = ["", "en/"];

describe.skipIf(!CHROMIUM_IS_HERE)("the explorer in Chromium (skipped where /usr/bin/chromium is absent)", () => {
  const site = browsedSite(({ dir }) => serveTree(dir, 0, "127.0.0.1"));

  describe.each(PAGES)("/%s", (name) => {
    it.each(SCENES)("says what is here, accessibly, %s", async (_, options) => {
      const [page, seen] = await site.open(name, options);
      await page.locator(".counts dd").first().waitFor();
      await expect.poll(() => page.locator(".counts dd").first().textContent()).toBe("13");
      expect(await axeViolations(page)).toEqual([]);
      await expect
        .poll(() => page.evaluate("document.documentElement.scrollWidth - innerWidth"))
        .toBeLessThanOrEqual(0);
      expect(seen).toEqual([]);
    });
  });

  it.each(["#/norma/it/legge/1999/03/15/9001", "#/norma/it/legge/1999/03/15/9001/art/2", "#/ddl", "#/pnrr/aziende"])(
    "takes one line of a phone for its head, and an eighth of it at most for what stays while one scrolls: %s",
    async (hash) => {
      const [page] = await site.open(`esplora/${hash}`, { viewport: PHONE });
      expect(await whenSettled(page, "document.querySelector('.top').offsetHeight")).toBeLessThanOrEqual(60);
      await perform(page, "scrollTo(0, document.body.scrollHeight / 2)");
      // What is fixed, and what sticks: where it would stand in the page is not where it is seen.
      const staying = `[...document.querySelectorAll("body *")].reduce((height, element) => {
        const { position } = getComputedStyle(element);
        const { top, bottom } = element.getBoundingClientRect();
        const seen = Math.max(0, Math.min(innerHeight, bottom) - Math.max(0, top));
        return height + (position === "fixed" || position === "sticky" ? seen : 0);
      }, 0)`;
      await expect.poll(() => page.evaluate(staying)).toBeLessThanOrEqual(PHONE.height / 8);
    },
  );

  it.each([
    ["esplora/#/parlamentari", "Menu", "Disegni di legge"],
    ["en/explore/#/parlamentari", "Menu", "Bills"],
  ])("lists the pages on a phone by the keyboard alone: /%s", async (name, menu, bills) => {
    const [page, seen] = await site.open(name, { viewport: PHONE });
    await page.locator("tbody tr").first().waitFor();
    await page.getByRole("button", { name: menu, exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator(".pages").isVisible()).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator(".pages").isVisible()).toBe(false);
    await page.keyboard.press("Enter");
    for (let tabs = 0; tabs < 5; tabs++) await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate("document.activeElement.textContent")).toBe(bills);
    await page.keyboard.press("Enter");
    await page.locator(".ddl tbody tr").first().waitFor();
    await expect.poll(() => page.locator(".pages").isVisible()).toBe(false);
    expect(seen).toEqual([]);
  });

  it("opens the drawer of these data with the request in four languages, and closes it by the keyboard", async () => {
    const [page, seen] = await site.open("esplora/#/votazioni/C-99-40-12");
    await page.getByRole("button", { name: "Questi dati" }).click();
    await page.locator(".request-sample").nth(3).waitFor();
    await expect
      .poll(() => page.locator(".drawer .request").textContent())
      .toBe(`${site.origin}/api/public/votazioni/C-99-40-12?lang=it`);
    await expect
      .poll(() => page.locator(".request-sample summary").allTextContents())
      .toEqual(["curl", "Python", "JavaScript", "R"]);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator(".drawer").isVisible()).toBe(false);
    expect(seen).toEqual([]);
  });

  it("says when all that it asked for is drawn, and not before", async () => {
    const page = await site.browser.newPage();
    let answer = () => {};
    const held = new Promise<void>((done) => {
      answer = done;
    });
    // Not what the view shows first, but a list beside it.
    await page.route("**/classifica-gruppi*", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${site.origin}/esplora/#/ddl`);
    await page.locator("tbody tr").first().waitFor();
    await expect.poll(() => page.locator("main[data-settled]").count()).toBe(0);
    answer();
    await page.locator("main[data-settled] option", { hasText: "MISTO" }).first().waitFor({ state: "attached" });
  });

  it("goes to the search by /, lists the keys by ?", async () => {
    const [page] = await site.open("en/explore/#/ddl");
    await page.locator("tbody tr").first().waitFor();
    await page.keyboard.press("?");
    await expect.poll(() => page.locator(".keys").isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    await page.keyboard.press("/");
    await expect.poll(() => page.evaluate("document.activeElement.id")).toBe("cerca");
    await page.keyboard.type("a/b?");
    await expect.poll(() => page.locator("#cerca").inputValue()).toBe("a/b?");
  });

  it.each(["#/norma", "#/norma/", "#/confronto"])("lists all acts at %s, which names none", async (hash) => {
    const [page, seen] = await site.open(`esplora/${hash}`);
    await page.locator("main a[href^='#/norma/it/']").first().waitFor();
    await expect.poll(() => addressOf(page)).toBe(`${site.origin}/esplora/#/cerca`);
    expect(seen).toEqual([]);
  });

  it("keeps the address when the language changes", async () => {
    const [page] = await site.open("esplora/#/ddl?q=1");
    await page.locator(".language").click();
    await page.waitForURL(`${site.origin}/en/explore/index.html#/ddl?q=1`);
    await expect.poll(() => page.locator("h1").textContent()).toMatch(/^Bills/);
  });

  it.each([
    ["esplora/", ""],
    ["esplora/#/", ""],
    ["en/explore/#/", "en/"],
  ])("leads from %s to the one home, which counts all that /health counts, each a link", async (name, home) => {
    const [page, seen] = await site.open(name);
    await expect.poll(() => addressOf(page)).toBe(`${site.origin}/${home}index.html`);
    const { conteggi } = await (await fetch(`${site.origin}/api/public/health`)).json();
    const counted = Object.values<number | object>(conteggi).flatMap((of) =>
      typeof of === "number" ? of : Object.values(of),
    );
    const numbers = `[...document.querySelectorAll(".counts dd")].map((dd) => dd.textContent).toSorted()`;
    await expect.poll(() => page.evaluate(numbers)).toEqual(counted.map(String).toSorted());
    await expect.poll(() => page.locator(".counts a[href*='#/']").count()).toBe(counted.length);
    await page.locator(".counts a[href$='#/votazioni']").click();
    await page.locator("tbody tr").first().waitFor();
    expect(seen).toEqual([]);
  });

  it("searches for what an unknown address says", async () => {
    const [page] = await site.open("esplora/#/codice penale/x");
    await page.waitForURL(/#\/cerca\?q=/);
    await expect.poll(() => page.locator("#cerca").inputValue()).toBe("codice penale x");
  });

  it.each([
    ["bill", "ddl/S.9002", ".bill-number"],
    ["act", "norma/L. 9001/1999/art/3 bis", "#art_3-bis"],
  ])("leaves a reader who has gone on where he is: drawn was the %s", async (_, first, drawn) => {
    const [page] = await site.open("esplora/#/ddl");
    await page.locator("tbody a").first().waitFor();
    // The next address is set in the frame that draws the first one: before the view puts its best name into the address.
    await perform(
      page,
      `
      const watch = () =>
        document.querySelector("${drawn}") === null
          ? requestAnimationFrame(watch)
          : setTimeout(() => { location.hash = "#/ddl/S.1"; });
      requestAnimationFrame(watch);
      location.hash = "#/${first}";
    `,
    );
    await page.getByRole("link", { name: "Cercalo" }).waitFor();
    await expect.poll(() => addressOf(page)).toBe(`${site.origin}/esplora/#/ddl/S.1`);
  });

  it.each(["esplora/#/ddl", "esplora/#/pnrr/aziende", "esplora/#/norma/it/legge/1999/03/15/9001"])(
    "says under one title that the network is missing, and asks anew: %s",
    async (hash) => {
      const page = await site.browser.newPage();
      await page.route("**/api/public/**", (route) => route.abort());
      await page.goto(`${site.origin}/${hash}`);
      await page.locator(".message").first().waitFor();
      await expect.poll(() => page.locator("main h1").count()).toBe(1);
      expect(await axeViolations(page)).toEqual([]);
      await page.unroute("**/api/public/**");
      await page.locator(".message button").first().click();
      await expect.poll(() => page.locator(".message").count()).toBe(0);
    },
  );
});
