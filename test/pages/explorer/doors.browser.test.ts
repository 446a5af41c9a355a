import { describe, expect, it } from "vitest";
import { serveTree } from "../../../generator/cli/start-server.ts";
import { browsedSite } from "../site/browsed-site.ts";
import { CHROMIUM_IS_HERE } from "../site/chromium.ts";
import { addressOf } from "../site/page.ts";

const ACT = "norma/it/legge/1999/03/15/9001";

/** Addresses of the API over the embedded sample, and what somebody sees who opens one. */
const DOORS = [
  ["norme?tipo=legge", "esplora/#/cerca?tipo=legge"],
  ["norme/legge%209001%20del%201999", `esplora/#/${ACT}`],
  ["norme/legge%209001%20del%201999/art/2", `esplora/#/${ACT}/art/2`],
  ["norme/eli:/it/legge/1999/03/15/9001/versioni", `esplora/#/${ACT}?vista=versioni`],
  ["norme/legge%209001%20del%201999/confronto", "esplora/#/confronto/it/legge/1999/03/15/9001"],
  ["norme/legge%209001%20del%201999/pronunce", `esplora/#/${ACT}?vista=pronunce`],
  ["pronunce?anno=2012&effetto=illegittimita", "esplora/#/pronunce?anno=2012&effetto=illegittimita"],
  ["pronunce/9902%2F2012", "esplora/#/pronunce/ECLI:IT:COST:2012:9902"],
  ["relazioni?norma=legge+9001/1999", `esplora/#/${ACT}?vista=modifiche`],
  ["pnrr/classifica-aziende?limit=5", "esplora/#/pnrr/aziende"],
  ["pnrr/finanziamenti?lang=en", "en/explore/#/pnrr/fondi"],
  ["politici/classifica-parlamentari", "esplora/#/parlamentari"],
  ["politici/classifica-gruppi", "esplora/#/gruppi"],
  ["graph?livello=articolo&max_nodi=37", "esplora/#/grafo?livello=articolo"],
  ["ddl/lista", "esplora/#/ddl"],
  [
    "cerca?q=biblioteche&norma=L.+9001/1999&dal=1990-01-01&stato=vigente",
    "esplora/#/cerca?q=biblioteche&norma=L.%209001/1999&dal=1990-01-01&stato=vigente",
  ],
  ["citazioni?testo=art.+3+L.+9001/1999", "esplora/#/citazioni?testo=art.%203%20L.%209001/1999"],
  ["ddl/s9001b", "esplora/#/ddl/S.9001-B"],
  // Several candidates are a choice, what is not found is a search.
  ["ddl/9002", "esplora/#/ddl/9002"],
  ["norme/biblioteche", "esplora/#/cerca?q=biblioteche"],
] as const;

describe.skipIf(!CHROMIUM_IS_HERE)(
  "addresses of the API in a browser (skipped where /usr/bin/chromium is absent)",
  () => {
    const site = browsedSite(({ dir }) => serveTree(dir, 0, "127.0.0.1"));

    it.each(DOORS)("%s opens %s", async (target, expected) => {
      const [page, seen] = await site.open(`api/public/${target}`);
      await page.locator("main h1").first().waitFor();
      // A page that the explorer does not know would have become a search by now.
      await expect.poll(() => addressOf(page)).toBe(`${site.origin}/${expected}`);
      expect(seen).toEqual([]);
    });

    it("show a choice where several bills are meant", async () => {
      const [page] = await site.open("api/public/ddl/9002");
      await page.locator('main a[href="#/ddl/S.9002"]').first().waitFor();
      await expect.poll(() => page.locator("main").textContent()).toContain("C.9002");
    });

    it("give the JSON where that is asked for, and one comes back from it", async () => {
      const [page] = await site.open("api/public/redoc.html");
      await page.locator("#health .example a").click();
      await page.waitForURL((url) => url.pathname === "/api/public/health");
      await expect.poll(() => page.evaluate("JSON.parse(document.body.textContent).stato")).toBe("ok");
      await page.goBack();
      await page.waitForURL((url) => url.pathname === "/api/public/redoc.html");
    });
  },
);
