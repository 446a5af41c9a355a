import { describe, expect, it } from "vitest";
import { serveTree } from "../../../generator/cli/start-server.ts";
import { axeViolations } from "../site/axe.ts";
import { browsedSite } from "../site/browsed-site.ts";
import { CHROMIUM_IS_HERE } from "../site/chromium.ts";
import { settled } from "../site/page.ts";
import { DESK, PHONE } from "./scenes.ts";

const ACT = "norma/it/legge/1999/03/15/9001";
const CODE = "norma/it/regio-decreto/1931/05/07/9005";

describe.skipIf(!CHROMIUM_IS_HERE)("rulings of the Court (skipped where /usr/bin/chromium is absent)", () => {
  const site = browsedSite(({ dir }) => serveTree(dir, 0, "127.0.0.1"));

  it.each([
    ["esplora/", "Corte costituzionale, sent. 9901/2008", "illegittimo", DESK],
    ["en/explore/", "Constitutional Court, judgment 9901/2008", "constitutionally illegitimate", PHONE],
  ] as const)(
    "stand above the text of an article, their words unfolded on demand, in /%s",
    async (folder, name, what, viewport) => {
      const [page, seen] = await site.open(`${folder}#/${ACT}/art/3`, { viewport });
      await settled(page);
      const line = page.locator(".art > div > .rulings .ruling");
      await expect.poll(() => line.innerText()).toContain(name);
      await expect.poll(() => line.innerText()).toContain(`${what} nella parte in cui non prevede …`);
      await expect.poll(() => page.locator(".rulings i[lang=it]").count()).toBe(1);
      // A part that is struck is no repeal.
      await expect.poll(() => page.locator(".art:is(.repealed, :has(> .struck))").count()).toBe(0);
      await expect.poll(() => page.locator("div:has(> .rulings) ~ .law").count()).toBe(1);
      await expect.poll(() => page.getByText("anche quando c'e' il sole").first().isVisible()).toBe(false);
      await line.locator("summary").click();
      await expect.poll(() => line.locator("blockquote[lang=it]").innerText()).toContain("anche quando c'e' il sole");
      await expect.poll(() => line.locator("a[href*='cortecostituzionale.it']").count()).toBe(1);
      expect(await axeViolations(page)).toEqual([]);
      expect(seen).toEqual([]);
    },
  );

  it("stand above the comma of an address that they touch, and above no other", async () => {
    const [page] = await site.open(`esplora/#/${ACT}/art/3/comma/1`);
    await page.locator("#art_3__para_1 .ruling").waitFor();
    await expect.poll(() => page.locator(".comma .ruling").count()).toBe(1);
    await page.goto(`${site.origin}/esplora/#/${ACT}/art/3/comma/2`);
    await page.locator("#art_3__para_2.chosen").waitFor();
    await expect.poll(() => page.locator(".comma .ruling").count()).toBe(0);
  });

  it("that strike a whole article are told as plainly as a repeal, in other words", async () => {
    const [page] = await site.open(`esplora/#/${CODE}/art/5`);
    await settled(page);
    await expect.poll(() => page.locator(".ruling").innerText()).toContain("dichiarato costituzionalmente illegittimo");
    await page.locator(".art > .struck").waitFor();
    await page.goto(`${site.origin}/esplora/#/${CODE}`);
    const summary = page.locator(".art > .struck summary", { hasText: "Dichiarato costituzionalmente illegittimo" });
    await summary.click();
    await expect.poll(() => page.locator(".ruling").innerText()).toContain("sent. 9903/1985");
  });

  it("are reached from a citation in a click, and the other articles that they touch in two, on a phone", async () => {
    const [page] = await site.open("esplora/#/cerca?q=art.+4+L.+9001/1999", { viewport: PHONE });
    await expect.poll(() => page.locator(".cited").innerText()).toContain("1 pronuncia");
    await page.locator(".cited a").first().click();
    await expect.poll(() => page.locator(".ruling").innerText()).toContain("dichiarato costituzionalmente illegittimo");
    await page.getByRole("link", { name: "sent. 9902/2012" }).click();
    await settled(page);
    await expect.poll(() => page.locator("h1").innerText()).toContain("sent. 9902/2012");
    await expect.poll(() => page.locator("blockquote[lang=it]").innerText()).toContain("mestieri immaginari");
    await expect
      .poll(() => page.locator("tbody td:first-child").allInnerTexts())
      .toEqual(["art. 6, D.Lgs. 9004/2010", "art. 4, L. 9001/1999"]);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("link", { name: "art. 6, D.Lgs. 9004/2010" }).click();
    await expect.poll(() => page.locator(".ruling").innerText()).toContain("comma 2: dichiarato");
  });

  it("are all on a page, narrowed by year and effect, which counts them by year", async () => {
    const [page] = await site.open("esplora/#/cerca", { viewport: DESK });
    await page.getByRole("navigation").getByRole("link", { name: "Pronunce", exact: true }).click();
    const first = page.locator(".table-frame").last().locator("tbody td:first-child");
    await expect
      .poll(() => first.allInnerTexts())
      .toEqual(["sent. 9904/2025", "sent. 9902/2012", "sent. 9901/2008", "sent. 9903/1985"]);
    await page.getByText("Per anno di deposito").first().click();
    await expect.poll(() => page.locator("details .bar-cell").count()).toBe(4);
    await page.locator("select[name=effetto]").selectOption("illegittimita");
    await expect.poll(() => first.allInnerTexts()).toEqual(["sent. 9902/2012", "sent. 9903/1985"]);
    await page.locator("select[name=anno]").selectOption("1985");
    await page.waitForURL(/#\/pronunce\?(?=.*anno=1985)(?=.*effetto=illegittimita)/);
    await expect.poll(() => first.allInnerTexts()).toEqual(["sent. 9903/1985"]);
  });

  it("that no note reports lead to the nearest ones", async () => {
    const [page] = await site.open("esplora/#/pronunce/9902/2013");
    await page.getByRole("link", { name: "ECLI:IT:COST:2012:9902" }).click();
    await expect.poll(() => page.locator("h1").innerText()).toContain("sent. 9902/2012");
  });

  it("are counted in the contents of an act, and listed by deposit on a page of it", async () => {
    const [page] = await site.open(`esplora/#/${ACT}`, { viewport: DESK });
    await settled(page);
    await expect
      .poll(() => page.locator(".contents a", { hasText: "1 pronuncia" }).allInnerTexts())
      .toEqual([expect.stringContaining("Art. 3"), expect.stringContaining("Art. 4")]);
    await page.getByRole("link", { name: "Pronunce", exact: true }).last().click();
    await expect
      .poll(() => page.locator("tbody td:first-child").allInnerTexts())
      .toEqual(["sent. 9902/2012", "sent. 9901/2008"]);
    // An act without any has no such page.
    await page.goto(`${site.origin}/esplora/#/norma/it/legge-costituzionale/1995/07/22/9010`);
    await settled(page);
    await expect.poll(() => page.locator(".tabs a", { hasText: "Pronunce" }).count()).toBe(0);
  });
});
