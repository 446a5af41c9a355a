/** A page that the Service Worker answers for. */

import { answerFrom, type Page } from "../pages/site/page.ts";
import type { Ask, Seen } from "./ask.ts";

/** Installs the worker and waits until it answers for the page. */
export async function install(page: Page): Promise<void> {
  await answerFrom(
    page,
    `new Promise((done) => {
    const { serviceWorker } = navigator;
    if (serviceWorker.controller) return done();
    serviceWorker.addEventListener("controllerchange", () => done());
    serviceWorker.register("sw.js");
  })`,
  );
}

/** Asks from inside a page; the target follows the root. */
export const asking =
  (page: Page, root: string): Ask =>
  (method, target, headers) =>
    answerFrom<Seen>(
      page,
      `(async () => {
      const response = await fetch(${JSON.stringify(root + target.slice(1))}, ${JSON.stringify({ method, headers })});
      const body = await response.text();
      return { status: response.status, headers: Object.fromEntries(response.headers), body };
    })()`,
    );
