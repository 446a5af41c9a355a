import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { keptPages } from "../../generator/router/entries/browser/kept-pages.ts";

const ROOT = "https://esempio.invalid/progetto/";
const FIRST = ["", "index.html", "en/index.html"];
const HTML = { "content-type": "text/html; charset=utf-8" };

/** What the browser keeps, and how it fails to. */
let kept: Map<string, Response>;
let put: (url: string, response: Response) => Promise<void>;
let pages: ReturnType<typeof keptPages>;
let waiting: Promise<unknown>[];
const waitUntil = (done: Promise<unknown>) => void waiting.push(done);
const host = vi.fn<(asked: string | Request) => Promise<Response>>();

beforeEach(async () => {
  kept = new Map();
  waiting = [];
  put = async (url, response) => {
    // The whole body is read before it is kept.
    await response.clone().arrayBuffer();
    kept.set(url, response);
  };
  const cache = {
    match: async (url: string) => kept.get(url)?.clone(),
    put: (url: string, response: Response) => put(url, response),
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    delete: async (url: string) => kept.delete(url),
  };
  vi.stubGlobal("self", { registration: { scope: ROOT }, caches: { open: async () => cache } });
  vi.stubGlobal("fetch", host);
  host.mockReset();
  vi.resetModules();
  pages = (await import("../../generator/router/entries/browser/kept-pages.ts")).keptPages(ROOT, FIRST);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const open = async (url: string) => (await pages.page(new Request(url), waitUntil)).text();
const offline = () => host.mockRejectedValue(new TypeError("Failed to fetch"));

it("a page is there without a network once it was seen, whatever its query", async () => {
  host.mockResolvedValueOnce(new Response("pagina", { headers: HTML }));
  expect(await open(`${ROOT}?da=1#cima`)).toBe("pagina");
  await Promise.all(waiting);
  offline();
  expect(await open(ROOT)).toBe("pagina");
  expect(await open(`${ROOT}?da=2`)).toBe("pagina");
  expect([...kept.keys()]).toEqual([ROOT]);
  await expect(open(`${ROOT}en/`)).rejects.toThrow("Failed to fetch");
});

it.each(["Text/html; charset=utf-8", "TEXT/JAVASCRIPT"])(
  "a page or a script is kept however its type %s is spelled",
  async (type) => {
    host.mockResolvedValueOnce(new Response("testo", { headers: { "content-type": type } }));
    expect(await open(`${ROOT}esplora/`)).toBe("testo");
    await Promise.all(waiting);
    expect(kept.size).toBe(1);
  },
);

it.each(["application/vnd.sqlite3", "application/zip", "application/json", ""])(
  "a file of type %j is given and not kept",
  async (type) => {
    host.mockResolvedValueOnce(
      new Response(new Blob(["dati"]).stream(), { headers: type ? { "content-type": type } : {} }),
    );
    expect(await open(`${ROOT}download/diritto.sqlite`)).toBe("dati");
    await Promise.all(waiting);
    expect(kept.size).toBe(0);
  },
);

it("the answer does not wait until the page is kept; the worker does", async () => {
  let finish = () => {};
  put = () => new Promise((done) => (finish = done));
  host.mockResolvedValueOnce(new Response("pagina", { headers: HTML }));
  expect(await open(ROOT)).toBe("pagina");
  expect(waiting).toHaveLength(1);
  const ended = vi.fn();
  void waiting[0]?.then(ended);
  // All that can happen without the place of keeping has happened by then.
  await new Promise(setImmediate);
  expect(ended).not.toHaveBeenCalled();
  finish();
  await waiting[0];
  expect(ended).toHaveBeenCalledOnce();
});

it("where the browser has no room the page is given all the same", async () => {
  put = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
  host.mockResolvedValue(new Response("pagina", { headers: HTML }));
  expect(await open(ROOT)).toBe("pagina");
  await expect(Promise.all(waiting)).resolves.toBeDefined();
});

it("an error page is given and not kept", async () => {
  host.mockResolvedValueOnce(new Response("manca", { status: 404, headers: HTML }));
  expect(await open(`${ROOT}niente.html`)).toBe("manca");
  await Promise.all(waiting);
  expect(kept.size).toBe(0);
});

it("pages kept beforehand are there when that is done; one that the host lacks is no obstacle", async () => {
  host.mockImplementation(async (asked) =>
    String(asked).endsWith("en/index.html")
      ? new Response("manca", { status: 404, headers: HTML })
      : new Response(String(asked), { headers: HTML }),
  );
  await pages.keep();
  expect([...kept.keys()]).toEqual([ROOT, `${ROOT}index.html`]);
  put = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
  await pages.keep();
});

it("when a page has changed the others are kept anew, and scripts that none names any more go", async () => {
  const edition = (n: number) => {
    host.mockImplementation(async (asked) =>
      String(asked instanceof Request ? asked.url : asked).endsWith(".js")
        ? new Response(`${n}`, { headers: { "content-type": "text/javascript" } })
        : new Response(`["esplora/shell.js","esplora/part-${n}.js"]`, { headers: HTML }),
    );
  };
  const opened = async (name: string) => {
    await open(ROOT + name);
    await Promise.all(waiting);
  };
  const names = () => [...kept.keys()].map((url) => url.slice(ROOT.length)).sort();
  edition(1);
  await pages.keep();
  await opened("esplora/shell.js");
  await opened("esplora/part-1.js");
  await opened("index.html");
  const first = ["", "en/index.html", "esplora/part-1.js", "esplora/shell.js", "index.html"];
  expect(names()).toEqual(first);
  edition(2);
  await opened("index.html");
  await opened("esplora/part-2.js");
  expect(names()).toEqual(first.map((name) => name.replace("part-1", "part-2")));
});

it("a redirect is the browser's own: the request goes to the host as it came", async () => {
  host.mockResolvedValueOnce(new Response("pagina", { headers: HTML }));
  const request = new Request(`${ROOT}en`, { redirect: "manual" });
  await pages.page(request, waitUntil);
  expect(host).toHaveBeenCalledWith(request);
});
