import { describe, expect, it } from "vitest";
import { serveTree } from "../../../generator/cli/start-server.ts";
import { axeViolations } from "../site/axe.ts";
import { browsedSite } from "../site/browsed-site.ts";
import { CHROMIUM_IS_HERE } from "../site/chromium.ts";
import { whenSettled } from "../site/page.ts";
import { SCENES } from "./scenes.ts";

describe.skipIf(!CHROMIUM_IS_HERE)("the search of the explorer (skipped where /usr/bin/chromium is absent)", () => {
  const site = browsedSite(({ dir }) => serveTree(dir, 0, "127.0.0.1"));

  it.each(SCENES)("shows pieces with the words marked, accessibly, %s", async (_, options) => {
    const [page, seen] = await site.open("esplora/#/cerca?q=biblioteche", options);
    await page.locator(".found mark").first().waitFor();
    await expect.poll(() => page.locator(".found mark").first().textContent()).toMatch(/^bibliotec/i);
    expect(await axeViolations(page)).toEqual([]);
    await expect.poll(() => page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0);
    expect(seen).toEqual([]);
  });

  it("puts first what the text cites, and leads to it by its ELI", async () => {
    const [page] = await site.open(`en/explore/#/cerca?q=${encodeURIComponent("art. 2 L. 9001/1999")}`);
    const link = page.locator(".cited a");
    await link.waitFor();
    await expect.poll(() => link.textContent()).toBe("art. 2 L. 9001/1999");
    await expect.poll(() => link.getAttribute("href")).toBe("#/norma/it/legge/1999/03/15/9001/art/2");
  });

  it.each<[q: string, ...lines: [kind: string, href: string][]]>([
    ["S. 9001", ["disegno di legge", "#/ddl/S.9001-B"]],
    ["atto camera 9101", ["disegno di legge", "#/ddl/S.9001-B"]],
    ["Esempio-Nove", ["parlamentare", "#/parlamentare/C-900109"]],
    ["esempio", ["parlamentare", "#/cerca?q=esempio&vista=parlamentari"]],
    [
      "alfa",
      ["gruppo parlamentare", "#/parlamentari?gruppo=ALFA&ramo=Camera"],
      ["gruppo parlamentare", "#/parlamentari?gruppo=ALFA&ramo=Senato"],
    ],
    ["azienda esempio 02", ["impresa", "#/pnrr/nodo/azienda:10000000002"]],
    ["10000000002", ["impresa", "#/pnrr/nodo/azienda:10000000002"]],
    ["Provincia Esempio 02", ["provincia", "#/pnrr/progetti?luogo=provincia%20002"]],
    ["Z12B22000002000", ["progetto del PNRR", "#/pnrr/progetti?cup=Z12B22000002000"]],
    ["S. 77"],
  ])("says above the results what a text names, each with what it is: %s", async (q, ...lines) => {
    const [page, seen] = await site.open(`esplora/#/cerca?q=${encodeURIComponent(q)}`);
    const found = await whenSettled<string[][]>(
      page,
      `[...document.querySelectorAll(".cited li")].map((line) => [line.querySelector(".label").textContent, line.querySelector("a").getAttribute("href")])`,
    );
    expect(found).toEqual(lines);
    expect(seen).toEqual([]);
  });

  it("finds members by the beginnings of their names, as it finds companies", async () => {
    const [page] = await site.open("esplora/#/cerca?q=parl+nov&vista=parlamentari");
    await page.locator("tbody tr").first().waitFor();
    await expect.poll(() => page.locator("tbody a").allTextContents()).toEqual(["Parlamentare D'Esempio-Nove 09"]);
    expect(await axeViolations(page)).toEqual([]);
  });

  it("is asked from the top of every page, by the keyboard alone", async () => {
    const [page] = await site.open("esplora/#/ddl");
    await page.locator("tbody tr").first().waitFor();
    await page.keyboard.press("/");
    await page.keyboard.type("biblioteche");
    await page.keyboard.press("Enter");
    await page.waitForURL(/#\/cerca\?q=biblioteche$/);
    await page.locator(".found").first().waitFor();
    await page.goBack();
    await page.locator("tbody tr").first().waitFor();
  });

  it("looks for words in one act alone, from its page, and then in all", async () => {
    const [page, seen] = await site.open("esplora/#/norma/it/legge/1999/03/15/9001");
    await page.getByRole("searchbox", { name: "Cerca in questo atto" }).fill("biblioteche");
    await page.keyboard.press("Enter");
    await page.waitForURL(/#\/cerca\?q=biblioteche&norma=eli/);
    const found = page.locator(".found > a");
    await found.first().waitFor();
    const links = await whenSettled<string[]>(
      page,
      `[...document.querySelectorAll(".found > a")].map((link) => link.getAttribute("href"))`,
    );
    expect(links.filter((href) => !href.startsWith("#/norma/it/legge/1999/03/15/9001"))).toEqual([]);
    await page.getByText("Solo in L. 9001/1999").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("link", { name: "Cerca in tutti gli atti" }).click();
    await page.waitForURL(/#\/cerca\?q=biblioteche$/);
    await expect.poll(() => page.locator(".found > a").count()).toBeGreaterThan(links.length);
    expect(seen).toEqual([]);
  });

  it("is narrowed to years and to what is in force, which the address keeps", async () => {
    const [page] = await site.open("en/explore/#/cerca?q=biblioteche");
    await page.locator(".found").first().waitFor();
    const all = await whenSettled<number>(page, "document.querySelectorAll('.found').length");
    await page.getByLabel("From year").fill("2000");
    await page.getByLabel("From year").press("Enter");
    await page.waitForURL(/dal=2000-01-01/);
    await expect.poll(() => page.locator(".found").count()).toBeLessThan(all);
    await page.getByLabel("State").selectOption("vigente");
    await page.waitForURL(/dal=2000-01-01&stato=vigente/);
    await page.locator(".found").first().waitFor();
    const narrowed = await whenSettled<string[]>(
      page,
      `[...document.querySelectorAll(".found > a")].map((link) => link.innerText)`,
    );
    await page.reload();
    await expect.poll(() => page.locator(".found > a").allInnerTexts()).toEqual(narrowed);
    await expect.poll(() => page.getByLabel("From year").inputValue()).toBe("2000");
    await page.getByLabel("From year").fill("2090");
    await page.getByLabel("From year").press("Enter");
    await page.getByRole("link", { name: "Clear the filters" }).waitFor();
    await page.getByLabel("From year").fill("");
    await page.getByLabel("From year").press("Enter");
    await page.waitForURL(/q=biblioteche&stato=vigente$/);
  });

  it("lists all acts where nothing is searched for, and those of a type", async () => {
    const [page] = await site.open("esplora/#/cerca");
    await page.locator(".found").nth(12).waitFor();
    await page.locator("select option[value=legge]").waitFor({ state: "attached" });
    await page.locator("select").selectOption("legge");
    await page.waitForURL(/tipo=legge/);
    await expect.poll(() => page.locator(".found").count()).toBe(3);
    await page.reload();
    await expect.poll(() => page.locator(".found").count()).toBe(3);
  });

  it("finds bills by number and by words of the title", async () => {
    const [page] = await site.open("esplora/#/cerca?q=s.9002&vista=ddl");
    await page.locator("tbody a").first().waitFor();
    await expect.poll(() => page.locator("tbody a").allTextContents()).toEqual(["S.9002"]);
    await page.locator("#cerca").fill("stralciate turismo");
    await page.locator("#cerca").press("Enter");
    await page.getByRole("link", { name: "Disegni di legge" }).last().click();
    await expect.poll(() => page.locator("tbody a").allTextContents()).toEqual(["C.9002-BIS"]);
  });

  it("leads from a misspelt word to the near one, and from words to the exact text", async () => {
    const [page, seen] = await site.open("esplora/#/cerca?q=bibliotecche");
    await page.getByText("Forse si voleva scrivere:").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("link", { name: "biblioteche", exact: true }).click();
    await page.waitForURL(/#\/cerca\?q=biblioteche$/);
    await page.getByRole("link", { name: "Solo il testo esatto" }).click();
    await page.waitForURL(/#\/cerca\?q=%22biblioteche%22$/);
    await expect.poll(() => page.locator(".found mark").first().textContent()).toMatch(/^biblioteche$/i);
    expect(seen).toEqual([]);
  });

  it("says where words of the same root stand for one that no text has", async () => {
    const [page] = await site.open("esplora/#/cerca?q=pubblicare");
    await page.getByText("Nessun testo le ha").waitFor();
    await page.locator(".found mark").first().waitFor();
  });

  it("says what helps where nothing is found, and takes odd words", async () => {
    const [page, seen] = await site.open(`en/explore/#/cerca?q=${encodeURIComponent('zz "<b>&% 100')}`);
    await page.getByText("Fewer words find more").waitFor();
    await expect.poll(() => page.locator("h1").textContent()).toBe('zz "<b>&% 100');
    expect(seen).toEqual([]);
  });
});

describe.skipIf(!CHROMIUM_IS_HERE)("the search of a tree without the index of texts", () => {
  const site = browsedSite(({ dir }) => serveTree(dir, 0, "127.0.0.1"), "--no-search");

  it("looks in titles, and says so", async () => {
    const [page] = await site.open("en/explore/#/cerca?q=biblioteche");
    await page.getByText("titles are searched").waitFor();
    await page.locator(".found").first().waitFor();
  });
});
