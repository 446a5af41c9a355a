import { describe, expect, it } from "vitest";
import { serveTree } from "../../generator/cli/start-server.ts";
import { axeViolations } from "./axe.ts";
import { browsedSite } from "./browsed-site.ts";
import { PAGES } from "./built-site.ts";
import { CHROMIUM_IS_HERE } from "./chromium.ts";
import { answerFrom, type Page } from "./page.ts";

const PHONE = { width: 360, height: 740 };
/** Examples of the start page over the sample: relations of an act, a ranking of regions, a bill. */
const [RELATIONS, RANKING, BILL] = [0, 1, 2].map((at) => `.example:nth-child(${at + 1})`) as [string, string, string];
const RANKED = "pnrr/classifica-regioni?limit=5&lang=it&formato=json";

describe.skipIf(!CHROMIUM_IS_HERE)("answers on the start page in Chromium (skipped where it is absent)", () => {
  const site = browsedSite(({ dir }) => serveTree(dir, 0, "127.0.0.1"), "--download", "all");

  const pressed = (page: Page, group: string) =>
    page.locator(`${group} [aria-pressed="true"]`).evaluateAll((all) => all.map(({ textContent }) => textContent));

  it("install nothing where a router answers", async () => {
    const [page, seen] = await site.open(PAGES.start.it);
    await page.locator(`${BILL} button.send`).click();
    await expect.poll(() => page.locator(`${BILL} .outcome`).textContent()).toContain("200");
    await expect.poll(() => page.locator(`${BILL} .tree .key`).first().textContent()).toBe("meta");
    expect(await answerFrom(page, "navigator.serviceWorker.getRegistrations().then((all) => all.length)")).toBe(0);
    expect(seen).toEqual([]);
  });

  it("say in the Italian page what a reader of English gets, in Italian", async () => {
    const [page] = await site.open(PAGES.start.it, { locale: "en-GB" });
    await page.locator(`${RANKING} button.send`).click();
    await expect.poll(() => page.locator(`${RANKING} .outcome`).textContent()).toContain("200");
    await expect.poll(() => page.locator(`${RANKING} .outcome`).textContent()).not.toMatch(/OK|Not Found/);
    await expect.poll(() => page.locator(`${RANKING} .headers`).textContent()).toContain("etag");
    await page.locator(`${RANKING} .tree summary`).first().click();
    const asked = await fetch(`${site.origin}/api/public/${RANKED}`);
    const { meta } = (await asked.json()) as { meta: { avvertenza: string } };
    await expect.poll(() => page.locator(`${RANKING} .tree`).textContent()).toContain(meta.avvertenza);
  });

  it("show a refusal whole: every value is open, and no box is narrower than its text", async () => {
    const [page] = await site.open(PAGES.start.it, { viewport: PHONE });
    await page.route("**/classifica-regioni?*", (route) =>
      route.continue({ url: `${site.origin}/api/public/pnrr/classifica-regioni?limit=0` }),
    );
    await page.locator(`${RANKING} button.send`).click();
    await page.locator(`${RANKING} .outcome .status.s4`).waitFor();
    await expect.poll(() => page.locator(`${RANKING} .outcome`).textContent()).toContain("422");
    await expect.poll(() => page.locator(`${RANKING} .tree details:not([open])`).count()).toBe(0);
    const cut = `[...document.querySelectorAll(".tree *")].filter((e) => e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0).length`;
    await expect.poll(() => page.evaluate(cut)).toBe(0);
  });

  it("say so when the host does not answer", async () => {
    const [page] = await site.open(PAGES.start.en);
    await page.route("**/ddl/*", (route) => route.abort());
    await page.locator(`${BILL} button.send`).click();
    await page.locator(`${BILL} .fault`).waitFor();
    await expect.poll(() => page.locator(`${BILL} .fault`).textContent()).toContain("did not reach");
  });

  it("are a tree, a table of their list, or the text that came, by the keyboard too", async () => {
    const [page, seen] = await site.open(PAGES.start.it, { permissions: ["clipboard-read", "clipboard-write"] });
    const text = await (await fetch(`${site.origin}/api/public/${RANKED}`)).text();
    const { classifica } = JSON.parse(text) as { classifica: object[] };
    await page.locator(`${RANKING} button.send`).click();
    await page.locator(`${RANKING} .views`).waitFor();
    await expect.poll(() => pressed(page, `${RANKING} .views`)).toEqual(["Albero"]);
    await page.locator(`${RANKING} .views button`).nth(1).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator(`${RANKING} .answer tbody tr`).count()).toBe(classifica.length);
    await expect
      .poll(() => page.locator(`${RANKING} .answer caption`).textContent())
      .toBe(`classifica (${classifica.length})`);
    await expect.poll(() => page.locator(`${RANKING} .answer th`).first().textContent()).toBe("posizione");
    await page.locator(`${RANKING} .views button`).nth(2).click();
    await expect.poll(() => page.locator(`${RANKING} .answer pre`).textContent()).toBe(text);
    await page.locator(`${RANKING} .answer p button`).click();
    await expect.poll(() => page.evaluate("navigator.clipboard.readText()")).toBe(text);
    await expect.poll(() => page.locator(`${RANKING} .answer p button`).textContent()).toBe("Copiato");
    // The next answer is shown as the last one was.
    await page.locator(`${BILL} button.send`).click();
    await page.locator(`${BILL} .views`).waitFor();
    await expect.poll(() => pressed(page, `${BILL} .views`)).toEqual(["Testo"]);
    expect(seen).toEqual([]);
  });

  it("have tables of every list, some rows at a time, and no serious violation of accessibility", async () => {
    const [page] = await site.open(PAGES.start.en, { viewport: PHONE });
    const graph = await fetch(`${site.origin}/api/public/pnrr/graph?lang=en`);
    const { nodes } = (await graph.json()) as { nodes: object[] };
    expect(nodes.length).toBeGreaterThan(50);
    await page.route("**/relazioni?*", (route) =>
      route.continue({ url: `${site.origin}/api/public/pnrr/graph?lang=en` }),
    );
    await page.locator(`${RELATIONS} button.send`).click();
    await page.locator(`${RELATIONS} .views button`).nth(1).click();
    const rows = page.locator(`${RELATIONS} .table`).first().locator("tbody tr");
    await expect.poll(() => rows.count()).toBe(50);
    await page.locator(`${RELATIONS} .table .chip`).first().click();
    await expect.poll(() => rows.count()).toBe(Math.min(100, nodes.length));
    await expect.poll(() => page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0);
    expect(await axeViolations(page, { within: RELATIONS, least: "serious" })).toEqual([]);
  });
});
