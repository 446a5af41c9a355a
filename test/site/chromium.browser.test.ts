import { chromium } from "playwright-core";
import { describe, expect, it } from "vitest";
import { BROWSER_FAILED } from "../browser-failed.ts";
import { openDoor, secondTries } from "../browser-server.ts";
import { CHROMIUM_IS_HERE, suiteBrowser } from "./chromium.ts";

/** What a page is at when the browser goes. */
const NEVER = "new Promise(() => {})";

/** The message of what goes wrong. */
const fault = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "nothing went wrong",
    (error: Error) => error.message,
  );

describe.skipIf(!CHROMIUM_IS_HERE)("the browser of all suites (skipped where /usr/bin/chromium is absent)", () => {
  const browser = suiteBrowser();

  it("gives a second try to a test whose page crashed, and to none whose page shows something else", async () => {
    const page = await browser.newPage();
    await page.setContent("<h1>Esempio</h1>");
    expect(await fault(page.locator("h2").waitFor({ timeout: 1 }))).not.toMatch(BROWSER_FAILED);
    expect(await fault(page.goto("http://127.0.0.1:1/"))).not.toMatch(BROWSER_FAILED);
    expect(await fault(page.evaluate("missing()"))).not.toMatch(BROWSER_FAILED);
    expect("expected 'page.title: Target crashed' to be 'Esempio'").not.toMatch(BROWSER_FAILED);
    const session = await page.context().newCDPSession(page);
    const asked = fault(page.evaluate(NEVER));
    await fault(session.send("Page.crash"));
    expect(await asked).toMatch(BROWSER_FAILED);
    // It is closed then, and whoever keeps it opens another.
    await expect.poll(() => page.isClosed()).toBe(true);
  });

  it("is started anew where it has ended", async () => {
    const door = await openDoor();
    const ask = async (query = "") => await (await fetch(`${door.address}${query}`)).text();
    const address = await ask();
    expect(await ask()).toBe(address);
    const first = await chromium.connect(address);
    const ended = new Promise((done) => first.on("disconnected", done));
    const asked = fault((await first.newPage()).evaluate(NEVER));
    const session = await first.newBrowserCDPSession();
    await fault(session.send("Browser.close"));
    await ended;
    expect(await asked).toMatch(BROWSER_FAILED);
    const next = await ask(`?gone=${address}`);
    expect(next).not.toBe(address);
    // Another suite that finds the same gets the same.
    expect(await ask(`?gone=${address}`)).toBe(next);
    const second = await chromium.connect(next);
    await (await second.newPage()).setContent("<h1>Esempio</h1>");
    await second.close();
    await door.close();
  });

  it("asks pages to move nothing by themselves, unless a test wants that", async () => {
    const query = "matchMedia('(prefers-reduced-motion: reduce)').matches";
    expect(await (await browser.newPage()).evaluate(query)).toBe(true);
    expect(await (await browser.newPage({ reducedMotion: "no-preference" })).evaluate(query)).toBe(false);
  });
});

describe("the last lines of a run", () => {
  it.each([
    [[], []],
    [["the map is moved"], ["1 test passed on its second try: the map is moved"]],
    [["a", "b"], ["2 tests passed on their second try: a; b"]],
  ] as const)("name the tests that passed on their second try: %j", (names, lines) => {
    expect(secondTries(names)).toEqual(lines);
  });
});
