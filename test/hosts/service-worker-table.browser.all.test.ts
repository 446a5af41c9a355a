import { describe } from "vitest";
import { CHROMIUM_IS_HERE, suiteBrowser } from "../site/chromium.ts";
import { REQUESTS } from "./requests.ts";
import { workerTable } from "./worker-table.ts";

describe.skipIf(!CHROMIUM_IS_HERE)("the Service Worker (skipped where /usr/bin/chromium is absent)", () => {
  const browser = suiteBrowser();
  workerTable(browser, "azure-swa", REQUESTS);
  workerTable(browser, "github-pages", REQUESTS);
  workerTable(browser, "gitlab-pages", REQUESTS);
});
