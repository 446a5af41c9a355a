import type { Page } from "playwright-core";

/** Waits until a view is there: its title, and all that it asked for. */
export async function drawn(page: Page): Promise<void> {
  await page.locator("main[data-settled] h1").first().waitFor();
}
