import { describe, expect, it } from "vitest";
import { serveTree } from "../../../generator/cli/start-server.ts";
import { axeViolations } from "../site/axe.ts";
import { browsedSite } from "../site/browsed-site.ts";
import { CHROMIUM_IS_HERE } from "../site/chromium.ts";
import { perform, whenSettled } from "../site/page.ts";
import { PHONE } from "./scenes.ts";

interface Ranking {
  readonly classifica: readonly {
    readonly codice_fiscale: string;
    readonly numero_appalti: number;
    readonly nome: string;
  }[];
}

describe.skipIf(!CHROMIUM_IS_HERE)("the money of the explorer (skipped where /usr/bin/chromium is absent)", () => {
  const site = browsedSite(({ dir }) => serveTree(dir, 0, "127.0.0.1"));

  it("sorts a ranking, filters it, and keeps both in the address", async () => {
    const [page] = await site.open("esplora/#/pnrr/aziende");
    const names = page.locator("tbody td:nth-child(2)");
    await names.first().waitFor();
    await page.getByRole("button", { name: "Appalti" }).click();
    await page.waitForURL(/ordine=-appalti/);
    await expect.poll(() => names.first().textContent()).toBe("AZIENDA ESEMPIO 02 S.R.L.");
    await page.getByLabel("Filtra per nome").fill("esempio 05");
    await page.waitForURL(/q=esempio%2005/);
    await expect.poll(() => names.allTextContents()).toEqual(["AZIENDA ESEMPIO 05 S.R.L."]);
    await page.reload();
    await names.first().waitFor();
    await expect.poll(() => names.count()).toBe(1);
    await expect.poll(() => page.locator("th[aria-sort=descending]").textContent()).toBe("Appalti");
    await page.getByLabel("Filtra per nome").fill("zzz");
    await page.getByRole("link", { name: "Cerca in tutti i nomi" }).waitFor();
  });

  it("leads from a ranking to a company, its tender, the project and the authority, and back", async () => {
    const [page, seen] = await site.open("esplora/#/pnrr/aziende");
    await page.getByRole("link", { name: "AZIENDA ESEMPIO 02 S.R.L." }).click();
    await page.locator("h1", { hasText: "AZIENDA ESEMPIO 02" }).waitFor();
    await expect.poll(() => page.locator(".counts dd").nth(0).textContent()).toBe("11");
    await expect.poll(() => page.locator(".counts dd").nth(1).textContent()).toBe("46.635,15\u00a0€");
    await expect.poll(() => page.locator(".caveat").textContent()).toContain("per intero per ogni membro");
    await page.locator("tbody a", { hasText: "DI ESEMPIO" }).first().click();
    await page.waitForURL(/nodo\/appalto:/);
    await page.locator("tbody a", { hasText: "Progetto di esempio" }).first().click();
    await page.waitForURL(/nodo\/progetto:[^/]*:/);
    await page.locator("tbody a", { hasText: "COMUNE DI ESEMPIO" }).first().click();
    await page.waitForURL(/nodo\/ente:/);
    await page.locator(".caveat", { hasText: "soggetto attuatore" }).waitFor();
    await page.goBack();
    await page.waitForURL(/nodo\/progetto:/);
    expect(seen).toEqual([]);
  });

  it("says of every company and authority what the rankings say", async () => {
    const [page] = await site.open("esplora/#/pnrr/aziende");
    for (const [tipo, ranking] of [
      ["azienda", "aziende"],
      ["ente", "enti"],
    ] as const) {
      const response = await fetch(`${site.origin}/api/public/pnrr/classifica-${ranking}?limit=100`);
      const { classifica }: Ranking = JSON.parse(await response.text());
      for (const { codice_fiscale, numero_appalti, nome } of classifica) {
        await perform(page, `location.hash = "#/pnrr/nodo/${tipo}:${codice_fiscale}"`);
        await page.locator("h1", { hasText: nome }).waitFor();
        await expect
          .poll(() => page.locator(".counts dd").first().textContent(), { message: nome })
          .toBe(String(numero_appalti));
      }
    }
  });

  it("offers a search where nobody has the id, and takes an odd one without harm", async () => {
    for (const id of ["azienda:99999999999", "constructor", "", "progetto:a%2Fb?x=1"]) {
      const [page, seen] = await site.open(`esplora/#/pnrr/nodo/${id}`);
      await page.locator(".message h1").waitFor();
      await expect.poll(() => page.locator(".message").textContent()).toContain("Cercalo");
      expect(seen).toEqual([]);
    }
  });

  it("shows the companies where no page has the name", async () => {
    const [page] = await site.open("esplora/#/pnrr/altro");
    await page.locator("tbody tr").first().waitFor();
    await expect.poll(() => page.locator(".pnrr .tabs [aria-current]").textContent()).toBe("Aziende");
  });

  it("sets what is no region apart from the regions", async () => {
    const [page] = await site.open("esplora/#/pnrr/regioni");
    await page.locator("tbody").nth(1).waitFor();
    const names = (table: number) => page.locator("tbody").nth(table).locator("td:first-child").allTextContents();
    await expect.poll(() => names(0)).toEqual(["LOMBARDIA", "LAZIO", "CAMPANIA", "TRENTINO-ALTO ADIGE/SÜDTIROL"]);
    await expect.poll(() => names(1)).toEqual(["AMBITO NAZIONALE", "NON DISPONIBILE"]);
  });

  it("sets the name of each cell beside its amount on a phone, not below it", async () => {
    const [page] = await site.open("esplora/#/pnrr/regioni", { viewport: PHONE });
    const distances = await whenSettled<number[]>(
      page,
      `[...document.querySelectorAll("td .amount-bar")].map((bar) =>
        bar.getBoundingClientRect().left - bar.closest("td").getBoundingClientRect().left)`,
    );
    expect(distances.length).toBeGreaterThan(3);
    expect(Math.min(...distances)).toBeGreaterThan(100);
  });

  it("shows the companies and authorities of a place, and how much of their tenders belongs elsewhere too", async () => {
    const [page, seen] = await site.open("esplora/#/pnrr/progetti?luogo=regione%20003");
    await page.getByRole("navigation", { name: "Del luogo" }).getByRole("link", { name: "Aziende" }).click();
    await page.waitForURL(/vista=aziende/);
    const rows = page.locator("tbody tr");
    await rows.first().waitFor();
    const asked = await fetch(
      new URL("api/public/pnrr/luoghi/regione%20003/classifica-aziende?limit=100", site.origin),
    );
    const { totale, numero_appalti, importo_appalti, classifica }: Ranking & Record<string, number> =
      await asked.json();
    await expect.poll(() => rows.count()).toBe(Math.min(20, classifica.length));
    const status = page.locator("[role=status]").first();
    await expect.poll(() => status.textContent()).toContain(`${totale} aziende, ${numero_appalti} appalti`);
    expect(importo_appalti).toBeGreaterThan(0);
    await page.locator(".caveat", { hasText: "anche altrove" }).waitFor();
    await page.getByRole("navigation", { name: "Del luogo" }).getByRole("link", { name: "Enti" }).click();
    await page.waitForURL(/vista=enti/);
    await page.locator("tbody a", { hasText: "COMUNE DI ESEMPIO" }).first().click();
    await page.waitForURL(/nodo\/ente:/);
    expect(seen).toEqual([]);
  });

  it.each(["", "&vista=aziende", "&vista=enti"])(
    "shows the first row of a place on a phone without scrolling%s",
    async (vista) => {
      const [page] = await site.open(`esplora/#/pnrr/progetti?luogo=regione%20003${vista}`, { viewport: PHONE });
      await page.locator("tbody tr").first().waitFor();
      const [answer, row] = await whenSettled<number[]>(
        page,
        `[document.querySelector("[role=status]").getBoundingClientRect().bottom,
        document.querySelector("tbody td").getBoundingClientRect().bottom]`,
      );
      expect(answer).toBeLessThan(PHONE.height / 2);
      expect(row).toBeLessThan(PHONE.height);
    },
  );

  it("leads from a region to its projects, from a town that is asked for to one of several, and gives them as CSV", async () => {
    const [page, seen] = await site.open("esplora/#/pnrr/regioni");
    await page.getByRole("link", { name: "LOMBARDIA" }).click();
    await page.locator("h1", { hasText: "LOMBARDIA (regione)" }).waitFor();
    await page.locator("th", { hasText: "Importo nel luogo" }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByLabel("Comune, provincia o regione").fill("non disponibile");
    await page.keyboard.press("Enter");
    await page.locator(".choices a").nth(2).waitFor();
    await page.locator(".choices a").nth(0).click();
    await page.locator("h1", { hasText: "NON DISPONIBILE (comune)" }).waitFor();
    await page.getByLabel("Comune, provincia o regione").fill("Comune di Esempi 01");
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "COMUNE DI ESEMPIO 01", exact: true }).click();
    await page.locator("tbody tr").first().waitFor();
    await page.getByRole("button", { name: "Questi dati" }).click();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Scarica il CSV" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("pnrr-progetti.csv");
    // The misspelt name is a 404, which the browser tells.
    expect(seen).toEqual([expect.stringContaining("404")]);
  });

  it("says the amount of a flow that is pointed at or focused; narrow screens have the tables alone", async () => {
    const [page, seen] = await site.open("en/explore/#/pnrr/fondi");
    await page.locator(".band").first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.locator(".skip-drawing").focus();
    await page.keyboard.press("Tab");
    await expect
      .poll(() => page.locator("figcaption").textContent())
      .toBe("PNRR to NON DISPONIBILE: 25,949,480.40\u00a0€");
    await page.locator(".end rect").last().hover();
    await expect
      .poll(() => page.locator("figcaption").textContent())
      .toMatch(/^INFRASTRUTTURE SOCIALI: 785,604\.85\u00a0€$/);
    await page.locator(".skip-drawing").focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate("document.activeElement.id")).toBe("tabelle");
    await page.setViewportSize({ width: 600, height: 800 });
    await expect.poll(() => page.locator(".flows").isVisible()).toBe(false);
    await expect.poll(() => page.locator("tbody").count()).toBe(3);
    expect(seen).toEqual([]);
  });

  it("gives what is shown as CSV, and says which files it was read from", async () => {
    const [page] = await site.open("esplora/#/pnrr/nodo/azienda:10000000002");
    await page.getByRole("button", { name: "Questi dati" }).click();
    await page.locator(".drawer a", { hasText: "esplora/pnrr/appalti/0.json" }).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Scarica il CSV" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("azienda-10000000002.csv");
  });
});
