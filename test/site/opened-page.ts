import { expect } from "vitest";
import { axeViolations } from "./axe.ts";
import { PAGES } from "./built-site.ts";
import { type Page, perform } from "./page.ts";

const ANSWERING: readonly string[] = Object.values(PAGES.start);

/** Checks that a page has no serious violation of accessibility, its details open and the examples answered that it sends. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  if (ANSWERING.includes(name)) {
    for (const place of [0, 1, 2]) await page.locator(".call button.send").nth(place).click();
    await page.locator(".tree").nth(2).waitFor();
  }
  await perform(page, "document.querySelectorAll('details').forEach((d) => { d.open = true; })");
  expect(await axeViolations(page, { least: "serious" })).toEqual([]);
}
