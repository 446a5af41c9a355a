import { describe, expect, it } from "vitest";
import { isFeed, OPERATIONS } from "../../generator/api/operations.ts";
import { serveTree } from "../../generator/cli/start-server.ts";
import { browsedSite } from "./browsed-site.ts";
import { PAGES } from "./built-site.ts";
import { CHROMIUM_IS_HERE } from "./chromium.ts";
import { answerFrom, hashOf, type Page, perform, still } from "./page.ts";

const PHONE = { width: 360, height: 740 };

describe.skipIf(!CHROMIUM_IS_HERE)("the pages in Chromium (skipped where /usr/bin/chromium is absent)", () => {
  const site = browsedSite(({ dir }) => serveTree(dir, 0, "127.0.0.1"), "--download", "all");

  /** Sends a form, and gets an answer. */
  async function expectAnswer(page: Page, operation: string): Promise<void> {
    await page.locator(`#${operation} button.send`).click();
    await expect.poll(() => page.locator(`#${operation} .outcome`).textContent()).toContain("200");
  }

  describe("the documentation", () => {
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

    it("gets an answer from every operation with the values it proposes", async () => {
      const [page, seen] = await site.open(PAGES.docs.it);
      for (const operation of OPERATIONS) {
        const form = page.locator(`form[data-operation="${operation.id}"]`);
        await form.locator("button.send").click();
        await expect.poll(() => form.locator(".outcome").textContent(), { message: operation.path }).toContain("200");
        // A feed is shown as it is; every other answer as a tree.
        if (isFeed(operation.id)) continue;
        await expect.poll(() => form.locator(".tree .key").first().textContent()).toBe("meta");
      }
      expect(seen).toEqual([]);
    });

    it("shows the command for what is typed, and the very answer that the address gives", async () => {
      const [page] = await site.open(PAGES.docs.en);
      await page.locator("#norme-limit").fill("1");
      await page.locator("#norme-q").fill("esempio");
      const url = `${site.origin}/api/public/norme?q=esempio&limit=1&lang=en`;
      await expect.poll(() => page.locator("#norme .sample").textContent()).toBe(`curl '${url}'`);
      await expectAnswer(page, "norme");
      const { norme } = (await (await fetch(url)).json()) as { norme: { eli: string }[] };
      expect(norme).toHaveLength(1);
      await page.locator("#norme .tree ul ul details summary").first().click();
      await expect.poll(() => page.locator("#norme .tree").textContent()).toContain(norme[0]!.eli);
      await expect.poll(() => page.locator("#norme .headers").textContent()).toContain("etag");
    });

    it("fills in a proposed value and sends it", async () => {
      const [page] = await site.open(PAGES.docs.it);
      const chip = "document.querySelectorAll('#ddl .chip')[1].textContent";
      await page.locator("#ddl .chip").nth(1).click();
      await expect.poll(() => page.evaluate(`document.querySelector("#ddl-numero").value === ${chip}`)).toBe(true);
      await expectAnswer(page, "ddl");
    });

    it("shows why the API refuses a value, in the page's language, at its field, until it is mended", async () => {
      const [page] = await site.open(PAGES.docs.it, { viewport: PHONE, locale: "en-GB" });
      const field = page.locator("#graph-max_nodi");
      await field.fill("9");
      await page.locator("#graph button.send").click();
      await page.locator("#graph .outcome .status.s4").waitFor();
      await expect.poll(() => page.locator("#graph .outcome").textContent()).toContain("422");
      await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
      const described = `(() => {
        const ids = document.getElementById("graph-max_nodi").getAttribute("aria-describedby").split(" ");
        return document.getElementById(ids.at(-1)).textContent;
      })()`;
      await expect.poll(() => page.evaluate(described)).toBe("Il valore più piccolo ammesso è 10.");
      await expect.poll(() => page.evaluate("document.activeElement.id")).toBe("graph-max_nodi");
      // Nothing of the body is cut off: every value is open, and no box is narrower than its text.
      await expect.poll(() => page.locator("#graph .tree details:not([open])").count()).toBe(0);
      const cut = `[...document.querySelectorAll("#graph .tree *")].filter((e) => e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0).length`;
      await expect.poll(() => page.evaluate(cut)).toBe(0);
      await field.fill("10");
      await expect.poll(() => field.getAttribute("aria-invalid")).toBeNull();
      await expect.poll(() => page.locator("#graph .field .fault").count()).toBe(0);
      await expectAnswer(page, "graph");
    });

    it("says in the Italian page what a reader of English gets, in Italian", async () => {
      const [page] = await site.open(PAGES.docs.it, { locale: "en-GB" });
      await expectAnswer(page, "health");
      await expect.poll(() => page.locator("#health .outcome").textContent()).not.toMatch(/OK|Not Found/);
      await page.locator("#health .tree summary").first().click();
      const health = await fetch(`${site.origin}/api/public/health?lang=it`);
      const { meta } = (await health.json()) as { meta: { avvertenza: string } };
      await expect.poll(() => page.locator("#health .tree").textContent()).toContain(meta.avvertenza);
    });

    it("asks the API itself for a value with dots, and installs nothing where a router answers", async () => {
      const [page] = await site.open(PAGES.docs.it);
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await page.locator("#norma-eli").fill("../../x");
      await page.locator("#norma button.send").click();
      await page.locator("#norma .outcome .status.s4").waitFor();
      await expect.poll(() => page.locator("#norma .outcome").textContent()).toContain("404");
      expect(asked).toEqual([`${site.origin}/api/public/norme/..%2F..%2Fx?lang=it`]);
      // An address takes it for a way up, however it is escaped.
      await page.locator("#norma-eli").fill("..");
      await page.locator("#norma button.send").click();
      await expect.poll(() => page.locator("#norma .fault").textContent()).toContain("Nessun indirizzo");
      expect(asked).toHaveLength(1);
      expect(await answerFrom(page, "navigator.serviceWorker.getRegistrations().then((all) => all.length)")).toBe(0);
    });

    it("keeps values in the address: reload, the other language, back", async () => {
      const [page, seen] = await site.open(PAGES.docs.it);
      const values = () =>
        page.evaluate(`["graph-max_nodi", "graph-livello", "norme-q"].map((id) => document.getElementById(id).value)`);
      await page.locator("#norme-q").fill("esempio & co.");
      await page.locator("#graph-max_nodi").fill("30");
      await expectAnswer(page, "graph");
      await page.locator("#graph-livello").selectOption("articolo");
      await page.reload();
      await expect.poll(() => values()).toEqual(["30", "articolo", "esempio & co."]);
      await page.locator(".language").click();
      await page.waitForURL((url) => url.pathname === `/${PAGES.docs.en}`);
      await expect.poll(() => values()).toEqual(["30", "articolo", "esempio & co."]);
      await expect.poll(() => hashOf(page)).toBe("#graph");
      await expect.poll(() => page.locator("#graph-lang").inputValue()).toBe("en");
      await page.goBack();
      await page.waitForURL((url) => url.pathname === `/${PAGES.docs.it}`);
      await expect.poll(() => values()).toEqual(["30", "articolo", "esempio & co."]);
      // Back once more: as it was sent.
      await page.goBack();
      await expect.poll(() => values()).toEqual(["30", "norma", "esempio & co."]);
      expect(seen).toEqual([]);
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

    it("says so when the host does not answer", async () => {
      const [page] = await site.open(PAGES.docs.en);
      await page.route("**/health*", (route) => route.abort());
      await page.locator("#health button.send").click();
      await page.locator("#health .fault").waitFor();
      await expect.poll(() => page.locator("#health .fault").textContent()).toContain("did not reach");
    });
  });
});
