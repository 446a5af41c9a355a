import { expect } from "vitest";
import { axeViolations } from "../site/axe.ts";
import type { Page } from "../site/page.ts";

/**
 * Checks a view of the explorer that has just been opened: it has a title, is accessible, fits its window, and nothing went wrong.
 *
 * @param hash where it was opened: `#/ddl`
 * @param seen what went wrong on the page
 */
export async function expectWholeView(page: Page, hash: string, seen: readonly string[]): Promise<void> {
  await drawn(page);
  await expect.poll(() => page.locator("main h1").count()).toBe(1);
  await expect.poll(() => page.title()).not.toBe("");
  // An address that no view knows would have become a search.
  await expect.poll(() => page.evaluate("location.hash.split('?')[0]")).toBe(hash.split("?")[0]);
  expect(await axeViolations(page)).toEqual([]);
  await expect.poll(() => page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0);
  // A page that is not here is a 404, which the console of the browser tells by itself.
  expect(seen.filter((line) => !line.includes("the server responded with a status of 404"))).toEqual([]);
}

/** Waits until a view is there: its title, and all that it asked for. */
export async function drawn(page: Page): Promise<void> {
  await page.locator("main[data-settled] h1").first().waitFor();
}
