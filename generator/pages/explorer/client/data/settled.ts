/** Whether the page has drawn all that it asked for: `<main>` then has the attribute `data-settled`. */

import { useLayoutEffect } from "preact/hooks";

let awaited = 0;

function countAwaited(more: 1 | -1): void {
  awaited += more;
  document.querySelector("main")?.toggleAttribute("data-settled", awaited === 0);
}

/**
 * Says that the page is not settled for as long as a part of it waits: for an answer, a script, or a moment to draw the rest.
 *
 * @example useAwaited(answer.state === "waiting");
 */
export function useAwaited(waits: boolean): void {
  // At once, and not after the next frame: what follows in the same drawing takes over before anybody can look.
  useLayoutEffect(() => {
    if (!waits) return;
    countAwaited(1);
    return () => countAwaited(-1);
  }, [waits]);
}

/**
 * Calls back when the page has nothing better to do.
 *
 * @returns ends the wait
 */
export function whenIdle(work: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(work, 50);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 500 });
  return () => cancelIdleCallback(handle);
}
