import { describe, expect, it } from "vitest";
import { serveTree } from "../../../generator/cli/start-server.ts";
import { axeViolations } from "../site/axe.ts";
import { browsedSite } from "../site/browsed-site.ts";
import { CHROMIUM_IS_HERE } from "../site/chromium.ts";
import { hashOf } from "../site/page.ts";
import { SCENES } from "./scenes.ts";

const LAW = "norma/it/legge/1999/03/15/9001";
const DECREE = "norma/it/decreto-legislativo/2010/04/20/9004";

describe.skipIf(!CHROMIUM_IS_HERE)("changes of an act, in Chromium (skipped where /usr/bin/chromium is absent)", () => {
  const site = browsedSite(({ dir }) => serveTree(dir, 0, "127.0.0.1"));

  it.each(SCENES)("are two columns by act and class, each line with its proof, %s", async (_, options) => {
    const [page, seen] = await site.open(`en/explore/#/${DECREE}?vista=modifiche`, options);
    await page.locator(".related-act").first().waitFor();
    await expect
      .poll(() => page.locator(".relations > section > h2").allTextContents())
      .toEqual(["Made to other acts 4", "Received from other acts 7"]);
    const first = page.locator(".relation").first();
    await expect
      .poll(() => first.locator("p").first().textContent())
      .toBe("repeals art. 2, comma 1, lettera b) (as a whole), by art. 12, comma 1, lettera b)");
    await expect.poll(() => first.locator(".label").nth(1).textContent()).toBe("3 May 2010 · reliability high");
    await first.locator("summary").click();
    await expect.poll(() => first.locator("blockquote").textContent()).toContain("la soppressione della lettera b)");
    await expect
      .poll(() => first.locator("details .label").textContent())
      .toContain("the official list of changes made");
    expect(await axeViolations(page)).toEqual([]);
    await expect.poll(() => page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0);
    expect(seen).toEqual([]);
  });

  it("of acts that are not here have their name and no link", async () => {
    const [page] = await site.open(`esplora/#/${LAW}?vista=modifiche`);
    const unknown = page.locator(".related-act", { hasText: "L. 9099/2001" });
    await unknown.waitFor();
    await expect.poll(() => unknown.locator("h3 a").count()).toBe(0);
    await expect.poll(() => unknown.textContent()).toContain("non in questa raccolta");
    await expect.poll(() => unknown.textContent()).toContain("nessun brano");
    await page.locator(".related-act h3 a").first().click();
    await page.waitForURL(/#\/norma\/it\/decreto-legislativo\/2024\/11\/29\/9009$/);
  });

  it("are filtered by the keyboard; the address keeps it, and one link drops it", async () => {
    const [page, seen] = await site.open(`esplora/#/${LAW}?vista=modifiche`);
    await page.getByLabel("Genere").selectOption("testo");
    await page.getByLabel("Articolo di questo atto").selectOption("2");
    await expect.poll(() => page.locator(".relation").count()).toBe(3);
    await expect.poll(() => hashOf(page)).toBe(`#/${LAW}?vista=modifiche&classe=testo&articolo=2`);
    await page.reload();
    await expect.poll(() => page.locator(".relation").count()).toBe(3);
    await page.getByLabel("Anno").selectOption("2024");
    await page.getByText("Nessuna con questi filtri").waitFor();
    await page.getByRole("link", { name: "Togli i filtri" }).click();
    await expect.poll(() => page.locator(".relation").count()).toBe(9);
    await page.goBack();
    await page.getByText("Nessuna con questi filtri").waitFor();
    expect(seen).toEqual([]);
  });

  it("that nobody told of say so, and do not say that there are none", async () => {
    const [page, seen] = await site.open("esplora/#/norma/it/legge-costituzionale/1995/07/22/9010?vista=modifiche");
    await page.locator(".relations").waitFor();
    await expect
      .poll(() => page.locator(".relations .lead").allTextContents())
      .toEqual([
        "La fonte non ha un elenco per questo atto, e nel suo testo non si sono trovate modifiche ad altri.",
        "Nessuna fonte lo dice: l'elenco vuoto non significa che l'atto non sia mai stato modificato.",
      ]);
    await expect.poll(() => page.locator(".relations").count()).toBe(1);
    await expect.poll(() => page.locator("select").count()).toBe(0);
    expect(seen).toEqual([]);
  });

  it("of an article are its own; a kind that there is not is offered away", async () => {
    const [page, seen] = await site.open(`en/explore/#/${LAW}/art/3?vista=modifiche`);
    await page.locator(".relation").first().waitFor();
    await expect
      .poll(() => page.locator(".relations > section > h2").allTextContents())
      .toEqual(["Received by this article 2", "Made to others by this article 0"]);
    await page.locator(".changes > .buttons a").click();
    await page.getByText("Received from other acts").waitFor();
    await expect.poll(() => page.locator(".relation").count()).toBe(9);
    const [odd] = await site.open(`en/explore/#/${LAW}?vista=modifiche&classe=boh&anno=x`);
    await odd.getByText("None with these filters").first().waitFor();
    await expect.poll(() => odd.getByLabel("Kind").inputValue()).toBe("boh");
    expect(seen).toEqual([]);
  });

  it("are a CSV in the drawer", async () => {
    const [page] = await site.open(`esplora/#/${LAW}?vista=modifiche&anno=2005`);
    await page.locator(".these-data button").first().click();
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: "Scarica il CSV" }).click();
    const text = await (await coming).createReadStream().then(async (stream) => {
      let all = "";
      for await (const piece of stream) all += piece;
      return all;
    });
    expect(text.trim().split("\r\n")).toHaveLength(4);
  });
});
