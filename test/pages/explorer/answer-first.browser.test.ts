import { describe, expect, it } from "vitest";
import { serveTree } from "../../../generator/cli/start-server.ts";
import { browsedSite } from "../site/browsed-site.ts";
import { CHROMIUM_IS_HERE } from "../site/chromium.ts";
import { whenSettled } from "../site/page.ts";
import { ADDRESSES } from "./addresses.ts";
import { reusedPage } from "./reused-page.ts";
import { PHONE } from "./scenes.ts";

/** What a reader came for, by what a page is about: the first of it is in the first screen of a phone. */
const ANSWERS: readonly (readonly [address: RegExp, selector: string])[] = [
  [/^#\/cerca\?q=zzzzzz/, "main p strong"],
  [/^#\/cerca(?!.*vista)/, ".found"],
  [/^#\/norma\/it\/legge\/1900|giorno|S\.1$|C-1$|S-99-1-1$|1960:1$|ue\/direttiva|azienda:9{5}|da=1900/, ".message"],
  [/art\/99\?/, "[role=alert]"],
  [/vista=modifiche/, ".relation, .relations .lead"],
  [/vista=versioni/, ".version-line, .versions .lead, .versions td"],
  [/vista=(?:pronunce|ue|citata|cita)/, "tbody tr, [role=status]"],
  [/^#\/norma/, ".law p"],
  [/^#\/confronto/, ".pair, .lead"],
  [/^#\/ddl\/9002/, ".choices"],
  [/^#\/ddl\/S/, ".counts dd"],
  [/^#\/votazioni\/./, ".vote-bar"],
  [/^#\/grafo/, ".map"],
  [/^#\/pnrr\/(?:nodo|fondi)/, ".counts dd"],
  [/luogo=non%20disponibile/, ".choices a"],
  [/^#\/registro/, "textarea"],
  [/^#\/citazioni/, ".citation"],
  [/./, "tbody tr"],
];

const selectorFor = (hash: string) => ANSWERS.find(([address]) => address.test(hash))?.[1] ?? "";

describe.skipIf(!CHROMIUM_IS_HERE)("the first screen of a phone (skipped where /usr/bin/chromium is absent)", () => {
  const site = browsedSite(({ dir }) => serveTree(dir, 0, "127.0.0.1"));
  const reused = reusedPage(site, "esplora/", { viewport: PHONE });

  it.each(ADDRESSES)("%s: the answer begins in it", async (_, hash) => {
    const [page] = await reused.open(hash);
    const top = await whenSettled<number | null>(
      page,
      `document.querySelector(${JSON.stringify(selectorFor(hash))})?.getBoundingClientRect().top ?? null`,
    );
    expect(top, selectorFor(hash)).not.toBeNull();
    expect(top).toBeLessThan(PHONE.height);
  });

  it("folds what narrows the answer, and says how much of it is in use", async () => {
    const [page] = await reused.open("#/ddl?ramo=Senato");
    const filters = page.locator("details", { hasText: "Filtri (1)" });
    await filters.waitFor();
    await expect.poll(() => page.getByLabel("Ramo").isVisible()).toBe(false);
    await filters.locator("summary").click();
    await expect.poll(() => page.getByLabel("Ramo").inputValue()).toBe("Senato");
  });

  it("unfolds it where there comes to be room", async () => {
    const [page] = await reused.open("#/ddl");
    await page.locator("tbody tr").first().waitFor();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByLabel("Ramo").waitFor();
    await expect.poll(() => page.locator("details.aside").count()).toBe(0);
    await page.setViewportSize(PHONE);
    await page.locator("details.aside").first().waitFor();
  });
});
