import { describe, expect, it } from "vitest";
import { serveTree } from "../../generator/cli/start-server.ts";
import { sampleIn } from "../../generator/outputs/site/client/request-samples.ts";
import { axeViolations } from "./axe.ts";
import { browsedSite } from "./browsed-site.ts";
import { PAGES } from "./built-site.ts";
import { CHROMIUM_IS_HERE } from "./chromium.ts";
import { addressOf, hashOf, type Page } from "./page.ts";

const PHONE = { width: 360, height: 740 };
const FOCUSED = "document.activeElement.id || document.activeElement.textContent";

describe.skipIf(!CHROMIUM_IS_HERE)("the documentation in Chromium (skipped where /usr/bin/chromium is absent)", () => {
  const site = browsedSite(({ dir }) => serveTree(dir, 0, "127.0.0.1"), "--download", "all");

  const pressed = (page: Page, group: string) =>
    page.locator(`${group} [aria-pressed="true"]`).evaluateAll((all) => all.map(({ textContent }) => textContent));

  describe("a request in four languages", () => {
    it("is shown in the chosen one everywhere on the page, with what is typed, and stays so", async () => {
      const [page, seen] = await site.open(PAGES.docs.en);
      await page.locator("#norme-q").fill(`l'"arte" $x \\`);
      await page.locator('#norme [data-sample="Python"]').click();
      const url = `${site.origin}/api/public/norme?${new URLSearchParams({ q: `l'"arte" $x \\`, lang: "en" })}`;
      await expect.poll(() => page.locator("#norme .sample").textContent()).toBe(sampleIn("Python", url));
      await expect.poll(() => page.locator("#health .sample").textContent()).toContain("urlopen(");
      await expect.poll(() => pressed(page, "#graph .request")).toEqual(["Python"]);
      await page.reload();
      await expect.poll(() => page.locator("#health .sample").textContent()).toContain("urlopen(");
      await page.locator(".language").click();
      await page.waitForURL((to) => to.pathname === `/${PAGES.docs.it}`);
      await expect.poll(() => pressed(page, "#ddl .request")).toEqual(["Python"]);
      await page.locator('#norme [data-sample="curl"]').click();
      await expect.poll(() => addressOf(page)).not.toContain("linguaggio");
      expect(seen).toEqual([]);
    });

    it("is copied as it is shown", async () => {
      const [page] = await site.open(PAGES.docs.it, { permissions: ["clipboard-read", "clipboard-write"] });
      await page.locator('#health [data-sample="R"]').click();
      await page.locator('#health [data-copy="sample"]').click();
      await expect
        .poll(() => page.evaluate("navigator.clipboard.readText()"))
        .toBe(sampleIn("R", `${site.origin}/api/public/health?lang=it`));
      await expect.poll(() => page.locator('#health [data-copy="sample"]').textContent()).toBe("Copiato");
    });
  });

  describe("the search", () => {
    it.each([
      [PAGES.docs.it, "parametro", "Niente con queste parole."],
      [PAGES.docs.en, "parameter", "Nothing with these words."],
    ])("of %s is reached by /, finds while one types, and leads there by the keyboard", async (name, kind, nothing) => {
      const [page, seen] = await site.open(name);
      await page.keyboard.press("/");
      await expect.poll(() => page.evaluate(FOCUSED)).toBe("cerca-nella-pagina");
      await page.keyboard.type("max_nodi");
      const found = page.locator("#trovati a");
      // The parameters of that name come first; the line above says how many there are.
      await expect.poll(() => found.filter({ hasText: kind }).count()).toBe(3);
      for (const place of [0, 1, 2]) await expect.poll(() => found.nth(place).textContent()).toContain(kind);
      const isCounted = `document.querySelector("#trovati p").textContent.startsWith(document.querySelectorAll("#trovati a").length + " ")`;
      await expect.poll(() => page.evaluate(isCounted)).toBe(true);
      await expect.poll(() => page.locator("#sommario ul.all").isVisible()).toBe(false);
      await page.keyboard.press("Tab");
      await expect.poll(() => page.evaluate(FOCUSED)).toContain("max_nodi");
      await page.keyboard.press("Enter");
      await expect.poll(() => hashOf(page)).toBe("#graph.max_nodi");
      await expect.poll(() => page.locator("#graph-max_nodi").isVisible()).toBe(true);
      await page.locator("#cerca-nella-pagina").fill("zzzz");
      await expect.poll(() => page.locator("#trovati p").textContent()).toBe(nothing);
      await page.keyboard.press("Escape");
      await expect.poll(() => page.locator("#sommario ul.all").isVisible()).toBe(true);
      expect(seen).toEqual([]);
    });

    it("finds fields of answers, which open, and leaves / to who writes", async () => {
      const [page] = await site.open(PAGES.docs.it);
      await page.locator("#norme-q").fill("a");
      await page.locator("#norme-q").press("/");
      await expect.poll(() => page.locator("#norme-q").inputValue()).toBe("a/");
      await page.locator("#cerca-nella-pagina").fill("totale_esatto");
      await page.keyboard.press("Enter");
      await expect.poll(() => hashOf(page)).toBe("#cerca-campi");
      await expect.poll(() => page.locator("#cerca-campi .fields").first().isVisible()).toBe(true);
    });

    it("opens on a phone with the list that it is in", async () => {
      const [page] = await site.open(PAGES.docs.it, { viewport: PHONE });
      await page.keyboard.press("/");
      await expect.poll(() => page.evaluate(FOCUSED)).toBe("cerca-nella-pagina");
      await page.keyboard.type("gruppo");
      await page.keyboard.press("Enter");
      await expect.poll(() => page.locator("#sommario").isVisible()).toBe(false);
      await expect.poll(() => hashOf(page)).toBe("#politici-graph.gruppo");
    });
  });

  describe("the links beside headings", () => {
    it("lead to every operation and every parameter, and say where", async () => {
      const [page] = await site.open(PAGES.docs.en);
      const links = page.locator("a.anchor");
      const isEach = `JSON.stringify([...document.querySelectorAll("a.anchor")].map((a) => a.getAttribute("href"))) ===
        JSON.stringify([...document.querySelectorAll(".operation, .field")].map(({ id }) => "#" + id))`;
      await expect.poll(() => page.evaluate(isEach)).toBe(true);
      const smallest = () =>
        links.evaluateAll((all) =>
          Math.min(...all.flatMap((a) => [a.getBoundingClientRect().width, a.getBoundingClientRect().height])),
        );
      await expect.poll(smallest).toBeGreaterThanOrEqual(24);
      await expect.poll(() => links.first().getAttribute("aria-label")).toBe("Link: Status and counts");
      await page.goto(`${site.origin}/${PAGES.docs.en}#norme.limit`);
      await expect
        .poll(() => page.locator('label[for="norme-limit"]').evaluate((label) => label.getBoundingClientRect().top))
        .toBeGreaterThan(50);
    });
  });

  describe("an answer", () => {
    it("is a tree, a table of its list, or the text that came, by the keyboard too", async () => {
      const [page, seen] = await site.open(PAGES.docs.it, { permissions: ["clipboard-read", "clipboard-write"] });
      await page.locator("#norme-limit").fill("3");
      await page.locator("#norme button.send").click();
      await page.locator("#norme .views").waitFor();
      await expect.poll(() => pressed(page, "#norme .views")).toEqual(["Albero"]);
      await page.locator("#norme .views button").nth(1).focus();
      await page.keyboard.press("Enter");
      await expect.poll(() => page.locator("#norme .answer tbody tr").count()).toBe(3);
      await expect.poll(() => page.locator("#norme .answer caption").textContent()).toBe("norme (3)");
      await expect.poll(() => page.locator("#norme .answer th").first().textContent()).toBe("eli");
      await page.locator("#norme .views button").nth(2).click();
      const text = await (await fetch(`${site.origin}/api/public/norme?limit=3&lang=it`)).text();
      await expect.poll(() => page.locator("#norme .answer pre").textContent()).toBe(text);
      await page.locator("#norme .answer p button").click();
      await expect.poll(() => page.evaluate("navigator.clipboard.readText()")).toBe(text);
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
