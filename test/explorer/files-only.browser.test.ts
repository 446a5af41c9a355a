import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { plainHost } from "../../generator/cli/start-plain.ts";
import { fileHost } from "../hosts/file-host.ts";
import { freePort } from "../hosts/free-port.ts";
import { sharedSite } from "../site/built-site.ts";
import { CHROMIUM_IS_HERE, suiteBrowser, watch } from "../site/chromium.ts";
import { answerFrom, type Page, still } from "../site/page.ts";

/** A host of files that can be out of reach for a while. */
interface Reachable {
  /** Address of the tree, the slash included. */
  readonly root: string;
  stop(): Promise<unknown>;
  start(): Promise<unknown>;
}

/** The host of files that `npm start -- --plain` is. */
async function plainServer(folder: string): Promise<Reachable> {
  const port = await freePort();
  let server = createServer();
  const host = {
    root: `http://127.0.0.1:${port}/`,
    async start() {
      server = createServer(plainHost(folder, []));
      server.listen(port, "127.0.0.1");
      await once(server, "listening");
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  await host.start();
  return host;
}

const HOSTS: readonly (readonly [what: string, start: (folder: string) => Promise<Reachable>])[] = [
  ["at the root of a host", plainServer],
  ["below a folder", (folder) => fileHost(folder, "/progetto/")],
];

/** Views that are opened with the network, and what is on them. */
const OPENED = [
  ["#/", ".counts dd", "13"],
  ["#/norma/it/legge/1999/03/15/9001", "main", "biblioteche immaginarie"],
  ["#/grafo", "#mappa-testo", "D.Lgs. 9004/2010 (11)"],
  ["#/pnrr/nodo/azienda:10000000002", "h1", "AZIENDA ESEMPIO 02"],
  ["#/ddl/S.9002", ".bill-number", "S.9002"],
] as const;

/** Whether the browser has kept all that the page proposes, at the addresses of this root. */
const keptAll = (root: string) => `(async () => {
  const pages = await caches.open("pagine ${root}");
  const named = JSON.parse(document.getElementById("senza-rete").textContent).filter((name) => name.endsWith(".js"));
  const found = await Promise.all(named.map((name) => pages.match("${root}" + name)));
  return named.length > 5 && found.every((one) => one !== undefined);
})()`;

describe.skipIf(!CHROMIUM_IS_HERE)(
  "the explorer on a host of files (skipped where /usr/bin/chromium is absent)",
  () => {
    const tree = sharedSite("--host", "github-pages");
    const browser = suiteBrowser();

    describe.each(HOSTS)("%s", (_, start) => {
      let host: Reachable;
      let page: Page;
      let seen: string[];
      beforeAll(async () => {
        host = await start(tree.dir);
        page = await browser.newPage({ locale: "it-IT" });
        seen = watch(page, host.root);
      });
      afterAll(async () => {
        await host.stop().catch(() => undefined);
      });

      /** Opens a view anew, as a link from elsewhere does. */
      async function opens(hash: string, where: string, text: string): Promise<void> {
        await page.goto("about:blank");
        await page.goto(`${host.root}esplora/${hash}`);
        await expect.poll(() => page.locator(where).first().textContent()).toContain(text);
      }

      it.each(OPENED)("answers from the first page on, although nobody but the browser computes: %s", opens);

      it("keeps all that the page proposes, and nothing has gone wrong", async () => {
        // What the host has not computed it cannot give: the browser tells it once, before the worker answers.
        expect(seen.filter((line) => !line.includes("status of 404"))).toEqual([]);
        await expect.poll(() => page.evaluate(keptAll(host.root))).toBe(true);
      });

      it("drops the scripts of an edition that is gone, and no others", async () => {
        const put = (name: string, text: string) =>
          answerFrom(
            page,
            `(async () => {
            const pages = await caches.open("pagine ${host.root}");
            await pages.put("${host.root}${name}", new Response(${JSON.stringify(text)}));
          })()`,
          );
        const keptNames = `(async () => {
            const pages = await caches.open("pagine ${host.root}");
            return (await pages.keys()).map(({ url }) => url.slice(${host.root.length})).sort();
          })()`;
        const before = await still<string[]>(page, keptNames);
        const gone = "esplora/home-page-earlier.js";
        await put(gone, "1");
        // Pages of the edition that named it.
        for (const name of ["esplora/", "esplora/index.html", "en/explore/index.html"]) await put(name, `["${gone}"]`);
        await expect.poll(() => page.evaluate(keptNames)).toContain(gone);
        await page.reload();
        await expect.poll(() => page.evaluate(keptNames)).toEqual(before);
      });

      it("filters by what no file has: the members of one group in one branch", async () => {
        await opens("#/parlamentari?gruppo=misto&ramo=Senato", "tbody", "Parlamentare Esempio 06");
        await expect.poll(() => page.locator("tbody tr").count()).toBe(1);
      });

      it.each(OPENED)("shows what was opened without a network too, after a reload: %s", async (hash, where, text) => {
        await host.stop();
        await opens(hash, where, text);
        await page.reload();
        await expect.poll(() => page.locator(where).first().textContent()).toContain(text);
      });

      it("says that it is offline where an answer was never asked for, in the other language too, and shows it when the network is back", async () => {
        await host.stop();
        await opens("#/ddl/S.9003", "h1", "Senza rete");
        await opens("#/ddl", "h1", "da quando sono fermi");
        await page.getByText("La risposta non è arrivata").waitFor();
        await page.goto(`${host.root}en/explore/#/ddl/S.9003`);
        await expect.poll(() => page.locator("h1").textContent()).toBe("Offline");
        await host.start();
        await page.getByRole("button", { name: "Try again" }).click();
        await expect.poll(() => page.locator(".bill-number").textContent()).toBe("S.9003");
      });
    });
  },
);
