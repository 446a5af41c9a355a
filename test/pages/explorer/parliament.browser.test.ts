import { describe, expect, it } from "vitest";
import { serveTree } from "../../../generator/cli/start-server.ts";
import { COUNTED } from "../../../generator/contract/resources/votazioni.ts";
import { browsedSite } from "../site/browsed-site.ts";
import { CHROMIUM_IS_HERE } from "../site/chromium.ts";
import { addressOf, type Page, whenSettled } from "../site/page.ts";
import { PHONE } from "./scenes.ts";

const MEMBERS = ["#/parlamentari", "#/gruppi", "#/parlamentare/C-900107"];
const VOTES = ["#/votazioni", "#/votazioni/C-99-40-12", "#/parlamentare/C-900107?vista=voti"];
const BILLS = ["#/ddl", "#/ddl/S.9001-B", "#/ddl/S.9002", "#/ddl/S.9003"];

/** The first column of the table that is shown first. */
const names = (page: Page) => page.locator("table").first().locator("tbody td:first-child");

describe.skipIf(!CHROMIUM_IS_HERE)("members of Parliament (skipped where /usr/bin/chromium is absent)", () => {
  const site = browsedSite(({ dir }) => serveTree(dir, 0, "127.0.0.1"));

  it.each([...MEMBERS, ...VOTES, ...BILLS])("has its source and the day beside the figures: %s", async (hash) => {
    const [page, seen] = await site.open(`en/explore/${hash}`);
    await page.locator("tbody tr").first().waitFor();
    await expect.poll(() => page.locator(".provenance time").first().getAttribute("datetime")).toBe("2026-01-10");
    expect(seen).toEqual([]);
  });

  it("ranks who signed, with the share of first signatures in the bar", async () => {
    const [page] = await site.open("esplora/#/parlamentari");
    await page.locator("tbody tr").first().waitFor();
    await expect.poll(() => page.locator("tbody tr").count()).toBe(13);
    await expect
      .poll(() => page.locator("tbody tr").first().locator("td").allTextContents())
      .toEqual(["Parlamentare Esempio 07", "Camera", "ALFA", "4", "3"]);
    const widths = "[...document.querySelector('.bar').children].map((i) => i.style.width)";
    await expect.poll(() => page.evaluate(widths)).toEqual(["100%", "75%"]);
    await page.getByRole("button", { name: "Da primo firmatario" }).click();
    await page.getByRole("button", { name: "Nome" }).click();
    await expect.poll(() => names(page).first().textContent()).toBe("Parlamentare D'Esempio-Nove 09");
  });

  it("filters by name, branch and group in the address, which a reload keeps", async () => {
    const [page] = await site.open("esplora/#/parlamentari");
    await page.locator("tbody tr").first().waitFor();
    await page.getByLabel("Gruppo").selectOption("MISTO");
    await expect
      .poll(() => names(page).allTextContents())
      .toEqual([
        "Parlamentare Esempio 10",
        "Parlamentare Esempio 06",
        "Parlamentare Esempio 11",
        "Parlamentare Esempio 05",
      ]);
    await page.getByLabel("Ramo").selectOption("Camera");
    await expect
      .poll(() => names(page).allTextContents())
      .toEqual(["Parlamentare Esempio 10", "Parlamentare Esempio 11"]);
    await page.getByLabel("Nome contiene").fill("esempio 11");
    await expect.poll(() => names(page).allTextContents()).toEqual(["Parlamentare Esempio 11"]);
    await expect
      .poll(() => addressOf(page))
      .toBe(`${site.origin}/esplora/#/parlamentari?gruppo=MISTO&ramo=Camera&q=esempio%2011`);
    await page.reload();
    await expect.poll(() => names(page).allTextContents()).toEqual(["Parlamentare Esempio 11"]);
    await page.getByLabel("Nome contiene").fill("nessuno così");
    await page.getByRole("link", { name: "Togli i filtri" }).click();
    await expect.poll(() => names(page).count()).toBe(13);
  });

  it("has the same figures for all members of a branch as the ranking has", async () => {
    const [page] = await site.open("esplora/#/parlamentari");
    const rows = "[...document.querySelectorAll('tbody tr')].map((row) => row.textContent)";
    const senators = (await whenSettled<string[]>(page, rows)).filter((row) => row.includes("Senato"));
    expect(senators.length).toBeGreaterThan(0);
    await page.getByLabel("Ramo").selectOption("Senato");
    await expect.poll(() => page.evaluate(rows)).toEqual(senators);
  });

  it("goes from a group to its members, to one of them, to their bills with the days", async () => {
    const [page] = await site.open("en/explore/#/gruppi");
    await page.getByRole("link", { name: "GRUPPO DI ESEMPIO ALFA (SEZIONE D'AULA)" }).click();
    await page.getByRole("link", { name: "Parlamentare Esempio 08" }).click();
    await page.waitForURL(/#\/parlamentare\/C-900108$/);
    await page.getByText("292").waitFor();
    await expect.poll(() => page.locator("h1").textContent()).toBe("Parlamentare Esempio 08");
    await expect.poll(() => page.title()).toContain("Parlamentare Esempio 08");
    await expect
      .poll(() => page.locator("table").first().locator("tbody tr").allTextContents())
      .toContain("C.9001Istituzione di un premio di esempiofirst signerda assegn. a commis.292");
    await expect.poll(() => page.locator("caption").first().textContent()).toContain("10 January 2026");
    await page.goBack();
    await expect
      .poll(() => names(page).allTextContents())
      .toEqual(["Parlamentare Esempio 07", "Parlamentare Esempio 08"]);
  });

  it("goes from a bill to a vote on a reading, to who voted how, to all votes of one of them, on a phone", async () => {
    const [page, seen] = await site.open("en/explore/#/ddl", { viewport: PHONE });
    await page.getByRole("link", { name: "S.9001-B", exact: true }).click();
    await page.getByRole("link", { name: "Final vote 24 September 2025" }).click();
    await page.getByRole("link", { name: "Parlamentare Esempio 08" }).click();
    await page.waitForURL(/#\/parlamentare\/C-900108\?vista=voti$/);
    await expect
      .poll(() => page.locator("tbody tr").allTextContents())
      .toContain(
        "Disposizioni di esempio in materia di biblioteche scolastiche · PDL 9101 - VOTO FINALE24 September 2025C.9101ALFAagainst——",
      );
    await expect.poll(() => page.locator(".counts div").allTextContents()).toContain("against1 of 3");
    expect(seen).toEqual([]);
  });

  it("says how each group voted, its line, and who differed from it", async () => {
    const [page] = await site.open("esplora/#/votazioni/C-99-40-12");
    await expect
      .poll(() => page.locator(".vote-groups li").allTextContents())
      .toEqual([
        "ALFA GRUPPO DI ESEMPIO ALFA (SEZIONE D'AULA) favorevole 1 contrario 1nessuna linea: parità",
        "GA(M-M)A GRUPPO DI ESEMPIO GAMMA favorevole 1 in missione o congedo 1linea: favorevole",
        "M-ESE  astenuto 1nessuna linea: il misto non ne ha",
        "MISTO  presiedeva 1nessuna linea: nessuno ha preso posizione",
      ]);
    await page.getByLabel("Voto").selectOption("contrario");
    await expect.poll(() => names(page).allTextContents()).toEqual(["Parlamentare Esempio 08"]);
    await page.goto(`${site.origin}/esplora/#/votazioni/S-99-20-4`);
    await expect
      .poll(() => page.locator(".vote-who").allTextContents())
      .toEqual(["Parlamentare Esempio 03 ALFA, contrario"]);
  });

  it("tells positions apart without their colours", async () => {
    const [page] = await site.open("esplora/#/votazioni/C-99-40-12");
    await page.locator(".vote-groups").waitFor();
    const looks = (position: string) => `(() => {
      const key = document.createElement("i");
      key.className = "vote-key vote-${position}";
      document.querySelector(".vote-groups").append(key);
      const { backgroundImage, backgroundColor, backgroundSize } = getComputedStyle(key);
      const isPaper = backgroundColor === getComputedStyle(document.body).backgroundColor;
      return [backgroundImage.replace(/rgb[^)]*\\)/g, ""), isPaper, backgroundSize].join(" ");
    })()`;
    const seen = await Promise.all(Object.keys(COUNTED).map((position) => page.evaluate(looks(position))));
    expect(new Set(seen).size, seen.join("\n")).toBe(8);
  });

  it("infers nothing from a secret vote, nor a line where there is none", async () => {
    const [page] = await site.open("en/explore/#/votazioni/S-99-36-9");
    await page.getByText("A secret vote: no position is known").waitFor();
    await expect.poll(() => page.locator(".vote-groups").count()).toBe(0);
    await page.goto(`${site.origin}/en/explore/#/votazioni/S-99-31-7`);
    await page.getByText("The lists of names and the published numbers disagree").waitFor();
  });

  it.each(["C-1", "X-900107", "D-80001", "c-900107/x", "%00"])("says so of a code that is nobody's: %s", async (id) => {
    const [page, seen] = await site.open(`esplora/#/parlamentare/${id}`);
    await page.locator("h1").waitFor();
    if (id.startsWith("c-900107"))
      await expect.poll(() => page.locator("h1").textContent()).toBe("Parlamentare Esempio 07");
    else await page.getByRole("link", { name: "Tutti i parlamentari" }).click();
    // Who signed nothing may have voted, which is asked for.
    expect(seen.filter((line) => !(id === "C-1" && /\b404\b/.test(line)))).toEqual([]);
  });

  it("takes odd values of the address as no choice, or shows them", async () => {
    const [page, seen] = await site.open("esplora/#/parlamentari?ramo=Regno&gruppo=%3Cb%3E");
    await page.getByText("Nessuno risponde").waitFor();
    await expect.poll(() => page.getByLabel("Gruppo").inputValue()).toBe("<b>");
    await expect.poll(() => page.getByLabel("Ramo").inputValue()).toBe("");
    expect(seen).toEqual([]);
  });

  it("is used by the keyboard alone: sorted, filtered, followed", async () => {
    const [page] = await site.open("esplora/#/parlamentari");
    await page.locator("tbody tr").first().waitFor();
    await page.getByRole("button", { name: "Nome", exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator("th").first().getAttribute("aria-sort")).toBe("ascending");
    await page.getByLabel("Ramo").focus();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => addressOf(page)).toContain("ramo=Camera");
    await page.getByRole("link", { name: "Parlamentare Esempio 12" }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/#\/parlamentare\/C-900112$/);
  });
});
