import { describe, expect, it } from "vitest";
import { isFeed, OPERATIONS } from "../../generator/api/operations.ts";
import { serveTree } from "../../generator/cli/start-server.ts";
import { axeViolations } from "./axe.ts";
import { browsedSite } from "./browsed-site.ts";
import { PAGES } from "./built-site.ts";
import { CHROMIUM_IS_HERE } from "./chromium.ts";
import { answerFrom, type Page, perform, still } from "./page.ts";

const PHONE = { width: 360, height: 740 };

describe.skipIf(!CHROMIUM_IS_HERE)("the documentation in Chromium (skipped where /usr/bin/chromium is absent)", () => {
  const site = browsedSite(({ dir }) => serveTree(dir, 0, "127.0.0.1"), "--download", "all");

  const pressed = (page: Page, group: string) =>
    page.locator(`${group} [aria-pressed="true"]`).evaluateAll((all) => all.map(({ textContent }) => textContent));

  /** Has the page show the answer of an operation's example. */
  async function expectAnswer(page: Page, operation: string): Promise<void> {
    await page.locator(`#${operation} button.send`).click();
    await expect
      .poll(() => page.locator(`#${operation} .outcome`).textContent(), { message: operation })
      .toContain("200");
  }

  it("is found at /api/public/docs in the reader's language", async () => {
    for (const [locale, lang] of [
      ["it-IT", "it"],
      ["en-GB", "en"],
    ] as const) {
      const [page, seen] = await site.open("api/public/docs", { locale });
      await expect.poll(() => page.locator("html").getAttribute("lang")).toBe(lang);
      await expectAnswer(page, "health");
      expect(seen).toEqual([]);
    }
  });

  it("gets an answer from every operation with the values it proposes, and installs nothing where a router answers", async () => {
    const [page, seen] = await site.open(PAGES.docs.it);
    for (const operation of OPERATIONS) {
      await expectAnswer(page, operation.id);
      // A feed is shown as it is; every other answer as a tree.
      if (isFeed(operation.id)) continue;
      await expect.poll(() => page.locator(`#${operation.id} .tree .key`).first().textContent()).toBe("meta");
    }
    expect(await answerFrom(page, "navigator.serviceWorker.getRegistrations().then((all) => all.length)")).toBe(0);
    expect(seen).toEqual([]);
  });

  it("says in the Italian page what a reader of English gets, in Italian", async () => {
    const [page] = await site.open(PAGES.docs.it, { locale: "en-GB" });
    await expectAnswer(page, "health");
    await expect.poll(() => page.locator("#health .outcome").textContent()).not.toMatch(/OK|Not Found/);
    await expect.poll(() => page.locator("#health .headers").textContent()).toContain("etag");
    await page.locator("#health .tree summary").first().click();
    const health = await fetch(`${site.origin}/api/public/health?lang=it`);
    const { meta } = (await health.json()) as { meta: { avvertenza: string } };
    await expect.poll(() => page.locator("#health .tree").textContent()).toContain(meta.avvertenza);
  });

  it("shows a refusal whole: every value is open, and no box is narrower than its text", async () => {
    const [page] = await site.open(PAGES.docs.it, { viewport: PHONE });
    await page.route("**/graph?*", (route) => route.continue({ url: `${site.origin}/api/public/graph?max_nodi=9` }));
    await page.locator("#graph button.send").click();
    await page.locator("#graph .outcome .status.s4").waitFor();
    await expect.poll(() => page.locator("#graph .outcome").textContent()).toContain("422");
    await expect.poll(() => page.locator("#graph .tree details:not([open])").count()).toBe(0);
    const cut = `[...document.querySelectorAll("#graph .tree *")].filter((e) => e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0).length`;
    await expect.poll(() => page.evaluate(cut)).toBe(0);
  });

  it("opens the shape that a link leads to", async () => {
    const [page] = await site.open(PAGES.docs.it);
    await page.goto(`${site.origin}/${PAGES.docs.it}#schema-Riga`);
    await expect.poll(() => page.locator("#schema-Riga .fields").isVisible()).toBe(true);
  });

  it.each(["ddl", "cerca.q", "pnrr-enti", "schemi"])("stands at the place that the address names: %s", async (id) => {
    const [page] = await site.open(`${PAGES.docs.it}#${id}`, { viewport: PHONE });
    const top = `document.getElementById("${id}").getBoundingClientRect().top`;
    const isNear = () => page.evaluate(`${top} >= 0 && ${top} < ${PHONE.height / 4}`);
    await expect.poll(isNear).toBe(true);
    const named = await still<number>(page, top);
    // The same place, where a page that named none goes to it.
    await page.goto("about:blank");
    await page.goto(`${site.origin}/${PAGES.docs.it}`);
    await perform(page, `location.hash = "${id}"`);
    await expect.poll(() => page.evaluate(`Math.abs(${top} - ${named})`)).toBeLessThan(2);
  });

  it("has a link to every operation beside its heading, large enough for a finger", async () => {
    const [page] = await site.open(PAGES.docs.en);
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

  it("says so when the host does not answer", async () => {
    const [page] = await site.open(PAGES.docs.en);
    await page.route("**/health*", (route) => route.abort());
    await page.locator("#health button.send").click();
    await page.locator("#health .fault").waitFor();
    await expect.poll(() => page.locator("#health .fault").textContent()).toContain("did not reach");
  });

  describe("an answer", () => {
    it("is a tree, a table of its list, or the text that came, by the keyboard too", async () => {
      const [page, seen] = await site.open(PAGES.docs.it, { permissions: ["clipboard-read", "clipboard-write"] });
      const url = `${site.origin}/api/public/norme?lang=it&formato=json`;
      const text = await (await fetch(url)).text();
      const { norme } = JSON.parse(text) as { norme: object[] };
      await page.locator("#norme button.send").click();
      await page.locator("#norme .views").waitFor();
      await expect.poll(() => pressed(page, "#norme .views")).toEqual(["Albero"]);
      await page.locator("#norme .views button").nth(1).focus();
      await page.keyboard.press("Enter");
      await expect.poll(() => page.locator("#norme .answer tbody tr").count()).toBe(Math.min(50, norme.length));
      await expect.poll(() => page.locator("#norme .answer caption").textContent()).toBe(`norme (${norme.length})`);
      await expect.poll(() => page.locator("#norme .answer th").first().textContent()).toBe("eli");
      await page.locator("#norme .views button").nth(2).click();
      await expect.poll(() => page.locator("#norme .answer pre").textContent()).toBe(text);
      await page.locator("#norme .answer p button").click();
      await expect.poll(() => page.evaluate("navigator.clipboard.readText()")).toBe(text);
      await expect.poll(() => page.locator("#norme .answer p button").textContent()).toBe("Copiato");
      // The next answer is shown as the last one was; one without a list has no table.
      await page.locator("#health button.send").click();
      await page.locator("#health .views").waitFor();
      await expect.poll(() => pressed(page, "#health .views")).toEqual(["Testo"]);
      expect(seen).toEqual([]);
    });

    it("has tables of every list, some rows at a time, and no serious violation of accessibility", async () => {
      const [page] = await site.open(PAGES.docs.en, { viewport: PHONE });
      await page.locator("#pnrr-graph button.send").click();
      await page.locator("#pnrr-graph .views button").nth(1).click();
      const rows = page.locator("#pnrr-graph .table").first().locator("tbody tr");
      const { nodes } = (await (await fetch(`${site.origin}/api/public/pnrr/graph?lang=en`)).json()) as {
        nodes: object[];
      };
      expect(nodes.length).toBeGreaterThan(50);
      await expect.poll(() => rows.count()).toBe(50);
      await page.locator("#pnrr-graph .table .chip").first().click();
      await expect.poll(() => rows.count()).toBe(Math.min(100, nodes.length));
      await expect
        .poll(() => page.evaluate("document.documentElement.scrollWidth - innerWidth"))
        .toBeLessThanOrEqual(0);
      expect(await axeViolations(page, { within: "#pnrr-graph", least: "serious" })).toEqual([]);
    });
  });
});
