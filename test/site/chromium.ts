/** A real browser for the tests of the pages: one for all suites, with a trace of each test that fails. */

import { existsSync } from "node:fs";
import path from "node:path";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type BrowserServer,
  chromium,
  type Page,
} from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, inject, type TestContext } from "vitest";

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

/** Starts a browser for one suite alone: one that measures what the browser takes. */
export const launch = (): Promise<Browser> => chromium.launch(LAUNCH);

/** Where the traces of failed tests are. */
const TRACES = ".cache/traces";

/** What a suite opens in the browser. Nothing on a page moves by itself unless its options ask for motion. */
export interface SuiteBrowser {
  /** A context, which ends with the test that opened it; one that a hook opened ends with the suite. */
  newContext(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** A page in a context of its own. */
  newPage(options?: BrowserContextOptions): Promise<Page>;
}

interface Opened {
  readonly context: BrowserContext;
  readonly byTest: boolean;
  /** Whether what happens is written down now. */
  traced: boolean;
}

async function connect(): Promise<Browser> {
  const response = await fetch(inject("browserDoor"));
  const said = await response.text();
  if (!response.ok) throw new Error(`${CHROMIUM} does not start: ${said}`);
  return await chromium.connect(said);
}

/** A file for the trace of a test: `site-pages.browser.test.ts-leads-to-the-other-language.zip`. */
function traceOf({ task }: Pick<TestContext, "task">, number: number): string {
  const file = path.relative("test", task.file.filepath).replaceAll(path.sep, "-");
  const name = task.name.replace(/[^\p{L}\p{N}]+/gu, "-").slice(0, 80);
  return path.join(TRACES, `${file}-${name}${number === 0 ? "" : `-${number + 1}`}.zip`);
}

/**
 * The browser of all suites for the tests of the `describe` that asks, from the first of them on. What a test opens is closed behind it; of
 * one that fails a trace stays in `.cache/traces`, which the error output names.
 *
 * @example const browser = suiteBrowser(); // beside the hooks of a file, not inside a test
 */
export function suiteBrowser(): SuiteBrowser {
  let browser: Browser | undefined;
  let inTest = false;
  let opened: Opened[] = [];
  const connected = async (): Promise<Browser> => {
    // After a crash another one has been started.
    if (!browser?.isConnected()) {
      opened = [];
      browser = await connect();
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
      const trace = failed ? traceOf({ task }, i) : undefined;
      await one.context.tracing.stopChunk(trace === undefined ? {} : { path: trace });
      one.traced = false;
      if (trace !== undefined) console.error(`trace of the failed test: npx playwright-core show-trace ${trace}`);
      if (one.byTest) await one.context.close();
    }
    opened = opened.filter(({ byTest }) => !byTest);
  });
  afterAll(async () => {
    await browser?.close();
  });
  const newContext = async (options: BrowserContextOptions = {}) => {
    const context = await (await connected()).newContext({ reducedMotion: "reduce", ...options });
    const one: Opened = { context, byTest: inTest, traced: true };
    await context.tracing.start({ snapshots: true });
    opened.push(one);
    context.on("close", () => {
      opened = opened.filter((other) => other !== one);
    });
    // A page that has crashed is of no use any more, and says so to whom keeps it.
    context.on("page", (page) => page.on("crash", () => void page.close()));
    return context;
  };
  return {
    newContext,
    newPage: async (options) => await (await newContext(options)).newPage(),
  };
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
