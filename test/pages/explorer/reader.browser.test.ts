import { describe, expect, it } from "vitest";
import { serveTree } from "../../../generator/cli/start-server.ts";
import { axeViolations } from "../site/axe.ts";
import { browsedSite } from "../site/browsed-site.ts";
import { CHROMIUM_IS_HERE } from "../site/chromium.ts";
import { hashOf, perform, whenSettled } from "../site/page.ts";
import { PHONE, SCENES } from "./scenes.ts";

const LAW = "norma/it/legge/1999/03/15/9001";
const CODE = "norma/it/regio-decreto/1931/05/07/9005";

describe.skipIf(!CHROMIUM_IS_HERE)("the reader of the explorer (skipped where /usr/bin/chromium is absent)", () => {
  const site = browsedSite(({ dir }) => serveTree(dir, 0, "127.0.0.1"));

  it.each(SCENES)("shows an article of a code with its place in it, accessibly, %s", async (_, options) => {
    const [page, seen] = await site.open(`en/explore/#/${CODE}/art/9`, options);
    await page.locator(".art.repealed").waitFor();
    await expect.poll(() => page.locator("h1").textContent()).toContain("Art. 9");
    await expect.poll(() => page.locator(".headings").textContent()).toContain("Codice Esempio");
    await expect
      .poll(() => page.locator(".change-line summary").textContent())
      .toBe("Repealed by L. 9008/2024 on 25 January 2024");
    expect(await axeViolations(page)).toEqual([]);
    expect(seen).toEqual([]);
  });

  it("tells who changed an article, and the sentence that proves it", async () => {
    const [page] = await site.open(`esplora/#/${LAW}/art/5`);
    await page.locator(".change-line summary").click();
    await expect
      .poll(() => page.locator(".change-line li").first().textContent())
      .toContain("D.Lgs. 9004/2010, art. 12, comma 1, lettera a) abroga");
    await page.locator(".proof summary").click();
    await expect.poll(() => page.locator(".proof blockquote").textContent()).toContain("l'abrogazione dell'art. 5");
    await page.locator(".notes summary").click();
    await page.locator(".notes", { hasText: "AGGIORNAMENTO (2)" }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  it.each(SCENES)(
    "tells in one folded line of an article what applies of it no more, or otherwise, %s",
    async (_, options) => {
      const [page] = await site.open("esplora/#/ddl", options);
      await page.route(/\/api\/public\/norme\/eli:/, async (route) => {
        const response = await route.fetch();
        const body = await response.json();
        const [change] = body.relazioni.in;
        const effect = (tipo: string, classe: string, comma: string | null) => ({
          ...change,
          ...{ tipo, classe, partizione_a: comma, evidenza: "In deroga all'articolo 5, il termine e' di un mese." },
        });
        body.relazioni.in.push(
          effect("deroga", "ambito", null),
          effect("deroga", "ambito", "comma 1"),
          effect("proroga", "efficacia", null),
        );
        await route.fulfill({ response, json: body });
      });
      await perform(page, `location.hash = "#/${LAW}/art/5"`);
      const line = page.locator(".alone .change-line").nth(1);
      await expect
        .poll(() => line.locator("summary").textContent())
        .toBe("Derogato da D.Lgs. 9004/2010 (+ 1 altra); prorogato da D.Lgs. 9004/2010");
      await line.locator("summary").click();
      await expect.poll(() => line.locator("li").count()).toBe(3);
      expect(await axeViolations(page)).toEqual([]);
    },
  );

  it("does not say of a text that it has a change of a later day", async () => {
    const [page] = await site.open("esplora/#/ddl");
    // The same answers with a text of 2000.
    await page.route(/\/api\/public\/norme\/eli:/, async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      await route.fulfill({ response, json: { ...body, versione: { ...body.versione, al: "2000-01-01" } } });
    });
    await perform(page, `location.hash = "#/${LAW}"`);
    await page.locator("article.art").first().waitFor();
    await expect
      .poll(() => page.locator(".act-head .other-day").textContent())
      .toBe(
        "Dopo il 1º gennaio 2000 l'atto è cambiato ancora, e questo testo non lo dice. L'ultima modifica nota è di D.Lgs. 9009/2024 (14 dicembre 2024).",
      );
    expect(await axeViolations(page)).toEqual([]);
    await perform(page, `location.hash = "#/${LAW}/art/2"`);
    await page.locator(".alone .change-line").waitFor();
    await expect
      .poll(() => page.locator(".change-line summary").textContent())
      .toMatch(/^Cambiato dopo questo testo da D\./);
    await expect
      .poll(() => page.locator("mark").last().getAttribute("aria-description"))
      .toBe("Modificato; la fonte non dice da quale atto");
  });

  it("tells which act made a mark, to the pointer and to the keyboard, and hides it by Esc", async () => {
    const [page] = await site.open(`esplora/#/${LAW}/art/2`);
    const mark = page.locator("mark").last();
    await mark.hover();
    const hint = page.locator(".mark-hint");
    await expect
      .poll(() => hint.textContent())
      .toBe("Ultima modifica nota: D.Lgs. 9004/2010, art. 12, comma 1, lettera c) (3 maggio 2010)");
    await page.keyboard.press("Escape");
    await expect.poll(() => hint.isVisible()).toBe(false);
    await page.mouse.move(0, 0);
    await mark.focus();
    await expect.poll(() => hint.isVisible()).toBe(true);
  });

  it("has a link for each comma, which brings it into view and marks it", async () => {
    const [page] = await site.open(`esplora/#/${LAW}/art/2`, { viewport: { width: 800, height: 300 } });
    await page.locator(".comma-number", { hasText: "2-bis" }).click();
    await page.locator("#art_2__para_2-bis.chosen").waitFor();
    await expect.poll(() => hashOf(page)).toBe(`#/${LAW}/art/2/comma/2-bis`);
    await expect
      .poll(() => page.locator(".comma.chosen").evaluate((at) => at.getBoundingClientRect().top))
      .toBeLessThan(300);
  });

  it("copies citation, ELI and text of what the address names", async () => {
    const [page] = await site.open(`esplora/#/${LAW}/art/2/comma/2-bis`);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    for (const [name, text] of [
      ["Copia citazione", /^art\. 2, comma 2-bis, L\. 15 marzo 1999, n\. 9001$/],
      ["Copia ELI", /^eli:\/it\/legge\/1999\/03\/15\/9001\/art\/2\/comma\/2-bis$/],
      ["Copia testo", /^\(\(2-bis\. Sono lettori/],
    ] as const) {
      await page.getByRole("button", { name }).click();
      await expect.poll(() => page.evaluate("navigator.clipboard.readText()")).toMatch(text);
    }
  });

  it("asks one answer for an article on a phone, and the act where its contents are wanted", async () => {
    const [page] = await site.open("esplora/#/ddl", { viewport: PHONE });
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("/norme/") && asked.push(request.url()));
    await page.goto(`${site.origin}/esplora/#/${LAW}/art/2`);
    await page.locator(".comma").first().waitFor();
    expect(asked.map((url) => url.slice(url.indexOf("/norme/")))).toEqual([
      "/norme/eli:/it/legge/1999/03/15/9001/art/2?lang=it",
    ]);
    await page.getByRole("button", { name: "Mostra l'indice dell'atto" }).click();
    await page.getByRole("button", { name: "Indice", exact: true }).click();
    expect(await axeViolations(page)).toEqual([]);
    await page.locator(".contents a", { hasText: "Registro dei lettori" }).click();
    await page.locator("#art_4").waitFor();
    await expect.poll(() => page.locator(".contents").isVisible()).toBe(false);
    await expect.poll(() => hashOf(page)).toBe(`#/${LAW}/art/4`);
  });

  it("filters the contents, and goes to an article within the whole text", async () => {
    const [page, seen] = await site.open(`esplora/#/${LAW}`);
    const filter = page.locator(".contents input");
    await filter.fill("notturna (");
    await page.locator(".contents .label").waitFor();
    await filter.fill("notturna");
    await expect
      .poll(() => page.locator(".contents nav a").allTextContents())
      .toEqual(["Art. 3-bis Apertura notturna"]);
    await page.locator(".contents nav a").press("Enter");
    await page.locator("#art_3-bis.chosen").waitFor();
    await expect.poll(() => hashOf(page)).toBe(`#/${LAW}/art/3-bis?testo=intero`);
    await expect.poll(() => page.locator("h1").textContent()).toContain("Disciplina delle biblioteche immaginarie");
    await expect.poll(() => page.evaluate("document.activeElement.textContent")).toContain("Art. 3-bis");
    expect(seen).toEqual([]);
  });

  it("sets the tables of an attachment, which has an address of its own", async () => {
    const [page] = await site.open(`esplora/#/${LAW}?dove=annesso_1`);
    await page.locator("#annesso_1.chosen").waitFor();
    await expect
      .poll(() => page.locator("#annesso_1 td").allTextContents())
      .toEqual(["Ritardo", "Trama", "un giorno", "riassunto <breve>", "un mese", ""]);
    await expect.poll(() => page.locator("#annesso_1 pre").textContent()).toContain("|primo | 1.000 |");
  });

  it("links cited acts, dotted where they are not here", async () => {
    const [page] = await site.open("esplora/#/norma/it/decreto-legislativo/2010/04/20/9004?dove=art_9");
    const links = page.locator("#art_9 .law a:not(.comma-number)");
    await links.first().waitFor();
    await expect
      .poll(() => links.evaluateAll((all) => all.map((link) => [link.getAttribute("href"), link.className])))
      .toEqual([
        ["#/norma/it/legge/1999/03/15/9001", ""],
        ["#/norma/it/legge/2012/07/07/9098", "away"],
        ["#/norma/it/legge/2024/01/18/9008", ""],
      ]);
    await links.first().click();
    await page.locator("h1", { hasText: "biblioteche immaginarie" }).waitFor();
  });

  it("takes any name of an act, and puts its ELI into the address", async () => {
    const [page] = await site.open(`esplora/#/norma/L. 9001/1999/art/3 bis`);
    await page.locator("#art_3-bis").waitFor();
    await expect.poll(() => hashOf(page)).toBe(`#/${LAW}/art/3-bis`);
  });

  it("says of which day an older version is, and leads to the newest", async () => {
    const [page] = await site.open(`en/explore/#/${LAW}@2000-01-01/art/3`);
    const banner = page.locator(".other-day");
    await banner.waitFor();
    await expect
      .poll(() => banner.textContent())
      .toBe(
        "Asked for the text of 1 January 2000: this is the version of the collection, original text, of 20 March 1999. Go to the newest · The official text of that day (Normattiva)",
      );
    await expect.poll(() => page.locator("mark").count()).toBe(0);
    await page.locator(".neighbours [rel=next]").click();
    await expect.poll(() => hashOf(page)).toBe(`#/${LAW}@2000-01-01/art/4`);
    await page.locator(".other-day a").first().click();
    await expect.poll(() => page.locator(".other-day").count()).toBe(0);
    await expect.poll(() => hashOf(page)).toBe(`#/${LAW}/art/4`);
  });

  it("offers what is near where an article, a day, a comma is not", async () => {
    const [page] = await site.open(`esplora/#/${LAW}/art/99`);
    await page.locator(".choices a", { hasText: "art. 3-bis" }).click();
    await page.locator("#art_3-bis").waitFor();
    await page.goto(`${site.origin}/esplora/#/${LAW}@1990-01-01`);
    await page.locator(".choices a", { hasText: "20 marzo 1999" }).click();
    await page.locator(".other-day").waitFor();
    await page.goto(`${site.origin}/esplora/#/${LAW}/art/2/comma/77`);
    await expect
      .poll(() => page.locator(".column [role=alert]").textContent())
      .toBe("In questo articolo non c'è il comma 77.");
  });

  it("leads to the graph around the act", async () => {
    const [page] = await site.open(`esplora/#/${LAW}?vista=grafo`);
    await expect.poll(() => hashOf(page)).toBe("#/grafo?centro=it/legge/1999/03/15/9001");
    await page.goto(`${site.origin}/esplora/#/${LAW}/art/2`);
    await expect
      .poll(() => page.locator(".tabs a").last().getAttribute("href"))
      .toBe("#/grafo?centro=it%2Flegge%2F1999%2F03%2F15%2F9001");
  });

  it("prints the text without what is only for a screen, and with its brackets", async () => {
    const [page] = await site.open(`esplora/#/${LAW}`);
    await page.locator("#art_6").waitFor();
    await page.emulateMedia({ media: "print" });
    for (const part of [".contents", ".tabs", ".top", ".these-data"])
      await expect.poll(() => page.locator(part).first().isVisible()).toBe(false);
    const before = "getComputedStyle(document.querySelector('mark'), '::before').content";
    await expect.poll(() => page.evaluate(before)).toBe('"(("');
    await expect.poll(() => page.locator(".source-strip").textContent()).toContain("L. 15 marzo 1999, n. 9001");
  });

  it("has lines of 68 characters at most", async () => {
    const [page] = await site.open(`esplora/#/${LAW}`);
    await page.locator(".law p").first().waitFor();
    const letters = await whenSettled<number>(
      page,
      `(() => {
      const widest = Math.max(...[...document.querySelectorAll(".law p")].map((p) => p.clientWidth));
      const probe = document.querySelector(".law p").appendChild(document.createElement("span"));
      probe.style.cssText = "position:absolute;white-space:nowrap";
      probe.textContent = "Le stazioni appaltanti e gli enti concedenti favoriscono, secondo le";
      return (widest / probe.getBoundingClientRect().width) * probe.textContent.length;
    })()`,
    );
    expect(letters).toBeLessThanOrEqual(68);
  });
});
