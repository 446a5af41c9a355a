/** A real browser for the tests of the pages. */

import { existsSync } from "node:fs";
import { type Browser, chromium, type Page } from "playwright-core";

/** Debian's packages of these names, the better first: without windows the same engine takes a third of the processor. */
const PACKAGES = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"] as const;

export const CHROMIUM = PACKAGES.find((program) => existsSync(program)) ?? "/usr/bin/chromium";

/** Whether the browser is on this machine. */
export const CHROMIUM_IS_HERE = existsSync(CHROMIUM);

/** Starts the browser so that it calls nobody by itself. */
export function launch(): Promise<Browser> {
  const args = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ];
  return chromium.launch({ executablePath: CHROMIUM, args });
}

/** What goes wrong on a page while it is used: requests to other hosts, errors of the console, exceptions. */
export function watch(page: Page, origin: string): string[] {
  const seen: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !url.startsWith("data:")) seen.push(`request: ${url}`);
  });
  page.on("console", (message) => {
    if (message.type() === "error") seen.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => seen.push(`exception: ${error.message}`));
  return seen;
}
