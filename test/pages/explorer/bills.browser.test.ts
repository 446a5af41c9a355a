import { describe, expect, it } from "vitest";
import { serveTree } from "../../../generator/cli/start-server.ts";
import { browsedSite } from "../site/browsed-site.ts";
import { CHROMIUM_IS_HERE } from "../site/chromium.ts";
import { addressOf, type Page } from "../site/page.ts";
import { PHONE } from "./scenes.ts";

const numbers = (page: Page) => page.locator("tbody td:first-child");

describe.skipIf(!CHROMIUM_IS_HERE)("bills (skipped where /usr/bin/chromium is absent)", () => {
  const site = browsedSite(({ dir }) => serveTree(dir, 0, "127.0.0.1"));

  it("lists all bills from one request, the longest still first, with the day up to which days are counted", async () => {
    const page = await site.browser.newPage({ locale: "it-IT" });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${site.origin}/esplora/#/ddl`);
    await page.getByLabel("Firmato da un gruppo").locator("option").nth(1).waitFor({ state: "attached" });
    expect(asked.filter((path) => path.startsWith("/api/")).sort()).toEqual([
      "/api/public/ddl/lista",
      "/api/public/politici/classifica-gruppi",
    ]);
    for (const [place, number] of ["C.9001", "C.9007", "S.9006"].entries())
      await expect.poll(() => numbers(page).nth(place).textContent()).toBe(number);
    await expect
      .poll(() => page.locator("caption").textContent())
      .toBe("13 disegni di legge · giorno di riferimento dei giorni di fermo: 10 gennaio 2026");
    await page.getByRole("button", { name: "Firmatari" }).click();
    await expect.poll(() => numbers(page).first().textContent()).toBe("S.9002");
    await expect.poll(() => addressOf(page)).toBe(`${site.origin}/esplora/#/ddl?ordine=-firmatari`);
    await page.locator("tbody a").first().click();
    await page.locator(".bill-number").waitFor();
    await page.goBack();
    await expect.poll(() => numbers(page).first().textContent()).toBe("S.9002");
  });

  it("filters by state, course, branch, group and text; the address keeps it, the list says how many", async () => {
    const [page] = await site.open("esplora/#/ddl");
    await page.locator("tbody tr").first().waitFor();
    await page.getByLabel("Firmato da un gruppo").selectOption("MISTO");
    await expect.poll(() => numbers(page).allTextContents()).toEqual(["S.9002", "C.9002-BIS", "C.9009-ter", "C.9002"]);
    await page.getByLabel("Iter").selectOption("aperto");
    await page.getByLabel("Ramo").selectOption("Camera");
    await page.getByLabel("Numero o parole").fill("turismo");
    await expect.poll(() => numbers(page).allTextContents()).toEqual(["C.9002-BIS"]);
    await expect.poll(() => page.locator("caption").textContent()).toContain("1 di 13 disegni di legge");
    await page.reload();
    await expect.poll(() => numbers(page).allTextContents()).toEqual(["C.9002-BIS"]);
    await page.locator("select[name=stato]").selectOption("ritirato");
    await page.getByText("Nessun disegno di legge risponde").waitFor();
    await page.locator(".language").click();
    await page.getByText("No bill matches").waitFor();
    await page.getByRole("link", { name: "Clear the filters" }).click();
    await expect.poll(() => numbers(page).count()).toBe(13);
  });

  it("takes a number typed as people do, and writes it into the address as it is published", async () => {
    const [page, seen] = await site.open("esplora/#/ddl/A.S.%209001");
    await page.locator(".bill-number").waitFor();
    await page.waitForURL(`${site.origin}/esplora/#/ddl/S.9001-B`);
    await expect.poll(() => page.title()).toContain("S.9001-B Disposizioni di esempio");
    await page.goto(`${site.origin}/esplora/#/ddl/s.9004/i`);
    await page.waitForURL(`${site.origin}/esplora/#/ddl/S.9004%2FI`);
    await page.reload();
    await expect.poll(() => page.locator(".bill-number").textContent()).toBe("S.9004/I");
    expect(seen).toEqual([]);
  });

  it("draws the readings as a line, across on a desk and downwards on a phone, the current one marked", async () => {
    for (const [options, across] of [
      [{}, true],
      [{ viewport: PHONE }, false],
    ] as const) {
      const [page] = await site.open("esplora/#/ddl/S.9001-B", options);
      const steps = page.locator(".readings li");
      await steps.nth(2).waitFor();
      await expect
        .poll(() => page.locator(".readings li strong").allTextContents())
        .toEqual(["S.9001", "C.9101", "S.9001-B"]);
      await expect.poll(() => page.locator(".readings [aria-current=step] strong").textContent()).toBe("S.9001-B");
      await expect.poll(() => steps.first().textContent()).toContain("18 giugno 2025, 77 giorni dopo la presentazione");
      const beside = `(() => {
        const [a, b] = [...document.querySelectorAll(".readings li")].map((step) => step.getBoundingClientRect());
        return [a.x === b.x, a.y === b.y];
      })()`;
      await expect.poll(() => page.evaluate(beside)).toEqual([!across, across]);
    }
  });

  it("says where it stands in the source's words, for how many days and up to which", async () => {
    const [page] = await site.open("esplora/#/ddl/S.9002");
    await page.locator(".counts").waitFor();
    await expect
      .poll(() => page.locator(".counts dd").allTextContents())
      .toEqual(["in corso di esame in commissione", "8 luglio 2025", "186", "10 gennaio 2026"]);
    await page.goto(`${site.origin}/esplora/#/ddl/S.9001-B`);
    await page.getByRole("link", { name: "n. 9013/2025" }).waitFor();
    await expect.poll(() => page.locator(".counts dd").count()).toBe(3);
    await expect
      .poll(() => page.getByRole("link", { name: "n. 9013/2025" }).getAttribute("href"))
      .toBe("#/norma/it/legge/2025/12/05/9013");
  });

  it("groups who signs, first signers ahead and who withdrew marked, each with a page", async () => {
    const [page] = await site.open("esplora/#/ddl/S.9002");
    await page.locator(".signatories").waitFor();
    await expect
      .poll(() => page.locator(".signatories h3").allTextContents())
      .toEqual(["BETA-CC 2", "Misto 2", "ALFA 1"]);
    await expect
      .poll(() => page.locator(".signatories li").allTextContents())
      .toEqual([
        "Parlamentare Esempio 04 (primo firmatario)",
        "Parlamentare Esempio 02",
        "Parlamentare Esempio 06 (firma aggiunta: 20 maggio 2025)",
        "Parlamentare Esempio 05 (firma ritirata: 6 maggio 2025)",
        "Parlamentare Esempio 01",
      ]);
    await expect.poll(() => page.locator(".signatories s").allTextContents()).toEqual(["Parlamentare Esempio 05"]);
    await page.getByRole("link", { name: "Parlamentare Esempio 04" }).click();
    await page.waitForURL(/#\/parlamentare\/S-90004$/);
  });

  it("names a Government's presenters as such, with no page of theirs", async () => {
    const [page] = await site.open("en/explore/#/ddl/S.9003");
    await page.locator(".signatories").waitFor();
    await expect
      .poll(() => page.locator(".signatories h3").allTextContents())
      .toEqual(["Others who present it, not members of Parliament 2"]);
    await expect.poll(() => page.locator(".signatories a").count()).toBe(0);
    await expect.poll(() => page.getByText("its title alone names").count()).toBe(1);
  });

  it("leads to the acts that it names and to the part; those that are not here are dotted", async () => {
    const [page] = await site.open("esplora/#/ddl/S.9002");
    await page.locator("tbody").nth(1).waitFor();
    const rows = page.locator("tbody").nth(1).locator("tr");
    await expect
      .poll(() => rows.nth(1).locator("a").nth(1).getAttribute("href"))
      .toBe("#/norma/it/decreto-legislativo/2010/04/20/9004/art/4/comma/1");
    await expect.poll(() => rows.nth(1).locator("td").last().textContent()).toBe("7");
    const civile = rows.filter({ hasText: "codice civile" });
    await expect.poll(() => civile.locator("a.not-here").getAttribute("title")).toBe("non è in questa raccolta");
    await expect.poll(() => civile.locator("td").last().textContent()).toBe("—");
    const line = "getComputedStyle(document.querySelector('.not-here')).textDecorationStyle";
    await expect.poll(() => page.evaluate(line)).toBe("dotted");
  });

  it("lets choose where a number means several bills, and leads to the branch's page and the search where it means none", async () => {
    const [page] = await site.open("esplora/#/ddl/9002");
    await page.locator(".choices a").first().waitFor();
    await expect.poll(() => page.locator(".choices .label").allTextContents()).toEqual(["C.9002", "S.9002"]);
    await page.locator(".choices a").last().click();
    await page.waitForURL(/#\/ddl\/S\.9002$/);
    await page.goto(`${site.origin}/esplora/#/ddl/C.2822-B`);
    const official = page.getByRole("link", { name: "la pagina della Camera" });
    await expect.poll(() => official.getAttribute("href")).toMatch(/^https:\/\/www\.camera\.it\/.*=2822-B$/);
    await page.goto(`${site.origin}/esplora/#/ddl/S.1`);
    await page.getByRole("link", { name: "Cercalo" }).click();
    await page.waitForURL(/#\/cerca\?q=S\.1$/);
  });

  it("is used by the keyboard alone: filtered, followed, and back at the same list", async () => {
    const [page] = await site.open("esplora/#/ddl");
    await page.locator("tbody tr").first().waitFor();
    await page.getByLabel("Numero o parole").focus();
    await page.keyboard.type("s 9002");
    await expect.poll(() => numbers(page).allTextContents()).toEqual(["S.9002"]);
    await page.locator("tbody a").first().focus();
    await page.keyboard.press("Enter");
    await page.locator(".bill-number").waitFor();
    await page.goBack();
    await expect.poll(() => numbers(page).allTextContents()).toEqual(["S.9002"]);
    await expect.poll(() => page.getByLabel("Numero o parole").inputValue()).toBe("s 9002");
  });
});
