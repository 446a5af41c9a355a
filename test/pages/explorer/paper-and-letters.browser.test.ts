import { describe, expect, it } from "vitest";
import { serveTree } from "../../../generator/cli/start-server.ts";
import { browsedSite } from "../site/browsed-site.ts";
import { CHROMIUM_IS_HERE } from "../site/chromium.ts";
import { addressOf, perform, settled, whenSettled } from "../site/page.ts";
import { DESK, PHONE } from "./scenes.ts";

const LAW = "norma/it/legge/1999/03/15/9001";
const SECTIONS = ["grafo", "pnrr/aziende", "ddl", "parlamentari", "registro", "citazioni"];

/** How far the top of a page is wider than the window, and parts of it that stand over each other. */
const WRONG_TOP = `(() => {
  const boxes = [...document.querySelectorAll(".top > *, .top nav > *")]
    .filter((element) => element.checkVisibility() && element.matches("a, button, search, .brand"))
    .map((element) => element.getBoundingClientRect());
  const over = boxes.filter((a, i) => boxes.slice(i + 1).some((b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1));
  return { wide: document.documentElement.scrollWidth - innerWidth, over: over.length };
})()`;

/** Amounts of which a part is out of the window, or out of a box that hides it; what scrolls does not. */
const CUT_AMOUNTS = `[...document.querySelectorAll("main :is(td, dd)")]
  .filter((one) => one.textContent.includes("€") && one.checkVisibility() && !(one.closest(".table-scroll")?.scrollWidth > one.closest(".table-scroll")?.clientWidth))
  .filter((one) => [one, ...one.querySelectorAll("*")].some((part) => part.getBoundingClientRect().right > innerWidth + 1
    || part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX === "hidden"))
  .map((one) => one.textContent)`;

describe.skipIf(!CHROMIUM_IS_HERE)("pages on paper and in large letters (skipped where chromium is absent)", () => {
  const site = browsedSite(({ dir }) => serveTree(dir, 0, "127.0.0.1"));

  it.each(["esplora/#/ddl", "en/explore/#/ddl"])("keep the top of %s in one line on a desk", async (folder) => {
    const [page] = await site.open(folder, { viewport: DESK });
    for (const section of SECTIONS) {
      await perform(page, `location.hash = "#/${section}"`);
      await page.locator(".top nav a[aria-current]").waitFor();
      // One line of letters with what stands around it.
      await expect
        .poll(() => page.locator(".top").evaluate((element) => element.getBoundingClientRect().height))
        .toBeLessThan(70);
    }
  });

  it.each([
    ["esplora/#/ddl", DESK],
    ["esplora/#/ddl", PHONE],
    ["index.html", DESK],
    ["index.html", PHONE],
    ["api/public/redoc.html", DESK],
    ["api/public/redoc.html", PHONE],
  ])("have letters twice as large on %s", async (name, viewport) => {
    const [page] = await site.open(name, { viewport });
    await page.locator(".top").waitFor();
    await perform(page, `document.documentElement.style.fontSize = "200%"`);
    await expect.poll(() => page.evaluate(WRONG_TOP)).toEqual({ wide: 0, over: 0 });
  });

  it.each([
    [320, "100%"],
    [320, "200%"],
    [390, "130%"],
    [390, "200%"],
    [1280, "130%"],
    [1280, "200%"],
  ])("show every digit of an amount %d px wide with letters of %s", async (width, fontSize) => {
    const [page] = await site.open("esplora/#/ddl", { viewport: { ...PHONE, width } });
    for (const hash of ["#/pnrr/regioni", "#/pnrr/nodo/azienda:10000000002", "#/pnrr/fondi"]) {
      await page.goto(`${site.origin}/esplora/${hash}`);
      await perform(page, `document.documentElement.style.fontSize = "${fontSize}"`);
      await page.getByText("€").first().waitFor();
      await settled(page);
      await expect.poll(() => page.evaluate<readonly string[]>(CUT_AMOUNTS)).toEqual([]);
    }
  });

  it("have each part of a value beside its name in a card, and none below the name", async () => {
    const [page] = await site.open("esplora/#/pnrr/progetti?luogo=regione%20003", { viewport: PHONE });
    const below = await whenSettled<readonly (string | null)[]>(
      page,
      `[...document.querySelectorAll("td:not(:first-child)")].flatMap((cell) => {
        const beside = cell.getBoundingClientRect().left + parseFloat(getComputedStyle(cell, "::before").width);
        return [...cell.children].map((part) => (part.getBoundingClientRect().left < beside ? part.textContent : null));
      })`,
    );
    expect(below.length).toBeGreaterThan(0);
    expect(below.filter((text) => text !== null)).toEqual([]);
  });

  it("sort lists by one field on a phone, where no row of headings stands above cards", async () => {
    const [page] = await site.open("esplora/#/votazioni", { viewport: PHONE });
    const order = page.getByRole("combobox", { name: "Ordina per" });
    await order.selectOption("Contrari");
    await expect.poll(() => addressOf(page)).toContain("ordine=-contrari");
    await expect.poll(() => page.locator("tbody tr").first().textContent()).toContain("respinto");
    await page.getByRole("button", { name: "Inverti l'ordine" }).click();
    await expect.poll(() => addressOf(page)).toContain("ordine=contrari");
    await expect.poll(() => page.locator("thead").isVisible()).toBe(false);
    await page.setViewportSize(DESK);
    await expect.poll(() => page.locator("thead").isVisible()).toBe(true);
    await expect.poll(() => order.isVisible()).toBe(false);
  });

  it("unfold notes and changes on paper, and fold them again", async () => {
    const [page] = await site.open(`esplora/#/${LAW}/art/5`);
    await page.locator(".notes summary").waitFor();
    await settled(page);
    const note = page.locator(".notes > div");
    await expect.poll(() => note.count()).toBe(0);
    await page.emulateMedia({ media: "print" });
    await expect.poll(() => note.isVisible()).toBe(true);
    await expect.poll(() => page.locator(".change-line li").first().isVisible()).toBe(true);
    await page.emulateMedia({ media: "screen" });
    await expect.poll(() => note.isVisible()).toBe(false);
  });
});
