import { describe, expect, it } from "vitest";
import { serveTree } from "../../generator/cli/start-server.ts";
import { axeViolations } from "../site/axe.ts";
import { browsedSite } from "../site/browsed-site.ts";
import { CHROMIUM_IS_HERE } from "../site/chromium.ts";
import { settled } from "../site/page.ts";
import { SCENES } from "./scenes.ts";

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
      .toEqual(["cita", "direttiva 2009/499", "art. 1, comma 1", "direttiva 2009/499/CE"]);
    const union = page.getByRole("link", { name: "direttiva 2009/499", exact: true });
    await expect
      .poll(() => union.getAttribute("href"))
      .toContain("eur-lex.europa.eu/legal-content/IT/TXT/?uri=CELEX:32009L0499");
    expect(await axeViolations(page)).toEqual([]);
    await page.locator(cells).getByRole("link", { name: "art. 1" }).click();
    await expect.poll(() => page.locator(".law").first().innerText()).toContain("direttiva 2009/499/CE");
    expect(seen).toEqual([]);
  });

  it("that an act does not name are no list, which says that this is no verdict", async () => {
    const [page] = await site.open("en/explore/#/norma/it/legge-costituzionale/1995/07/22/9010?vista=ue");
    await expect
      .poll(() => page.getByRole("status").allInnerTexts())
      .toContainEqual(expect.stringContaining("does not say that it transposes none"));
  });
});
