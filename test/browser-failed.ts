/**
 * What Playwright says of a failure of the browser itself: it crashed, it was not there in time, or made no page in time. Only a test that
 * failed so has a second try; a page that shows something else than is expected says none of this.
 *
 * @example BROWSER_FAILED.test("page.evaluate: Target crashed") // true
 */
export const BROWSER_FAILED =
  /^\w+\.\w+: (?:Page crashed|Target crashed|Target page, context or browser has been closed)|^(?:browserType|browser|browserContext)\.\w+: Timeout/;
