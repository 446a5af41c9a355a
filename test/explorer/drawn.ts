import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Waits until a view is there: its title, and nothing that is still awaited. */
export async function drawn(page: Page): Promise<void> {
  await page.locator("main h1").first().waitFor();
  await expect.poll(() => page.locator(".skeleton").count(), { timeout: 15_000 }).toBe(0);
}
