import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readJsonSync } from "fs-extra/esm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readFromDisk } from "../../generator/router/disk/disk-tree.ts";
import { respond } from "../../generator/router/respond.ts";
import { run } from "../cli/commands.ts";
import { generateHere } from "../generate-here.ts";
import { CHROMIUM_IS_HERE, suiteBrowser } from "../pages/site/chromium.ts";
import type { Page } from "../pages/site/page.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { thrown } from "../thrown.ts";
import { type FileHost, fileHost } from "./file-host.ts";
import { asking, install } from "./worker-page.ts";
import { workerTable } from "./worker-table.ts";

const GRAPH = "api/public/graph?max_nodi=137&lang=en";

/** The body that the server of Node.js gives for a tree. */
async function served(folder: string, target: string): Promise<string> {
  const read = (name: string) => readFromDisk(folder, name);
  const { body } = await respond({ method: "GET", target: `/${target}` }, read, thrown);
  return new TextDecoder().decode(body);
}

describe.skipIf(!CHROMIUM_IS_HERE)("the Service Worker (skipped where /usr/bin/chromium is absent)", () => {
  const work = temporaryFolder();
  const first = path.join(work, "primo");
  const second = path.join(work, "secondo");
  const browser = suiteBrowser();
  let page: Page;
  let host: FileHost;
  const get = async (target: string) => (await asking(page, host.root)("GET", `/${target}`, {})).body;

  beforeAll(() => {
    for (const [out, date] of [
      [first, "2026-01-10"],
      [second, "2026-02-01"],
    ] as const) {
      const { status, stderr } = run("generate", "--out", out, "--host", "github-pages", "--date", date);
      if (status !== 0) throw new Error(stderr);
    }
  });

  describe("on a host of files, below a folder", () => {
    beforeAll(async () => {
      host = await fileHost(first, "/progetto/");
      page = await browser.newPage({ locale: "it-IT" });
    });
    afterAll(async () => {
      await host.stop().catch(() => undefined);
    });

    it("answers a page's request byte for byte as the server does, from the first load on", async () => {
      await page.goto(host.root);
      await install(page);
      expect(await get(GRAPH)).toBe(await served(first, GRAPH));
    });

    it("answers after a reload, and does not ask the host for what it has", async () => {
      await page.reload();
      const before = host.served.length;
      expect(await get(GRAPH)).toBe(await served(first, GRAPH));
      const asked = host.served.slice(before).filter((name) => name.startsWith("api/") || name.startsWith("indici/"));
      expect(asked.filter((name) => name !== "api/public/health.json")).toEqual([]);
    });

    it("gives addresses below the folder", async () => {
      const rows = JSON.parse(await get("api/public/norme?limit=1")) as { norme: { eli: string }[] };
      const text = rows.norme[0]!.eli.toUpperCase();
      const seen = await asking(page, host.root)("GET", `/api/public/norme/${text}`, {});
      expect(seen.headers["content-location"]).toBe(`/progetto/api/public/norme/${rows.norme[0]!.eli}`);
      expect(seen.headers.link).toContain('</progetto/licenze.txt>; rel="license"');
    });

    it("answers in the reader's language where none is asked for", async () => {
      const reader = await browser.newPage({ locale: "en-GB" });
      await reader.goto(host.root);
      await install(reader);
      const seen = await asking(reader, host.root)("GET", "/api/public/health", {});
      expect(seen.headers["content-language"]).toBe("en");
    });

    it("gives an answer that the browser has no room to keep", async () => {
      const reader = await browser.newPage({ locale: "it-IT" });
      await reader.goto(host.root);
      await install(reader);
      const context = reader.context();
      const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
      await worker.evaluate("void (Cache.prototype.put = () => Promise.reject(new Error('no room')))");
      const target = "api/public/graph?max_nodi=139";
      const { body } = await asking(reader, host.root)("GET", `/${target}`, {});
      expect(body).toBe(await served(first, target));
    });

    it("answers an address opened by hand, through the host's own page for what is not there", async () => {
      const reader = await browser.newPage({ locale: "it-IT" });
      const target = "api/public/norme?limit=3&formato=json";
      await reader.goto(`${host.root}${target}`);
      const start = (await served(first, target)).slice(0, 80);
      await expect.poll(() => reader.locator("body").textContent()).toContain(start);
    });

    it("changes to a new release without ever mixing two", async () => {
      const targets = [GRAPH, "api/public/ddl/lista", "api/public/pnrr/graph?max_nodi=11"];
      const old = await Promise.all(targets.map((target) => served(first, target)));
      const due = await Promise.all(targets.map((target) => served(second, target)));
      expect(due).not.toEqual(old);
      host.folder = second;
      await page.reload();
      const mixed: string[] = [];
      await expect
        .poll(async () => {
          const now = await Promise.all(targets.map(get));
          for (const [i, body] of now.entries()) if (body !== old[i] && body !== due[i]) mixed.push(body);
          return now;
        })
        .toEqual(due);
      expect(mixed).toEqual([]);
      const releases = `caches.keys().then((names) => names.filter((name) => name.startsWith("albero ")).length)`;
      await expect.poll(() => page.evaluate(releases)).toBe(1);
    });

    it("answers as a tree of another program does over the same data, at once when a page is loaded again", async () => {
      const target = "api/public/ddl/lista";
      const before = await get(target);
      const third = path.join(work, "terzo");
      await generateHere({ out: third, hosts: ["github-pages"], date: "2026-02-01", madeBy: "un altro programma" });
      const list = path.join(third, `${target}.json`);
      writeFileSync(list, readFileSync(list, "utf8").replace(/"titolo":"./, '"titolo":"#'));
      host.folder = third;
      await page.reload();
      const now = await get(target);
      expect(now).toBe(await served(third, target));
      expect(now).not.toBe(before);
      const { release } = readJsonSync(path.join(third, "indici/albero.json"));
      const named = `caches.keys().then((names) => names.filter((name) => name.startsWith("albero ")))`;
      await expect.poll(() => page.evaluate(named)).toEqual([`albero ${host.root} ${release}`]);
      host.folder = second;
      await page.reload();
      expect(await get(target)).toBe(before);
      expect(await get(GRAPH)).toBe(await served(second, GRAPH));
    });
  });

  workerTable(browser, "github-pages");
});
