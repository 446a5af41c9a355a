import { execFile } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { serveTree } from "../../../generator/cli/start-server.ts";
import { OPERATIONS } from "../../../generator/contract/operations.ts";
import { fileHost } from "../../hosts/file-host.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { axeViolations } from "./axe.ts";
import { browsedSite } from "./browsed-site.ts";
import { DOCS, PAGES, sharedSite } from "./built-site.ts";
import { CHROMIUM_IS_HERE, suiteBrowser } from "./chromium.ts";
import { answerFrom, type Locator, type Page, type PageOptions } from "./page.ts";

const PYTHON = "/usr/bin/python3";
const run = promisify(execFile);

/** What axe finds of Swagger UI itself: its groups are headings of level 3 below a title of level 1, its operations a `main` within a region. */
const OF_SWAGGER_UI = ["heading-order", "landmark-main-is-top-level"];

const WIDER = "document.documentElement.scrollWidth - innerWidth";

describe.skipIf(!CHROMIUM_IS_HERE)("the documentation with forms in Chromium (skipped where it is absent)", () => {
  const work = temporaryFolder();
  const site = browsedSite(({ dir }) => serveTree(dir, 0, "127.0.0.1"), "--download", "all");

  /** Opens an operation by the id that names it in every page, its forms there. */
  async function opened(id: string, options: PageOptions = {}): Promise<[Page, Locator, string[]]> {
    const [page, seen] = await site.open(`${DOCS.it}#${id}`, options);
    const operation = page.locator(".opblock.is-open");
    await operation.locator("button.execute").waitFor();
    return [page, operation, seen];
  }

  const field = (operation: Locator, name: string) => operation.locator(`tr[data-param-name="${name}"] input`);

  /** Sends the request of an operation; its answer is shown. */
  async function send(operation: Locator): Promise<void> {
    await operation.locator("button.execute").click();
    await expect
      .poll(() => operation.locator(".live-responses-table .response-col_status").last().textContent())
      .toBe("200");
  }

  it.each([
    ["it-IT", "it", "Stato del servizio"],
    ["en-GB", "en", "Service status"],
  ] as const)("is found at /api/public/docs by a reader of %s, in that language", async (locale, lang, group) => {
    const [page, seen] = await site.open("api/public/docs", { locale });
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe(lang);
    await expect.poll(() => page.locator(".opblock-tag").first().textContent()).toContain(group);
    // The base path has one as well.
    await expect.poll(() => page.locator(".opblock").count()).toBe(OPERATIONS.length + 1);
    expect(await answerFrom(page, "navigator.serviceWorker.getRegistrations().then((all) => all.length)")).toBe(0);
    expect(seen).toEqual([]);
  });

  it.skipIf(!existsSync(PYTHON))("sends what is filled in, and gives a Python program that runs", async () => {
    const [page, operation, seen] = await opened("articolo", { permissions: ["clipboard-read", "clipboard-write"] });
    await field(operation, "eli").fill("decreto legislativo 9004/2010");
    await field(operation, "articolo").fill("2");
    await send(operation);
    await expect.poll(() => operation.locator(".live-responses-table pre").first().textContent()).toContain('"commi"');
    await operation.locator(".curl-command .btn", { hasText: "Python" }).click();
    await operation.locator(".curl-command .copy-to-clipboard").click();
    const copied = () => page.evaluate<string>("navigator.clipboard.readText()");
    await expect.poll(copied).toContain("urlopen");
    const program = path.join(work, "copied.py");
    writeFileSync(program, await answerFrom<string>(page, "navigator.clipboard.readText()"));
    const { stdout } = await run(PYTHON, [program]);
    expect(stdout).toMatch(/^\{'meta': .*'commi': /s);
    expect(seen).toEqual([]);
  });

  it("sends an operation as it is opened, its values those of the data", async () => {
    const [, operation] = await opened("pnrr-progetto");
    await send(operation);
  });

  it("filters by address and by words, and leads to the list at the same operation and back", async () => {
    const [page, , seen] = await opened("ddl");
    await page.locator(".operation-filter-input").fill("classifica");
    await expect.poll(() => page.locator(".opblock").count()).toBe(8);
    await page.locator(".operation-filter-input").fill("");
    await page.locator("a.same").first().click();
    await page.waitForURL(`${site.origin}/${PAGES.list.it}#ddl`);
    await page.locator("#ddl a[href^=docs]").click();
    await page.locator(".opblock.is-open button.execute").waitFor();
    await page.locator("a.language").click();
    await page.waitForURL((url) => url.pathname === `/${DOCS.en}`);
    await expect.poll(() => page.locator(".opblock.is-open").getAttribute("id")).toContain("ddl_api_public_ddl");
    // What Swagger UI says of its own addresses.
    expect(seen.filter((line) => !line.includes("escaping deep link whitespace"))).toEqual([]);
  });

  it.each([
    ["dark", 390],
    ["light", 1280],
  ] as const)("can be read and never scrolls sideways, %s at %i px, an answer open", async (colorScheme, width) => {
    const [page, operation, seen] = await opened("ue", { colorScheme, viewport: { width, height: 900 } });
    await send(operation);
    await expect.poll(() => page.evaluate(WIDER)).toBeLessThanOrEqual(0);
    const found = (await axeViolations(page)).map((line) => line.replace(/:.*/s, ""));
    expect(found).toEqual(OF_SWAGGER_UI);
    expect(seen).toEqual([]);
  });

  it("leads to the list where no script runs", async () => {
    const [page] = await site.open(DOCS.en, { javaScriptEnabled: false });
    await page.locator("noscript a, .notice a").first().click();
    await page.waitForURL(`${site.origin}/${PAGES.list.en}`);
  });

  describe("on a host of files, below a folder", () => {
    const files = sharedSite("--host", "github-pages");
    const browser = suiteBrowser();

    it("installs the router in the browser first, and sends to it", async () => {
      const host = await fileHost(files.dir, "/progetto/");
      const page = await browser.newPage({ locale: "it-IT" });
      await page.goto(`${host.root}${DOCS.it}#graph`);
      const operation = page.locator(".opblock.is-open");
      await operation.locator("button.execute").waitFor();
      await field(operation, "max_nodi").fill("37");
      await send(operation);
      await expect
        .poll(() => operation.locator(".request-url").textContent())
        .toContain(`${host.root}api/public/graph?`);
      await host.stop();
    });
  });
});
