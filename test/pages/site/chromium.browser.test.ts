// biome-ignore lint/style/noRestrictedImports: the browser itself is tested, from outside
import { chromium } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openBrowserDoor, secondTries } from "../../browser-server.ts";
import { CHROMIUM_IS_HERE, suiteBrowser } from "./chromium.ts";
import { answerFrom, devtools, perform, whenSettled } from "./page.ts";

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

  it("closes a page that has crashed, so that whoever keeps it opens another", async () => {
    const page = await browser.newPage();
    const session = await devtools(page);
    const asked = fault(answerFrom(page, NEVER));
    await fault(session.send("Page.crash"));
    expect(await asked).toContain("Target crashed");
    await expect.poll(() => page.isClosed()).toBe(true);
  });

  it("gives no value that a page may still change to who does not wait for it", async () => {
    const page = await browser.newPage();
    await page.setContent("<h1>Esempio</h1>");
    // @ts-expect-error: `await` refuses what is read; so the types of this project are the test.
    await page.locator("h1").textContent();
    // @ts-expect-error: nor does a function give it away.
    const title = async () => page.title();
    expect(title).toBeTypeOf("function");
    await expect(answerFrom(page, "document.title")).rejects.toThrow("poll it");
    expect(await answerFrom(page, "Promise.resolve(1)")).toBe(1);
  });

  it("reads a page of the explorer when it says that it is settled, map and all", async () => {
    const page = await browser.newPage();
    await page.setContent("<main><h1>1</h1><div class='map'></div></main>");
    const read = whenSettled(page, "document.querySelector('h1').textContent");
    const say = (text: string, selector: string) =>
      perform(
        page,
        `document.querySelector("h1").textContent = "${text}";
        document.querySelector("${selector}").toggleAttribute("data-settled")`,
      );
    await say("2", "main");
    await say("3", ".map");
    expect(await read).toBe("3");
  });

  it("is started anew where it has ended", async () => {
    const door = await openBrowserDoor();
    const ask = async (query = "") => await (await fetch(`${door.address}${query}`)).text();
    const address = await ask();
    expect(await ask()).toBe(address);
    // One that is kept may end just when a busy suite asks.
    expect((await fetch(door.address)).headers.get("connection")).toBe("close");
    const first = await chromium.connect(address);
    const ended = new Promise((done) => first.on("disconnected", done));
    const session = await first.newBrowserCDPSession();
    await fault(session.send("Browser.close"));
    await ended;
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
    for (const [options, reduced] of [
      [{}, true],
      [{ reducedMotion: "no-preference" }, false],
    ] as const) {
      const page = await browser.newPage(options);
      await expect.poll(() => page.evaluate(query)).toBe(reduced);
    }
  });
});

describe("the last lines of a run", () => {
  it.each([
    [[], { lines: [], tooMany: false }],
    [["the map is moved"], { lines: ["passed on its second try: the map is moved"], tooMany: false }],
    [["a", "b"], { lines: ["passed on its second try: a", "passed on its second try: b"], tooMany: false }],
    [
      ["a", "b", "c"],
      {
        lines: [
          "passed on its second try: a",
          "passed on its second try: b",
          "passed on its second try: c",
          "the run fails: 2 second tries are the most",
        ],
        tooMany: true,
      },
    ],
  ] as const)("name the tests that passed on their second try: %j", (names, told) => {
    expect(secondTries(names)).toEqual(told);
  });
});
