import { expect } from "vitest";
import { axeViolations } from "./axe.ts";
import { type Page, perform } from "./page.ts";

/** Checks that a page has no serious violation of accessibility, its details open. */
export async function expectAccessible(page: Page): Promise<void> {
  await perform(page, "document.querySelectorAll('details').forEach((d) => { d.open = true; })");
  expect(await axeViolations(page, { least: "serious" })).toEqual([]);
}
