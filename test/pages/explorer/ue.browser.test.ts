import { describe, expect, it } from "vitest";
import { serveTree } from "../../../generator/cli/start-server.ts";
import { axeViolations } from "../site/axe.ts";
import { browsedSite } from "../site/browsed-site.ts";
import { CHROMIUM_IS_HERE } from "../site/chromium.ts";
import { settled } from "../site/page.ts";
import { DESK, SCENES } from "./scenes.ts";

const DECREE = "norma/it/decreto-legislativo/2010/04/20/9004";

describe.skipIf(!CHROMIUM_IS_HERE)("acts of the Union (skipped where /usr/bin/chromium is absent)", () => {
  const site = browsedSite(({ dir }) => serveTree(dir, 0, "127.0.0.1"));
  const cells = ".table-frame tbody td";

  it.each(SCENES)("are lines of a page of the act that names them, each with its article, %s", async (_, scene) => {
    const [page, seen] = await site.open(`esplora/#/${DECREE}`, scene);
    await page.getByRole("link", { name: "UE", exact: true }).last().click();
    await settled(page);
    await expect
      .poll(() => page.locator(cells).allInnerTexts())
      .toEqual(["cita", "direttiva 2009/499 · EUR-Lex", "art. 1, comma 1", "direttiva 2009/499/CE"]);
    const eurLex = page.getByRole("link", { name: "EUR-Lex" });
    await expect
      .poll(() => eurLex.getAttribute("href"))
      .toContain("eur-lex.europa.eu/legal-content/IT/TXT/?uri=CELEX:32009L0499");
    expect(await axeViolations(page)).toEqual([]);
    await page.locator(cells).getByRole("link", { name: "art. 1" }).click();
    await expect.poll(() => page.locator(".law").first().innerText()).toContain("direttiva 2009/499/CE");
    expect(seen).toEqual([]);
  });

  it.each(SCENES)("lead from a directive to its act and to the article in three clicks, %s", async (_, scene) => {
    const [page, seen] = await site.open("esplora/#/cerca?q=direttiva+2009%2F499%2FCE", scene);
    await page.locator(".cited").getByRole("link", { name: "direttiva 2009/499" }).click();
    await settled(page);
    await expect.poll(() => page.locator("h1").innerText()).toBe("Unione europea, direttiva 2009/499");
    await expect
      .poll(() => page.getByRole("link", { name: "ELI" }).getAttribute("href"))
      .toContain("/eli/dir/2009/499");
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("link", { name: "D.Lgs. 9004/2010" }).click();
    await page.waitForURL(/#\/norma\/it\/decreto-legislativo\/2010\/04\/20\/9004$/);
    await page.goBack();
    await page.getByRole("link", { name: "art. 1", exact: true }).click();
    await expect.poll(() => page.locator(".law").first().innerText()).toContain("direttiva 2009/499/CE");
    expect(seen).toEqual([]);
  });

  it("are all on a page, narrowed by kind, year and number", async () => {
    const [page] = await site.open("en/explore/#/cerca", { viewport: DESK });
    await page.getByRole("navigation").getByRole("link", { name: "EU", exact: true }).click();
    const first = page.locator("tbody td:first-child");
    const one = ["Directive 2009/499 · EUR-Lex"];
    await expect.poll(() => first.allInnerTexts()).toEqual(one);
    await page.locator("select[name=anno]").selectOption("2009");
    await expect.poll(() => first.allInnerTexts()).toEqual(one);
    await page.locator("select[name=tipo]").selectOption("regolamento");
    await expect
      .poll(() => page.getByRole("status").allInnerTexts())
      .toContainEqual(expect.stringContaining("No such"));
    await page.locator("select[name=tipo]").selectOption("direttiva");
    await page.locator(".fields input[name=q]").fill("499/2009");
    await page.waitForURL(/#\/ue\?(?=.*anno=2009)(?=.*tipo=direttiva)(?=.*q=499)/);
    await expect.poll(() => first.allInnerTexts()).toEqual(one);
  });

  it("that no act here names are told as they were understood, with EUR-Lex", async () => {
    const [page] = await site.open("esplora/#/ue/direttiva%202014%2F24%2FUE");
    await expect.poll(() => page.locator(".message").innerText()).toContain("direttiva 2014/24");
    await expect
      .poll(() => page.getByRole("link", { name: "EUR-Lex" }).getAttribute("href"))
      .toContain("CELEX:32014L0024");
    await page.getByRole("link", { name: "Tutti gli atti dell'Unione" }).click();
    await expect.poll(() => page.locator("tbody tr").count()).toBe(1);
  });

  it("are reached from a text that cites them", async () => {
    const [page] = await site.open("esplora/#/citazioni?testo=vista+la+direttiva+2009%2F499%2FCE");
    await page.locator(".checked-text .citation").click();
    await expect.poll(() => page.locator("h1").innerText()).toBe("Unione europea, direttiva 2009/499");
  });

  it("that an act does not name are no list, which says that this is no verdict", async () => {
    const [page] = await site.open("en/explore/#/norma/it/legge-costituzionale/1995/07/22/9010?vista=ue");
    await expect
      .poll(() => page.getByRole("status").allInnerTexts())
      .toContainEqual(expect.stringContaining("does not say that it transposes none"));
  });
});
