import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { serveTree } from "../../generator/cli/start-server.ts";
import { browsedSite } from "./browsed-site.ts";
import { PAGES } from "./built-site.ts";
import { CHROMIUM_IS_HERE } from "./chromium.ts";

describe.skipIf(!CHROMIUM_IS_HERE)("the pages in Chromium (skipped where /usr/bin/chromium is absent)", () => {
  const site = browsedSite(({ dir }) => serveTree(dir, 0, "127.0.0.1"), "--download", "all");

  /** Sends a form and waits for its answer. */
  async function send(page: Page, operation: string): Promise<string | null> {
    await page.locator(`#${operation} button.send`).click();
    await page.locator(`#${operation} .outcome .status`).waitFor();
    return page.locator(`#${operation} .outcome`).textContent();
  }

  describe("the documentation", () => {
    it("is found at /api/public/docs in the reader's language", async () => {
      for (const [locale, lang] of [
        ["it-IT", "it"],
        ["en-GB", "en"],
      ] as const) {
        const [page, seen] = await site.open("api/public/docs", { locale });
        expect(await page.locator("html").getAttribute("lang")).toBe(lang);
        expect(await send(page, "health")).toContain("200");
        expect(seen).toEqual([]);
        await page.close();
      }
    });

    it("gets an answer from every operation with the values it proposes", async () => {
      const [page, seen] = await site.open(PAGES.docs.it);
      for (const form of await page.locator("form.try").all()) {
        await form.locator("button.send").click();
        await form.locator(".outcome .status").waitFor();
        const said = await form.locator(".outcome").textContent();
        expect(said, (await form.getAttribute("data-path"))!).toContain("200");
        expect(await form.locator(".tree .key").first().textContent()).toBe("meta");
      }
      expect(seen).toEqual([]);
      await page.close();
    });

    it("shows the command for what is typed, and the very answer that the address gives", async () => {
      const [page] = await site.open(PAGES.docs.en);
      await page.locator("#norme-limit").fill("1");
      await page.locator("#norme-q").fill("esempio");
      const url = `${site.origin}/api/public/norme?q=esempio&limit=1&lang=en`;
      expect(await page.locator("#norme .curl").textContent()).toBe(`curl '${url}'`);
      expect(await send(page, "norme")).toContain("200");
      const { norme } = (await (await fetch(url)).json()) as { norme: { eli: string }[] };
      expect(norme).toHaveLength(1);
      await page.locator("#norme .tree ul ul details summary").first().click();
      expect(await page.locator("#norme .tree").textContent()).toContain(norme[0]!.eli);
      expect(await page.locator("#norme .headers").textContent()).toContain("etag");
      await page.close();
    });

    it("fills in a proposed value and sends it", async () => {
      const [page] = await site.open(PAGES.docs.it);
      const chip = page.locator("#ddl .chip").nth(1);
      const value = (await chip.textContent())!;
      await chip.click();
      expect(await page.locator("#ddl-numero").inputValue()).toBe(value);
      expect(await send(page, "ddl")).toContain("200");
      await page.close();
    });

    it("shows why the API refuses a value", async () => {
      const [page] = await site.open(PAGES.docs.it);
      await page.locator("#graph-max_nodi").fill("9");
      await page.locator("#graph button.send").click();
      await page.locator("#graph .outcome .status.s4").waitFor();
      expect(await page.locator("#graph .outcome").textContent()).toContain("422");
      await page.close();
    });

    it("opens the shape that a link leads to", async () => {
      const [page] = await site.open(PAGES.docs.it);
      await page.goto(`${site.origin}/${PAGES.docs.it}#schema-Riga`);
      expect(await page.locator("#schema-Riga .fields").isVisible()).toBe(true);
      await page.close();
    });

    it("says so when the host does not answer", async () => {
      const [page] = await site.open(PAGES.docs.en);
      await page.route("**/health*", (route) => route.abort());
      await page.locator("#health button.send").click();
      await page.locator("#health .fault").waitFor();
      expect(await page.locator("#health .fault").textContent()).toContain("did not reach");
      await page.close();
    });
  });
});
