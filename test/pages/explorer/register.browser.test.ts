import { buffer as buffered } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { serveTree } from "../../../generator/cli/start-server.ts";
import { axeViolations } from "../site/axe.ts";
import { browsedSite } from "../site/browsed-site.ts";
import { CHROMIUM_IS_HERE } from "../site/chromium.ts";
import { type Page, perform, whenSettled } from "../site/page.ts";
import { DESK, PHONE } from "./scenes.ts";

const ACT = "eli:/it/legge/1999/03/15/9001";

const SCENES = [
  ["a phone", "esplora/", "index.html", PHONE, "Aggiungi", /^Seguire i propri atti/, /^Dal 1º gennaio/],
  ["a desk", "en/explore/", "en/index.html", DESK, "Add", /^Follow your own acts/, /^Since 1 January/],
] as const;

/** What is said of how many acts have changed. */
const status = (page: Page) => page.locator(".registro [role=status]");

describe.skipIf(!CHROMIUM_IS_HERE)("the register of one's own acts (skipped where /usr/bin/chromium is absent)", () => {
  const site = browsedSite(({ dir }) => serveTree(dir, 0, "127.0.0.1"));

  async function tenActs(): Promise<string[]> {
    const answer = await fetch(`${site.origin}/api/public/norme?limit=10`);
    const { norme } = (await answer.json()) as { norme: { eli: string }[] };
    return norme.map(({ eli }) => eli);
  }

  it.each(SCENES)(
    "says in five clicks from the first page, on %s, what changed in ten acts since 1 January",
    async (_, name, home, viewport, add, link, since) => {
      const acts = await tenActs();
      const [page, seen] = await site.open(`${name}#/registro`, { viewport });
      await page.getByRole("textbox").last().fill(acts.join("\n"));
      await page.getByRole("button", { name: add, exact: true }).click();
      await expect.poll(() => page.locator(".registro tbody tr").count()).toBe(10);

      await page.goto(`${site.origin}/${home}`);
      let clicks = 0;
      const click = async (role: "button" | "link", text: string | RegExp) => {
        await page.getByRole(role, { name: text, exact: true }).first().click();
        clicks++;
      };
      await click("link", link);
      await click("link", since);
      await page.waitForURL(/#\/registro\?dal=\d{4}-01-01$/);
      await expect.poll(() => page.locator(".registro tbody tr").count()).toBe(10);
      expect(clicks).toBeLessThanOrEqual(5);
      expect(await axeViolations(page)).toEqual([]);
      await expect
        .poll(() => page.evaluate("document.documentElement.scrollWidth - innerWidth"))
        .toBeLessThanOrEqual(0);
      expect(seen).toEqual([]);
    },
  );

  it("says the same of each act as the API, and asks no host for it", async () => {
    const acts = await tenActs();
    const [page] = await site.open("esplora/#/registro?dal=2024-12-01");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.getByRole("textbox").last().fill(acts.join("; "));
    await page.getByRole("button", { name: "Aggiungi", exact: true }).click();
    await expect.poll(() => page.locator(".registro tbody tr").count()).toBe(10);
    const query = new URLSearchParams({ norme: acts.join("|"), dal: "2024-12-01" });
    const answer = await fetch(`${site.origin}/api/public/registro?${query}`);
    const { norme } = (await answer.json()) as { norme: { cambiata: boolean }[] };
    const changed = norme.filter(({ cambiata }) => cambiata).length;
    expect(changed).toBeGreaterThan(0);
    await expect.poll(() => status(page).innerText()).toContain(`${changed} di 10 cambiati`);
    await expect.poll(() => page.locator(".registro td strong.changed").count()).toBe(changed);
    expect(asked.filter((url) => url.includes("/api/public/"))).toEqual([]);
  });

  it("takes in an act from its page, which has its feed, and lets it go", async () => {
    const [page] = await site.open("esplora/#/norma/it/legge/1999/03/15/9001");
    await page.getByText("Fonti, collegamenti, ricerca").click();
    await page.getByRole("link", { name: "Feed delle modifiche" }).waitFor();
    const feed = await whenSettled<string>(page, `document.querySelector("a[type='application/atom+xml']").href`);
    const answered = await fetch(feed);
    expect(answered.headers.get("content-type")).toContain("application/atom+xml");
    await page.getByRole("button", { name: "Segui", exact: true }).press("Enter");
    const followed = page.getByRole("button", { name: "Nel registro" });
    await expect.poll(() => followed.getAttribute("aria-pressed")).toBe("true");
    await page.goto(`${site.origin}/esplora/#/registro`);
    await page.getByRole("button", { name: "Togli L. 9001/1999" }).press("Enter");
    await page.getByText("Il registro è vuoto").waitFor();
    await expect.poll(() => page.evaluate("localStorage.getItem('atti-seguiti')")).toBe("{}");
  });

  it("tells what changed since the last look until it is marked as seen", async () => {
    const [page] = await site.open("esplora/#/registro");
    await perform(
      page,
      `localStorage.setItem("atti-seguiti", JSON.stringify({ "${ACT}": "1 1999-03-20 0123456789ab" }))`,
    );
    await page.reload();
    await expect.poll(() => status(page).innerText()).toBe("1 di 1 cambiato dall'ultima volta");
    await page.getByRole("button", { name: "Segna tutto come visto" }).click();
    await expect.poll(() => status(page).innerText()).toBe("0 di 1 cambiati dall'ultima volta");
    await page.reload();
    await expect.poll(() => status(page).innerText()).toBe("0 di 1 cambiati dall'ultima volta");
  });

  it("is written into a file and read from it again, with what was seen", async () => {
    const [page] = await site.open("en/explore/#/registro");
    const seen = "1 1999-03-20 0123456789ab";
    await perform(page, `localStorage.setItem("atti-seguiti", JSON.stringify({ "${ACT}": "${seen}" }))`);
    await page.reload();
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export the register" }).click();
    const buffer = await buffered(await (await saved).createReadStream());
    expect(buffer.toString()).toBe(`${ACT} # visto: ${seen}\n`);
    await perform(page, "localStorage.clear()");
    await page.reload();
    await page.getByText("The register is empty").waitFor();
    await page.locator("input[type=file]").setInputFiles({ name: "registro.txt", mimeType: "text/plain", buffer });
    await expect.poll(() => status(page).innerText()).toBe("1 of 1 changed since the last look");
  });

  it("names what it did not take in, with the way to look for it", async () => {
    const [page] = await site.open("esplora/#/registro");
    await page.getByRole("textbox").last().fill("L. 9001/1999\nL. 1/1800");
    await page.getByRole("button", { name: "Aggiungi", exact: true }).click();
    const refused = page.locator(".own-text [role=alert] li");
    await expect.poll(() => refused.allInnerTexts()).toEqual(["L. 1/1800: non in questa raccolta (cerca)"]);
    await expect.poll(() => page.locator(".registro tbody tr").count()).toBe(1);
    await refused.getByRole("link").click();
    await page.waitForURL(/#\/cerca\?q=/);
  });
});
