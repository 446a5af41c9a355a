import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { plainHost } from "../../../generator/cli/start-plain.ts";
import { fileHost } from "../../hosts/file-host.ts";
import { freePort } from "../../hosts/free-port.ts";
import { sharedSite } from "../site/built-site.ts";
import { CHROMIUM_IS_HERE, suiteBrowser, watch } from "../site/chromium.ts";
import { type Page, perform } from "../site/page.ts";

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
  ["#/ddl", "caption", "13"],
  ["#/norma/it/legge/1999/03/15/9001", "main", "biblioteche immaginarie"],
  ["#/grafo?livello=norma", "#mappa-testo", "D.Lgs. 9004/2010 (11)"],
  ["#/pnrr/nodo/azienda:10000000002", "h1", "AZIENDA ESEMPIO 02"],
  ["#/ddl/S.9002", ".bill-number", "S.9002"],
] as const;

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

      it("nothing has gone wrong", () => {
        // What the host has not computed it cannot give: the browser tells it once, before the worker answers.
        expect(seen.filter((line) => !line.includes("status of 404"))).toEqual([]);
      });

      it("has the members of one group in one branch, those who signed nothing too", async () => {
        await opens("#/parlamentari?gruppo=misto&ramo=Senato", "tbody", "Parlamentare Esempio 06");
        await expect.poll(() => page.locator("tbody tr").count()).toBe(2);
      });

      it("says that it is offline where the network is gone, and shows the answer when it is back", async () => {
        await host.stop();
        await perform(page, `location.hash = "#/ddl/S.9003"`);
        await expect.poll(() => page.locator("h1").textContent()).toBe("Senza rete");
        await host.start();
        await page.getByRole("button", { name: "Riprova" }).click();
        await expect.poll(() => page.locator(".bill-number").textContent()).toBe("S.9003");
      });
    });
  },
);
