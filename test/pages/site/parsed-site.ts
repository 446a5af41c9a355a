/** The pages of a site as an independent, strict parser reads them. */

import { beforeAll } from "vitest";
import { ALL_PAGES, type BuiltSite, sharedSite } from "./built-site.ts";
import { type Element, elementsOf } from "./parsed-page.ts";

/**
 * A site with the whole offline dataset, and the elements of each of its pages: there from the first test on.
 *
 * @example const { site, elements } = parsedSite(); // beside the hooks of a file, not inside a test
 */
export function parsedSite(): { site: BuiltSite; elements: ReadonlyMap<string, Element[]> } {
  const site = sharedSite("--download", "all");
  const elements = new Map<string, Element[]>();
  beforeAll(() => {
    for (const name of ALL_PAGES) elements.set(name, elementsOf(site.text(name)));
  });
  return { site, elements };
}
