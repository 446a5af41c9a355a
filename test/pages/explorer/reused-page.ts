import { beforeAll } from "vitest";
import type { BrowsedSite } from "../site/browsed-site.ts";
import type { Page, PageOptions } from "../site/page.ts";

/**
 * A page of the browser that shows one view of the explorer after the other, each loaded anew: a page of its own for each takes longer
 * than all that is looked at.
 *
 * @param folder where the explorer is: `esplora/`
 * @returns what opens a view, and tells what goes wrong on it while it is used
 * @example const [page, seen] = await reusedPage(site, "esplora/", { viewport: DESK }).open("#/ddl");
 */
export function reusedPage(site: BrowsedSite, folder: string, options: PageOptions) {
  let page: Page;
  let seen: string[];
  const openAnew = async () => {
    [page, seen] = await site.open(`${folder}#/registro`, options);
  };
  beforeAll(openAnew);
  return {
    async open(hash: string): Promise<[Page, readonly string[]]> {
      // It has crashed.
      if (page.isClosed()) await openAnew();
      // In between, as an address that differs in its hash alone loads nothing.
      await page.goto("about:blank");
      seen.length = 0;
      await page.goto(`${site.origin}/${folder}${hash}`);
      return [page, seen];
    },
  };
}
