import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serveTree } from "../../generator/cli/start-server.ts";
import { ALL_PAGES, type BuiltSite, buildSite, PAGES } from "./built-site.ts";
import { CHROMIUM_IS_HERE, launch, watch } from "./chromium.ts";

const AXE = readFileSync(new URL("../../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
const GRAVE = ["serious", "critical"];
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 900 };

interface Violation {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** Where the keyboard is. */
interface Stop {
  readonly text: string;
  /** Position in the document. */
  readonly order: number;
  /** Outside the window, or below a bar that stays on top. */
  readonly hidden: boolean;
  readonly marked: boolean;
}

const FOCUSED = `(() => {
  const at = document.activeElement;
  if (!at || at === document.body) return null;
  const { left, width, top } = at.getBoundingClientRect();
  const x = Math.min(Math.max(left + width / 2, 1), innerWidth - 1);
  const above = document.elementFromPoint(x, top + 2)?.closest(".top, .contents");
  return {
    text: at.textContent.slice(0, 40),
    order: [...document.querySelectorAll("*")].indexOf(at),
    hidden: top < 0 || top > innerHeight || (!!above && !above.contains(at)),
    marked: getComputedStyle(at).outlineStyle !== "none",
  };
})()`;

let site: BuiltSite;
let server: Server;
let browser: Browser;
let origin: string;

describe.skipIf(!CHROMIUM_IS_HERE)("the pages in Chromium (skipped where /usr/bin/chromium is absent)", () => {
  beforeAll(async () => {
    site = buildSite("--download", "all");
    server = await serveTree(site.dir, 0, "127.0.0.1");
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    server?.closeAllConnections();
    server?.close();
    site?.remove();
  });

  async function open(path: string, options: Parameters<Browser["newPage"]>[0] = {}): Promise<[Page, string[]]> {
    const page = await browser.newPage({ locale: "it-IT", ...options });
    const seen = watch(page, origin);
    await page.goto(`${origin}/${path}`);
    return [page, seen];
  }

  /** Sends a form and waits for its answer. */
  async function send(page: Page, operation: string): Promise<string | null> {
    await page.locator(`#${operation} button.send`).click();
    await page.locator(`#${operation} .outcome .status`).waitFor();
    return page.locator(`#${operation} .outcome`).textContent();
  }

  describe.each(ALL_PAGES)("%s", (name) => {
    it.each([
      ["light", DESK],
      ["dark", PHONE],
    ] as const)("has no serious violation of accessibility with everything open, %s", async (colorScheme, viewport) => {
      const [page, seen] = await open(name, { colorScheme, viewport });
      for (const button of (await page.locator("button.send").all()).slice(0, 3)) await button.click();
      await page.locator(".tree").nth(2).waitFor();
      await page.evaluate("document.querySelectorAll('details').forEach((d) => { d.open = true; })");
      await page.evaluate(AXE);
      const { violations } = await page.evaluate<{ violations: Violation[] }>("axe.run()");
      const grave = violations.filter((v) => GRAVE.includes(v.impact));
      expect(grave.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`)).toEqual([]);
      expect(seen).toEqual([]);
      await page.close();
    });

    it("never scrolls sideways, on a phone or a desk", async () => {
      for (const viewport of [PHONE, DESK]) {
        const [page] = await open(name, { viewport });
        expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0);
        await page.close();
      }
    });

    it("lets the keyboard skip to the content", async () => {
      const [page] = await open(name);
      await page.keyboard.press("Tab");
      expect(await page.evaluate("document.activeElement.className")).toBe("skip");
      await page.keyboard.press("Enter");
      expect(await page.evaluate("document.activeElement.id")).toBe("contenuto");
      await page.close();
    });

    it("takes the keyboard through everything in order, always in sight and marked", async () => {
      const [page] = await open(name, { viewport: PHONE, reducedMotion: "reduce" });
      const stops: Stop[] = [];
      for (;;) {
        await page.keyboard.press("Tab");
        const stop = await page.evaluate<Stop | null>(FOCUSED);
        if (stop === null) break;
        stops.push(stop);
      }
      expect(stops.length).toBeGreaterThan(30);
      expect(stops.map(({ order }) => order)).toEqual(stops.map(({ order }) => order).sort((a, b) => a - b));
      expect(stops.filter(({ hidden, marked }) => hidden || !marked)).toEqual([]);
      await page.close();
    });

    it("shows nothing that only a script could do where there is none", async () => {
      const [page, seen] = await open(name, { javaScriptEnabled: false });
      expect(await page.locator("h1").isVisible()).toBe(true);
      for (const scripted of [".example button", ".chips", "[data-copy]", '[data-path*="{"]'])
        for (const part of await page.locator(scripted).all()) expect(await part.isVisible(), scripted).toBe(false);
      expect(seen).toEqual([]);
      await page.close();
    });
  });

  describe("the documentation", () => {
    it("is found at /api/public/docs in the reader's language", async () => {
      for (const [locale, lang] of [
        ["it-IT", "it"],
        ["en-GB", "en"],
      ] as const) {
        const [page, seen] = await open("api/public/docs", { locale });
        expect(await page.locator("html").getAttribute("lang")).toBe(lang);
        expect(await send(page, "health")).toContain("200");
        expect(seen).toEqual([]);
        await page.close();
      }
    });

    it("gets an answer from every operation with the values it proposes", async () => {
      const [page, seen] = await open(PAGES.docs.it);
      for (const form of await page.locator("form.try").all()) {
        await form.locator("button.send").click();
        await form.locator(".outcome .status").waitFor();
        const said = await form.locator(".outcome").textContent();
        expect(said, (await form.getAttribute("data-path"))!).toContain("200");
        expect(await form.locator(".tree .key").first().textContent()).toBe("meta");
      }
      expect(seen).toEqual([]);
      await page.close();
    });

    it("shows the command for what is typed, and the very answer that the address gives", async () => {
      const [page] = await open(PAGES.docs.en);
      await page.locator("#norme-limit").fill("1");
      await page.locator("#norme-q").fill("esempio");
      const url = `${origin}/api/public/norme?q=esempio&limit=1&lang=en`;
      expect(await page.locator("#norme .curl").textContent()).toBe(`curl '${url}'`);
      expect(await send(page, "norme")).toContain("200");
      const { norme } = (await (await fetch(url)).json()) as { norme: { eli: string }[] };
      expect(norme).toHaveLength(1);
      await page.locator("#norme .tree ul ul details summary").first().click();
      expect(await page.locator("#norme .tree").textContent()).toContain(norme[0]!.eli);
      expect(await page.locator("#norme .headers").textContent()).toContain("etag");
      await page.close();
    });

    it("fills in a proposed value and sends it", async () => {
      const [page] = await open(PAGES.docs.it);
      const chip = page.locator("#ddl .chip").nth(1);
      const value = (await chip.textContent())!;
      await chip.click();
      expect(await page.locator("#ddl-numero").inputValue()).toBe(value);
      expect(await send(page, "ddl")).toContain("200");
      await page.close();
    });

    it("shows why the API refuses a value", async () => {
      const [page] = await open(PAGES.docs.it);
      await page.locator("#graph-max_nodi").fill("9");
      await page.locator("#graph button.send").click();
      await page.locator("#graph .outcome .status.s4").waitFor();
      expect(await page.locator("#graph .outcome").textContent()).toContain("422");
      await page.close();
    });

    it("opens the shape that a link leads to", async () => {
      const [page] = await open(PAGES.docs.it);
      await page.goto(`${origin}/${PAGES.docs.it}#schema-Riga`);
      expect(await page.locator("#schema-Riga .fields").isVisible()).toBe(true);
      await page.close();
    });

    it("says so when the host does not answer", async () => {
      const [page] = await open(PAGES.docs.en);
      await page.route("**/health*", (route) => route.abort());
      await page.locator("#health button.send").click();
      await page.locator("#health .fault").waitFor();
      expect(await page.locator("#health .fault").textContent()).toContain("did not reach");
      await page.close();
    });
  });

  describe("the start page", () => {
    it("shows the answer of each of its examples in place", async () => {
      const [page, seen] = await open("");
      for (const example of await page.locator(".example").all()) {
        await example.locator("button").first().click();
        await example.locator(".tree").waitFor();
        expect(await example.locator(".outcome").textContent()).toContain("200");
      }
      expect(seen).toEqual([]);
      await page.close();
    });

    it("leads to the documentation and to the other language", async () => {
      const [page] = await open("en/index.html");
      await page.locator(".button").click();
      await page.waitForURL(`${origin}/${PAGES.docs.en}`);
      await page.locator(".language").click();
      await page.waitForURL(`${origin}/${PAGES.docs.it}`);
      await page.locator(".brand").click();
      await page.waitForURL(`${origin}/${PAGES.start.it}`);
      await page.close();
    });
  });
});
