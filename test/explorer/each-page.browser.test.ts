import { describe, it } from "vitest";
import { serveTree } from "../../generator/cli/start-server.ts";
import { browsedSite } from "../site/browsed-site.ts";
import { CHROMIUM_IS_HERE } from "../site/chromium.ts";
import { PAGES } from "./addresses.ts";
import { reusedPage } from "./reused-page.ts";
import { PHONE } from "./scenes.ts";
import { expectWholeView } from "./whole-view.ts";

describe.skipIf(!CHROMIUM_IS_HERE)("each page of the explorer (skipped where /usr/bin/chromium is absent)", () => {
  const site = browsedSite(({ dir }) => serveTree(dir, 0, "127.0.0.1"));
  // Where it fails first: a narrow window, and the colours that fewer people look at.
  const reused = reusedPage(site, "en/explore/", { viewport: PHONE, colorScheme: "dark" });

  it.each(PAGES)("%s: is whole and accessible", async (_, hash) => {
    const [page, seen] = await reused.open(hash);
    await expectWholeView(page, hash, seen);
  });
});
