/**
 * What is said of a failure of the browser itself: it crashed, it was not there in time, or made no page in time. Only a test that failed
 * so has a second try. A page that does not show what is expected says none of this.
 */
export const BROWSER_FAILED =
  /Page crashed|Target crashed|browser has been closed|(?:^|\s)(?:browserType|browser|browserContext)\.\w+: Timeout/;
