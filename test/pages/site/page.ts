/**
 * A page as suites see it: Playwright's, but for what reads it. A page may change between two lines of a test, so what a read gives
 * cannot be awaited: it is polled (`expect.poll(() => page.locator("h1").textContent())`), read in the task in which the page says that it
 * is settled (`whenSettled`), or it is the result of what the page is asked to do (`answerFrom`).
 */

import type { Page as AnyPage, BrowserContextOptions, CDPSession, Locator as PlaywrightLocator } from "playwright-core";

/** Size of the window, colours, languages and whatever else a page is opened with. */
export type PageOptions = BrowserContextOptions;

/** A value that may be another one a moment later. `await` refuses it, with the words of `this`. */
export interface Changing<T> {
  then(this: "a value that may still change: expect.poll(() => ...) or whenSettled", take: (value: T) => void): unknown;
}

/** What suites use of an element in the page. */
interface PageElement {
  readonly id: string;
  readonly className: string;
  readonly textContent: string;
  getAttribute(name: string): string | null;
  getBoundingClientRect(): { readonly top: number; readonly width: number; readonly height: number };
}

type Finder = "locator" | "getByRole" | "getByText" | "getByLabel" | "first" | "last" | "nth" | "filter";
type LocatorReader =
  | "textContent"
  | "innerText"
  | "allTextContents"
  | "allInnerTexts"
  | "getAttribute"
  | "inputValue"
  | "isVisible"
  | "count"
  | "boundingBox";
type LocatorAct =
  | "click"
  | "fill"
  | "focus"
  | "hover"
  | "press"
  | "scrollIntoViewIfNeeded"
  | "selectOption"
  | "setInputFiles"
  | "waitFor";
type PageAct =
  | "addInitScript"
  | "close"
  | "context"
  | "emulateMedia"
  | "goBack"
  | "goto"
  | "isClosed"
  | "keyboard"
  | "mouse"
  | "off"
  | "on"
  | "reload"
  | "route"
  | "setContent"
  | "setViewportSize"
  | "unroute"
  | "waitForEvent"
  | "waitForURL";

/** The same methods, which give something else. */
type Giving<Of, Names extends keyof Of, Given> = {
  [Name in Names]: Of[Name] extends (...args: infer Args) => unknown ? (...args: Args) => Given : never;
};
/** Methods that read, which give what is read as something that may change. */
type Reading<Of, Names extends keyof Of> = {
  [Name in Names]: Of[Name] extends (...args: infer Args) => Promise<infer Read>
    ? (...args: Args) => Changing<Read>
    : never;
};

/** Finds elements, acts on them, waits for them; what it reads is polled. */
export interface Locator
  extends Pick<PlaywrightLocator, LocatorAct>,
    Reading<PlaywrightLocator, LocatorReader>,
    Giving<PlaywrightLocator, Finder, Locator> {
  evaluate<T>(read: (element: PageElement) => T): Changing<T>;
  evaluateAll<T>(read: (elements: PageElement[]) => T): Changing<T>;
}

/** Goes to addresses, acts, waits; what it reads is polled. */
export interface Page
  extends Pick<AnyPage, PageAct>,
    Reading<AnyPage, "title">,
    Giving<AnyPage, Exclude<Finder, "first" | "last" | "nth" | "filter">, Locator> {
  evaluate<T>(script: string): Changing<T>;
}

/** What stands between the helpers of this file and the rest of Playwright. */
const whole = (page: Page): AnyPage => page as AnyPage;

/** The address that a page shows; that of the page before it while it is on its way. */
export const addressOf = (page: Page): Changing<string> => page.evaluate<string>("location.href");

/** The part of the address behind `#`, as people read it. */
export const hashOf = (page: Page): Changing<string> => page.evaluate<string>("decodeURIComponent(location.hash)");

/**
 * Runs a script for what it does to the page; nothing is read.
 *
 * @example await perform(page, "scrollTo(0, 500)");
 */
export async function perform(page: Page, script: string): Promise<void> {
  await whole(page).evaluate(script);
}

/**
 * The result of something that the page does and ends: a request, a walk through the page.
 *
 * @param script an expression whose value is a promise
 * @throws Error where it is none: what is only read is polled
 * @example await answerFrom<number>(page, "fetch('health').then(({ status }) => status)"); // 200
 */
export function answerFrom<T>(page: Page, script: string): Promise<T> {
  return whole(page).evaluate<T>(`(() => {
    const answer = (${script});
    if (typeof answer?.then !== "function") throw new Error("this reads the page and waits for nothing: poll it");
    return answer;
  })()`);
}

/** Whether a page is none of the explorer, as the start page to which `esplora/` leads: what it waits for would never come. */
const ELSEWHERE = `location.protocol === "http:" && document.readyState === "complete" && !document.getElementById("esplora")`;
/** What is not settled of a page of the explorer, `null` if all is: the README of the explorer. */
const UNSETTLED = `document.querySelector("main[data-settled]") === null
  ? document.documentElement
  : document.querySelector(".map:not([data-settled])")`;
/** Milliseconds that a page may take for what is waited for, on a busy machine too. */
export const MOST_WAIT = 150_000;

/**
 * The value of an expression, read in the same task in which a page of the explorer says that it is settled.
 *
 * @throws Error where the page is none of the explorer, or does not say so in the end
 * @example await whenSettled<number>(page, "document.querySelectorAll('tbody tr').length"); // 15
 */
export const whenSettled = <T>(page: Page, script: string): Promise<T> =>
  answerFrom<T>(
    page,
    `(async () => {
      if (${ELSEWHERE}) throw new Error("no page of the explorer: " + location.href);
      const end = performance.now() + ${MOST_WAIT};
      for (let at; (at = ${UNSETTLED}) !== null; await new Promise(requestAnimationFrame))
        if (performance.now() > end) throw new Error("never settled: " + at.outerHTML.slice(0, 99));
      return ${script};
    })()`,
  );

/** Waits until a page of the explorer has drawn all that it shows, and nothing moves. */
export const settled = (page: Page): Promise<void> => whenSettled<void>(page, "undefined");

/**
 * The value of an expression, once it is the same in five frames in a row: for pages that do not say when they are settled.
 *
 * @example await still<number>(page, "document.getElementById('ddl').getBoundingClientRect().top"); // 56
 */
export const still = <T>(page: Page, script: string): Promise<T> =>
  answerFrom<T>(
    page,
    `(async () => {
      const frame = () => new Promise(requestAnimationFrame);
      const look = async () => JSON.stringify(await (${script}));
      let last = await look();
      for (let same = 1; same < 5; same++) {
        await frame();
        const now = await look();
        if (now !== last) same = 0;
        last = now;
      }
      return JSON.parse(last);
    })()`,
  );

/** The protocol of the browser itself, for what Playwright has no word for: fingers, a slower processor. */
export const devtools = (page: Page): Promise<CDPSession> => page.context().newCDPSession(whole(page));

/** The picture of an element, to be compared. */
export const picture = (element: Locator): Changing<string> => pictureNow(element);

const pictureNow = async (element: Locator) => (await (element as PlaywrightLocator).screenshot()).toString("base64");

/** The picture of an element of the explorer, once nothing moves. */
export async function settledPicture(page: Page, element: Locator): Promise<string> {
  await settled(page);
  return await pictureNow(element);
}
