import { describe, expect, it } from "vitest";
import { serveTree } from "../../../generator/cli/start-server.ts";
import { axeViolations } from "../site/axe.ts";
import { browsedSite } from "../site/browsed-site.ts";
import { CHROMIUM_IS_HERE } from "../site/chromium.ts";
import { DESK, PHONE } from "./scenes.ts";

const TEXT = `Ai sensi dell'articolo 3, comma 2, della legge 15 marzo 1999, n. 9001, e dell'articolo 99 della medesima legge,
nonché della legge 7 agosto 1990, n. 241. Il decreto parolariservata è un altro.`;

const LANGUAGES = [
  ["", "Controllare le citazioni", "Controlla", "non corrisponde", "non in questa raccolta", PHONE],
  ["en/", "Check citations", "Check", "factual mismatch", "not in this collection", DESK],
] as const;

describe.skipIf(!CHROMIUM_IS_HERE)("the citations of a pasted text (skipped where /usr/bin/chromium is absent)", () => {
  const site = browsedSite(({ dir }) => serveTree(dir, 0, "127.0.0.1"));

  it.each(LANGUAGES)(
    "are underlined with what became of them, from the first page of /%s",
    async (name, link, check, mismatch, absent, viewport) => {
      const [page, seen] = await site.open(name, { viewport });
      const asked: string[] = [];
      page.on("request", (request) => asked.push(`${request.url()} ${request.postData()}`));
      await page.getByRole("link", { name: link }).first().click();
      await page.getByRole("textbox").last().fill(TEXT);
      await page.getByRole("button", { name: check, exact: true }).click();
      const text = page.locator(".checked-text");
      await text.waitFor();
      await expect
        .poll(() => text.locator(".citation").evaluateAll((all) => all.map((one) => one.className.split(" ")[1])))
        .toEqual(["trovata", "articolo_inesistente", "fuori_raccolta"]);
      await expect.poll(() => text.locator(".articolo_inesistente").getAttribute("title")).toBe(mismatch);
      await expect.poll(() => page.locator(".citation-legend").innerText()).toContain(absent);
      // The text as it was pasted, but for the signs and what is said to those who do not see them.
      const pasted = `(() => {
        const copy = document.querySelector(".checked-text").cloneNode(true);
        for (const added of copy.querySelectorAll("sup, .unseen")) added.remove();
        return copy.textContent;
      })()`;
      await expect.poll(() => page.evaluate(pasted)).toBe(TEXT);
      expect(asked.filter((request) => /parolariservata|medesima|\/api\/public\/citazioni/.test(request))).toEqual([]);
      expect(await axeViolations(page)).toEqual([]);
      await expect
        .poll(() => page.evaluate("document.documentElement.scrollWidth - innerWidth"))
        .toBeLessThanOrEqual(0);
      await text.locator(".trovata").click();
      await page.waitForURL(/#\/norma\/it\/legge\/1999\/03\/15\/9001\/art\/3$/);
      expect(seen.filter((line) => !line.includes("status of 404"))).toEqual([]);
    },
  );

  it("are looked up by the keyboard alone, and again in another text", async () => {
    const [page] = await site.open("esplora/#/citazioni");
    await page.getByLabel("Il testo da controllare").focus();
    await page.keyboard.insertText("L. 9001/1999");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator(".checked-text .trovata").count()).toBe(1);
    await page.getByLabel("Il testo da controllare").fill("Nessuna legge.");
    await page.getByRole("button", { name: "Controlla", exact: true }).press("Enter");
    await expect.poll(() => page.locator(".checked-text").innerText()).toBe("Nessuna legge.");
    await expect.poll(() => page.locator(".checked-text .citation").count()).toBe(0);
  });

  it("of a file are looked up when it is opened", async () => {
    const [page] = await site.open("en/explore/#/citazioni");
    const buffer = Buffer.from("# Nota\r\n\r\nart. 3 della L. 9001/1999\r\n");
    await page.locator("input[type=file]").setInputFiles({ name: "nota.md", mimeType: "text/markdown", buffer });
    await expect.poll(() => page.locator(".checked-text .trovata").count()).toBe(1);
  });
});
