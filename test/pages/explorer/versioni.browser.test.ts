import { describe, expect, it } from "vitest";
import { serveTree } from "../../../generator/cli/start-server.ts";
import { axeViolations } from "../site/axe.ts";
import { browsedSite } from "../site/browsed-site.ts";
import { CHROMIUM_IS_HERE } from "../site/chromium.ts";
import { addressOf, hashOf } from "../site/page.ts";
import { SCENES } from "./scenes.ts";

const LAW = "norma/it/legge/1999/03/15/9001";

describe.skipIf(!CHROMIUM_IS_HERE)(
  "versions of an act, in Chromium (skipped where /usr/bin/chromium is absent)",
  () => {
    const site = browsedSite(({ dir }) => serveTree(dir, 0, "127.0.0.1"));

    it.each(SCENES)("stand on a line, the newest chosen, with what it changed, %s", async (_, options) => {
      const [page, seen] = await site.open(`en/explore/#/${LAW}?vista=versioni`, options);
      await page.locator(".chosen-version").waitFor();
      await expect.poll(() => page.locator(".version-line circle").count()).toBe(2);
      await expect.poll(() => page.locator(".steps output").textContent()).toBe("Version 2 of 2: 14 December 2024");
      await expect.poll(() => page.locator(".chosen-version dd").allTextContents()).toEqual(["1", "0", "4"]);
      await expect.poll(() => page.locator("tbody tr").count()).toBe(2);
      expect(await axeViolations(page)).toEqual([]);
      await expect
        .poll(() => page.evaluate("document.documentElement.scrollWidth - innerWidth"))
        .toBeLessThanOrEqual(0);
      expect(seen).toEqual([]);
    });

    it("are walked by the arrow keys; the address and a reload keep the chosen one", async () => {
      const [page, seen] = await site.open(`esplora/#/${LAW}?vista=versioni`);
      const slider = page.getByRole("slider", { name: "Versione scelta" });
      await slider.focus();
      await expect.poll(() => slider.getAttribute("aria-valuetext")).toBe("Versione 2 di 2: 14 dicembre 2024");
      await page.keyboard.press("ArrowLeft");
      await page.getByText("non c'è una precedente").waitFor();
      await expect.poll(() => addressOf(page)).toContain("al=1999-03-20");
      await expect.poll(() => slider.getAttribute("aria-valuetext")).toBe("Versione 1 di 2: 20 marzo 1999");
      await page.reload();
      await page.getByText("non c'è una precedente").waitFor();
      await page.getByRole("button", { name: "Successiva" }).click();
      await page.getByRole("link", { name: "Confronta con la precedente" }).click();
      await page.locator(".compared").first().waitFor();
      await expect.poll(() => hashOf(page)).toBe("#/confronto/it/legge/1999/03/15/9001?da=1999-03-20&a=2024-12-14");
      expect(seen).toEqual([]);
    });

    it("are read on their day", async () => {
      const [page, seen] = await site.open(`esplora/#/${LAW}?vista=versioni&al=2001-01-01`);
      await page.getByRole("link", { name: "Leggi questa versione" }).click();
      await page.waitForURL(/9001@1999-03-20$/);
      await page.getByText("Il prestito di esempio dura novanta giorni.").waitFor();
      expect(seen).toEqual([]);
    });

    it("of an article are those where its text changed, each shown in place", async () => {
      const [page, seen] = await site.open(`en/explore/#/${LAW}/art/5?vista=versioni`);
      await page.locator(".text-of-day").getByText("ARTICOLO ABROGATO").waitFor();
      await expect.poll(() => page.locator(".text-of-day").getAttribute("lang")).toBe("it");
      await page.getByRole("button", { name: "Earlier" }).click();
      await page.locator(".text-of-day").getByText("novanta giorni").waitFor();
      await expect.poll(() => page.getByRole("link", { name: "Compare with the one before" }).count()).toBe(0);
      await page.getByRole("button", { name: "Later" }).click();
      await page.getByRole("link", { name: "Compare with the one before" }).click();
      await expect.poll(() => page.evaluate("document.activeElement.id")).toBe("confronto-5");
      expect(seen).toEqual([]);
    });

    it("of an article that never changed, or of an act with one, say that this says little", async () => {
      const [page] = await site.open(`esplora/#/${LAW}/art/1?vista=versioni`);
      await page.getByText("questo articolo dice sempre lo stesso").waitFor();
      await expect.poll(() => page.locator("input[type=range]").count()).toBe(0);
      const [one] = await site.open("esplora/#/norma/it/dpcm/2015/02/27/9007?vista=versioni&al=pippo");
      await one.getByText("non significa che non sia mai cambiato").waitFor();
      await expect.poll(() => one.locator("tbody tr").count()).toBe(1);
    });
  },
);
