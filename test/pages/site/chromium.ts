/** A real browser for the tests of the pages: one for all suites, with a trace of each test that fails. */

import { existsSync } from "node:fs";
import path from "node:path";
import { type Browser, type BrowserContext, type BrowserServer, type CDPSession, chromium } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, inject, type TestContext } from "vitest";
import { MOST_WAIT, type Page, type PageOptions } from "./page.ts";

/** Debian's packages of these names, the better first: without windows the same engine takes a third of the processor. */
const PACKAGES = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"] as const;

export const CHROMIUM = PACKAGES.find((program) => existsSync(program)) ?? "/usr/bin/chromium";

/** Whether the browser is on this machine. */
export const CHROMIUM_IS_HERE = existsSync(CHROMIUM);

/** The browser calls nobody by itself. */
const LAUNCH = {
  executablePath: CHROMIUM,
  args: [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

/** Starts a browser that several processes can use. */
export const launchServer = (): Promise<BrowserServer> => chromium.launchServer(LAUNCH);

/** A browser for one suite alone. */
export interface OwnBrowser {
  newPage(options?: PageOptions): Promise<Page>;
  newBrowserCDPSession(): Promise<CDPSession>;
  close(): Promise<void>;
}

/** Starts a browser for one suite alone: one that measures what the browser takes. */
export const launch = (): Promise<OwnBrowser> => chromium.launch(LAUNCH);

/** Where the traces of failed tests are; `again.mjs` has a folder for each run. */
const TRACES = process.env.BROWSER_TRACES ?? ".cache/traces";

/** How many times slower than it is the processor seems to pages: `again.mjs` asks for that. */
const SLOWED = Number(process.env.BROWSER_SLOWED ?? 1);

/** What a suite opens in the browser. Nothing on a page moves by itself unless its options ask for motion. */
export interface SuiteBrowser {
  /** A page in a context of its own, which ends with the test that opened it; one that a hook opened ends with the suite. */
  newPage(options?: PageOptions): Promise<Page>;
}

interface Opened {
  readonly context: BrowserContext;
  readonly byTest: boolean;
  /** Whether what happens is written down now. */
  traced: boolean;
}

/** The address of the browser, another one than the one that is gone. */
async function endpoint(gone: string | undefined): Promise<string> {
  const door = new URL(inject("browserDoor"));
  if (gone !== undefined) door.searchParams.set("gone", gone);
  const response = await fetch(door);
  const said = await response.text();
  if (!response.ok) throw new Error(`${CHROMIUM} does not start: ${said}`);
  return said;
}

/**
 * Files for the trace of a test, without their ending.
 *
 * @param number of the context, as a test may open several
 * @example ".cache/traces/site-pages.browser.test.ts/the-start-page-leads-to-the-other-language-1"
 */
function traceOf({ file, fullTestName }: TestContext["task"], number: number): string {
  const suite = path.relative("test", file.filepath).replaceAll(path.sep, "-");
  const name = fullTestName.replace(/\([^)]*\)/g, "").replace(/[^\p{L}\p{N}]+/gu, "-");
  return path.join(TRACES, suite, `${name.slice(-120)}-${number}`);
}

/** Keeps what happened in a context, and a picture of each of its pages. */
async function keepTrace(context: BrowserContext, trace: string): Promise<void> {
  for (const [i, page] of context.pages().entries())
    await page
      .screenshot({ path: `${trace}-${i + 1}.png`, timeout: 5000 })
      .catch((error: Error) => console.error(`no picture of the failed page: ${error.message.split("\n")[0]}`));
  await context.tracing.stopChunk({ path: `${trace}.zip` });
  console.error(`trace of the failed test, beside a picture: npx playwright-core show-trace "${trace}.zip"`);
}

/**
 * The browser of all suites for the tests of the `describe` that asks, from the first of them on. What a test opens is closed behind it; of
 * one that fails a trace stays in `.cache/traces`, which the error output names.
 *
 * @example const browser = suiteBrowser(); // beside the hooks of a file, not inside a test
 */
export function suiteBrowser(): SuiteBrowser {
  let browser: Browser | undefined;
  let address: string | undefined;
  let inTest = false;
  let opened: Opened[] = [];
  const connected = async (): Promise<Browser> => {
    // After a crash another one has been started.
    if (!browser?.isConnected()) {
      opened = [];
      address = await endpoint(address);
      browser = await chromium.connect(address);
    }
    return browser;
  };
  beforeAll(async () => {
    await connected();
  });
  beforeEach(async () => {
    await connected();
    inTest = true;
    for (const one of opened)
      if (!one.traced) {
        await one.context.tracing.startChunk();
        one.traced = true;
      }
  });
  afterEach(async ({ task }) => {
    inTest = false;
    // There is nothing to close in a browser that has ended.
    if (!browser?.isConnected()) return;
    const failed = task.result?.state === "fail";
    for (const [i, one] of opened.entries()) {
      if (failed) await keepTrace(one.context, traceOf(task, i + 1));
      else await one.context.tracing.stopChunk();
      one.traced = false;
      if (one.byTest) await one.context.close();
    }
    opened = opened.filter(({ byTest }) => !byTest);
  });
  afterAll(async () => {
    await browser?.close();
  });
  const newPage = async (options: PageOptions = {}) => {
    const context = await (await connected()).newContext({ reducedMotion: "reduce", ...options });
    context.setDefaultTimeout(MOST_WAIT);
    const one: Opened = { context, byTest: inTest, traced: true };
    // Without a copy of the page at each step, which takes longer than the steps themselves.
    await context.tracing.start();
    opened.push(one);
    context.on("close", () => {
      opened = opened.filter((other) => other !== one);
    });
    // A page that has crashed is of no use any more, and says so to whom keeps it.
    context.on("page", (page) => page.on("crash", () => void page.close()));
    const page = await context.newPage();
    if (SLOWED > 1) {
      const session = await context.newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
    }
    return page;
  };
  return { newPage };
}

/** What goes wrong on a page while it is used: requests to other hosts, errors of the console, exceptions. */
export function watch(page: Page, origin: string): string[] {
  const seen: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !url.startsWith("data:")) seen.push(`request: ${url}`);
  });
  page.on("console", (message) => {
    if (message.type() === "error") seen.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => seen.push(`exception: ${error.message}`));
  return seen;
}
