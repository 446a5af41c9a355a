import { describe, expect, it } from "vitest";
import { serveTree } from "../../../generator/cli/start-server.ts";
import { axeViolations } from "../site/axe.ts";
import { browsedSite } from "../site/browsed-site.ts";
import { CHROMIUM_IS_HERE } from "../site/chromium.ts";
import { addressOf, perform, whenSettled } from "../site/page.ts";
import { SCENES } from "./scenes.ts";

const ACT = "it/legge/1999/03/15/9001";
const LANGUAGES = [
  ["esplora/", "L. 9001/1999: versioni a confronto", "1 aggiunto · 4 modificati"],
  ["en/explore/", "L. 9001/1999: versions compared", "1 added · 4 changed"],
] as const;

describe.skipIf(!CHROMIUM_IS_HERE)(
  "two versions compared, in Chromium (skipped where /usr/bin/chromium is absent)",
  () => {
    const site = browsedSite(({ dir }) => serveTree(dir, 0, "127.0.0.1"));

    describe.each(LANGUAGES)("/%s", (folder, title, counts) => {
      it.each(SCENES)("are the oldest and the newest, with what changed marked, %s", async (_, options) => {
        const [page, seen] = await site.open(`${folder}#/confronto/${ACT}`, options);
        await page.locator(".compared").nth(4).waitFor();
        await expect.poll(() => page.locator("h1").allTextContents()).toEqual([title]);
        await expect.poll(() => page.locator(".changed-articles > p").textContent()).toBe(counts);
        await expect
          .poll(() =>
            page.locator("select").evaluateAll((all) => all.map((one) => ("value" in one ? one.value : null))),
          )
          .toEqual(["1999-03-20", "2024-12-14"]);
        const first = page.locator(".compared").first();
        await expect
          .poll(() => first.locator(".now ins").first().innerText())
          .toContain("e del relativo decreto legislativo");
        await expect.poll(() => first.locator(".pairs").getAttribute("lang")).toBe("it");
        // No double bracket and no number of a note is shown.
        await expect
          .poll(() =>
            page
              .locator(".pairs")
              .filter({ hasText: /\(\(|\)\)|\(3\)/ })
              .count(),
          )
          .toBe(0);
        expect(await axeViolations(page)).toEqual([]);
        await expect
          .poll(() => page.evaluate("document.documentElement.scrollWidth - innerWidth"))
          .toBeLessThanOrEqual(0);
        expect(seen).toEqual([]);
      });
    });

    it("jump to an article from the list, by the keyboard; the address keeps it", async () => {
      const [page, seen] = await site.open(`esplora/#/confronto/${ACT}`);
      await page.locator(".changed-articles a").nth(3).focus();
      // Where the article stands in each frame.
      await perform(
        page,
        `tops = []; frame = () => {
        const article = document.getElementById("confronto-5");
        if (article === null) return;
        tops.push(article.getBoundingClientRect().top);
        requestAnimationFrame(frame);
      }; frame()`,
      );
      await page.keyboard.press("Enter");
      await page.waitForURL(/articolo=5$/);
      await expect.poll(() => page.evaluate("document.activeElement.id")).toBe("confronto-5");
      await expect.poll(() => page.evaluate("tops.at(-1)")).toBeLessThan(400);
      const seenAt = await whenSettled<number[]>(page, "tops");
      expect(seenAt.at(-1)).toBeGreaterThan(0);
      const jumped = seenAt.slice(seenAt.findIndex((top) => top < 400));
      expect(jumped.filter((top) => top >= 400)).toEqual([]);
      await page.reload();
      await expect.poll(() => page.evaluate("document.activeElement.id")).toBe("confronto-5");
      await expect.poll(() => page.locator(".changed-articles [aria-current]").innerText()).toContain("Art. 5");
      expect(seen).toEqual([]);
    });

    it("of one day from both sides do not differ, and the days are chosen by the keyboard", async () => {
      const [page, seen] = await site.open(`esplora/#/confronto/${ACT}`);
      await page.getByLabel("Prima").selectOption("2024-12-14");
      await page.getByText("È la stessa versione").waitFor();
      await expect.poll(() => addressOf(page)).toContain("da=2024-12-14");
      await page.getByLabel("Dopo").focus();
      await page.keyboard.press("ArrowDown");
      await page.getByText("viene dopo quello a destra").waitFor();
      await expect.poll(() => page.locator(".changed-articles > p").textContent()).toBe("1 tolto · 4 modificati");
      expect(await axeViolations(page)).toEqual([]);
      expect(seen).toEqual([]);
    });

    it.each(["1980-01-01", "ieri", "2024-99-99"])(
      "of a day without a version (%s) are offered by the days there are",
      async (day) => {
        const [page] = await site.open(`en/explore/#/confronto/${ACT}?da=${day}`);
        await page.locator(".choices a").first().waitFor();
        await expect
          .poll(() => page.locator(".choices a").allTextContents())
          .toEqual(["14 December 2024", "20 March 1999"]);
        expect(await axeViolations(page)).toEqual([]);
        await page.locator(".choices a").last().click();
        await page.locator(".compared").first().waitFor();
        await expect.poll(() => addressOf(page)).toContain("da=1999-03-20");
      },
    );

    it("say of an article that is named and did not change that it did not", async () => {
      const [page, seen] = await site.open(`esplora/#/confronto/${ACT}/art/1`);
      await page.getByRole("status").getByText("Art. 1: non cambia").waitFor();
      await expect.poll(() => page.locator(".compared").count()).toBe(5);
      expect(seen).toEqual([]);
    });

    it("need a second version", async () => {
      const [page, seen] = await site.open("esplora/#/confronto/it/dpcm/2015/02/27/9007?da=2015-01-01");
      await page.getByText("una versione sola").waitFor();
      await expect.poll(() => page.locator("select").count()).toBe(0);
      expect(await axeViolations(page)).toEqual([]);
      expect(seen).toEqual([]);
    });

    it("of an act that is not here lead to its official text, of a name to its act", async () => {
      const [page] = await site.open("esplora/#/confronto/it/legge/1990/08/07/241");
      await expect
        .poll(() => page.locator(".message .button").getAttribute("href"))
        .toBe("https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:1990-08-07;241");
      const [named] = await site.open("en/explore/#/confronto/L. 9001%2F1999");
      await named.locator(".compared").first().waitFor();
      await expect.poll(() => named.locator("h1").textContent()).toBe("L. 9001/1999: versions compared");
    });
  },
);
